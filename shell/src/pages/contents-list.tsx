import { css } from '@emotion/react';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';

import { SectionLink } from './section-link';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

/** Table of contents of a long page, as links. On wide screens it stays visible beside the text. */
export function ContentsList({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-labelledby="contents-title" css={boxStyles}>
      <h2 id="contents-title" css={titleStyles}>
        On this page
      </h2>
      <ol css={listStyles}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <SectionLink id={id} css={entryStyles}>
              {title}
            </SectionLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const boxStyles = css`
  padding: ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${from.large} {
    position: sticky;
    top: 96px;
    align-self: start;
    max-height: calc(100vh - 120px);
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`;

const titleStyles = css`
  margin: 0 0 ${space.xs};
  font: 700 ${text.body} ${family.heading};
  color: ${color.ink};
`;

const listStyles = css`
  display: grid;
  padding: 0;
  list-style: none;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.m};
  }

  ${from.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const entryStyles = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: ${space.xxs} 0;
  font: ${text.body} ${family.body};
  color: ${color.action};
  text-decoration: none;

  &:hover {
    color: ${color.actionHover};
    text-decoration: underline;
  }

  ${from.large} {
    min-height: 36px;
    font: ${text.small} ${family.body};
  }
`;
