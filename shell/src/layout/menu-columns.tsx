import { css } from '@emotion/react';
import type { NavigationColumn } from '@storefront/shared/domain/catalogue/navigation';
import { Container } from '@storefront/shared/ui/container';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { MenuEntry } from './menu-entry';

/** Menu with one column per category. Six categories are arranged in three columns, with two links per row. */
export function MenuColumns({ columns }: { readonly columns: readonly NavigationColumn[] }) {
  const dense = columns.length > 4;
  return (
    <Container>
      <div css={[columnsStyles, dense ? denseStyles : plainStyles]}>
        {columns.map((column) => (
          <Column key={column.title} column={column} dense={dense} />
        ))}
      </div>
    </Container>
  );
}

function Column({ column, dense }: { readonly column: NavigationColumn; readonly dense: boolean }) {
  const { title, path, entries } = column;
  return (
    <section>
      <h2 css={titleStyles}>
        {path ? (
          <Link to={path} css={titleLinkStyles}>
            {title}
            <ChevronRight size={16} aria-hidden />
          </Link>
        ) : (
          title
        )}
      </h2>
      <ul css={[listStyles, dense && twoPerRowStyles]}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <MenuEntry {...entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const columnsStyles = css`
  display: grid;
  gap: ${space.l} ${space.xl};
`;

const plainStyles = css`
  grid-template-columns: repeat(4, minmax(0, 1fr));
`;

const denseStyles = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
`;

const titleStyles = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin: 0;
  border-bottom: 1px solid ${color.lineSoft};
  color: ${color.ink};
  font: 700 ${text.body} ${family.heading};
`;

const titleLinkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  min-height: 44px;
  color: inherit;
  text-decoration: none;

  &:hover {
    color: ${color.action};
    text-decoration: underline;
  }
`;

const listStyles = css`
  margin-top: ${space.xxs};
  padding: 0;
  list-style: none;
`;

const twoPerRowStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.s};
`;
