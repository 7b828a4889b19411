import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import { SectionAnchor } from '../layout/section-anchor';

export interface SectionLink {
  /** Id of the section. */
  readonly id: string;
  readonly label: string;
}

/** Links to the sections of a long page, in their order. */
export function SectionLinks({ sections }: { readonly sections: readonly SectionLink[] }) {
  return (
    <nav aria-label="On this page">
      <ul css={listStyles}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <SectionAnchor target={id}>{label}</SectionAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const listStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  padding: 0;
  border-bottom: 1px solid ${color.lineSoft};
  list-style: none;
  font: 600 ${text.small} ${family.body};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }
`;
