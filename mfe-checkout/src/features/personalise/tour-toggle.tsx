import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';

interface TourToggleProps {
  readonly name: string;
  readonly added: boolean;
  readonly onToggle: (added: boolean) => void;
}

/** Adds and removes a tour: a checkbox that looks like a button. */
export function TourToggle({ name, added, onToggle }: TourToggleProps) {
  return (
    <label css={toggleStyles} data-added={added}>
      <input
        type="checkbox"
        css={boxStyles}
        checked={added}
        onChange={({ target }) => onToggle(target.checked)}
      />
      <span>
        {added ? 'Added' : 'Add'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </span>
    </label>
  );
}

const toggleStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 44px;
  padding: ${space.xs} ${space.s};
  border: 1px solid ${color.action};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.action};
  font: 600 ${text.body} ${family.body};
  cursor: pointer;

  &[data-added='true'],
  &:hover {
    background: ${color.tint};
  }
`;

const boxStyles = css`
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${color.action};
  cursor: inherit;
`;
