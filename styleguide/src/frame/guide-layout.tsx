import { css } from '@emotion/react';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { Link, NavLink, Outlet } from 'react-router-dom';

import type { ExampleGroup } from '../example';
import { EXAMPLES } from '../examples';

import { slugOf } from './slug-of';

const GROUPS: readonly ExampleGroup[] = [...new Set(EXAMPLES.map(({ group }) => group))];

/** Renders the menu of components and the current page beside it. */
export function GuideLayout() {
  return (
    <div css={layoutStyles}>
      <header css={headStyles}>
        <Link to="/" css={brandStyles}>
          Style guide
        </Link>
        <nav aria-label="Components" css={navStyles}>
          {GROUPS.map((group) => (
            <details key={group} open css={groupStyles}>
              <summary css={summaryStyles}>{group}</summary>
              <ul css={listStyles}>
                {EXAMPLES.filter((example) => example.group === group).map(({ title }) => (
                  <li key={title}>
                    <NavLink to={`/${slugOf(title)}`} css={linkStyles}>
                      {title}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      </header>
      <main css={mainStyles}>
        <Outlet />
      </main>
    </div>
  );
}

const layoutStyles = css`
  ${from.large} {
    display: grid;
    grid-template-columns: 260px minmax(0, 1fr);
    min-height: 100vh;
  }
`;

const headStyles = css`
  padding: ${space.m};
  background: ${color.surfaceAlt};

  ${from.large} {
    position: sticky;
    top: 0;
    height: 100vh;
    overflow-y: auto;
  }
`;

const brandStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${color.ink};
  font: 700 ${text.h4} ${family.heading};
  text-decoration: none;
`;

const navStyles = css`
  display: none;

  ${from.large} {
    display: grid;
    gap: ${space.xs};
  }
`;

const groupStyles = css`
  font: ${text.body} ${family.body};
`;

const summaryStyles = css`
  padding: ${space.xs} 0;
  color: ${color.inkSoft};
  font: 600 ${text.small} ${family.body};
  cursor: pointer;
`;

const listStyles = css`
  padding: 0;
  list-style: none;
`;

const linkStyles = css`
  display: flex;
  align-items: center;
  min-height: 32px;
  padding: 0 ${space.s};
  border-left: 3px solid transparent;
  color: ${color.ink};
  text-decoration: none;

  &.active {
    border-color: ${color.action};
    color: ${color.action};
    font-weight: 600;
  }
`;

const mainStyles = css`
  padding: ${space.l} ${space.m} ${space.section};

  ${from.desktop} {
    padding: ${space.xl};
  }
`;
