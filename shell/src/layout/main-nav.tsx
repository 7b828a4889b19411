import { css } from '@emotion/react';
import { below, space } from '@storefront/shared/ui/tokens';
import { useRef } from 'react';
import { NavLink } from 'react-router-dom';

import { MegaMenu } from './mega-menu';
import { moveFocus } from './move-focus';
import { navLinkStyles } from './nav-link.styles';
import { useMenus } from './use-menus';
import { useSite } from './use-site';

const HORIZONTAL = { next: 'ArrowRight', previous: 'ArrowLeft' } as const;

/** Main navigation on wide screens (HDR-02). */
export function MainNav() {
  const menus = useMenus();
  const { navigation } = useSite();
  const nav = useRef<HTMLElement>(null);

  return (
    <nav
      ref={nav}
      aria-label="Main"
      css={navStyles}
      onKeyDown={(event) => {
        const sideways = event.key === HORIZONTAL.next || event.key === HORIZONTAL.previous;
        if (sideways && moveFocus(nav.current, event.key, HORIZONTAL)) event.preventDefault();
      }}
    >
      {navigation.entries.map(({ label, path, columns }) =>
        path === null ? (
          <MegaMenu key={label} label={label} columns={columns} menus={menus} />
        ) : (
          <NavLink key={label} to={path} end={path === '/'} css={navLinkStyles}>
            {label}
          </NavLink>
        ),
      )}
    </nav>
  );
}

const navStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  ${below.large} {
    display: none;
  }
`;
