import { css } from '@emotion/react';
import { DESTINATION_COLUMNS, HOLIDAY_COLUMNS } from '@storefront/shared/domain/catalogue/navigation';
import { below, space } from '@storefront/shared/ui/tokens';
import { useRef } from 'react';
import { NavLink } from 'react-router-dom';

import { MegaMenu } from './mega-menu';
import { moveFocus } from './move-focus';
import { navLinkStyles } from './nav-link.styles';
import { useMenus } from './use-menus';

const HORIZONTAL = { next: 'ArrowRight', previous: 'ArrowLeft' } as const;

/** Main navigation on wide screens (HDR-02). */
export function MainNav() {
  const menus = useMenus();
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
      <NavLink to="/" end css={navLinkStyles}>
        Home
      </NavLink>
      <MegaMenu label="Destinations" columns={DESTINATION_COLUMNS} menus={menus} />
      <MegaMenu label="Holidays" columns={HOLIDAY_COLUMNS} menus={menus} />
      <NavLink to="/all-deals" css={navLinkStyles}>
        All Deals
      </NavLink>
      <NavLink to="/cruise-deals" css={navLinkStyles}>
        Cruise Deals
      </NavLink>
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
