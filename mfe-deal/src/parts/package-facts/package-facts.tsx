import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';

import { SectionAnchor } from '../layout/section-anchor';

export interface PackageFact {
  /** Left out if it is empty. */
  readonly text: string;
  /** Where the fact is changed. */
  readonly change?: {
    /** `board`, as in "Change board". */
    readonly label: string;
    /** Id of the section or control. */
    readonly target: string;
  };
}

/** Lines that describe the package, with a link to the control of each. Renders nothing without lines. */
export function PackageFacts({ facts }: { readonly facts: readonly PackageFact[] }) {
  const present = facts.filter((fact) => fact.text !== '');
  if (present.length === 0) return null;
  return (
    <ul css={factsStyles}>
      {present.map(({ text: line, change }) => (
        <li key={line}>
          <span>{line}</span>
          {change && (
            <SectionAnchor target={change.target}>
              Change<VisuallyHidden> {change.label}</VisuallyHidden>
            </SectionAnchor>
          )}
        </li>
      ))}
    </ul>
  );
}

const factsStyles = css`
  display: grid;
  padding: 0;
  list-style: none;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    min-height: 28px;
  }

  & a {
    flex: none;
    padding: ${space.xxs} 0;
    font: 600 ${text.small} ${family.body};
  }

  // The whole row opens its control, because the link itself is too small for a finger.
  @media (pointer: coarse) {
    & li {
      position: relative;
      min-height: 44px;
    }

    & a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
