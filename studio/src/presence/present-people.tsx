import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';

/** Renders who else has a document open; nothing when nobody has. */
export function PresentPeople({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div css={rowStyles}>
      {names.map((name) => (
        <span key={name} css={initialsStyles} aria-hidden>
          {initialsOf(name)}
        </span>
      ))}
      <span>{presenceText(names)}</span>
    </div>
  );
}

/** Returns who is editing, such as `Ann Lee and Ben Cox are editing`. */
export function presenceText(names: readonly string[]): string {
  const list = new Intl.ListFormat('en-GB').format(names);
  return `${list} ${names.length === 1 ? 'is' : 'are'} editing`;
}

function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  return [parts[0], parts.length > 1 ? parts.at(-1) : '']
    .map((part) => part?.charAt(0).toUpperCase())
    .join('');
}

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs};
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};
`;

const initialsStyles = css`
  display: inline-grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.pill};
  background: ${color.action};
  color: ${color.onAction};
  font: 700 ${text.caption} ${family.body};
`;
