import { css } from '@emotion/react';
import { DESTINATION_COLUMNS, HOLIDAY_COLUMNS } from '@storefront/shared/catalogue/navigation';
import { phoneHref } from '@storefront/shared/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { Container } from '@storefront/shared/ui/container';
import { color, from, shadow, space } from '@storefront/shared/ui/tokens';
import { Phone } from 'lucide-react';
import { NavLink } from 'react-router';

import { Brand } from './brand';
import { MegaMenu } from './mega-menu';
import { MobileMenu } from './mobile-menu';
import { navLinkStyles } from './nav-link.styles';

/** Main navigation: menus on wide screens, a hamburger with an accordion on phones. */
export function SiteHeader() {
  const { phone } = useRuntime().config.seller;

  return (
    <header css={headerStyles}>
      <Container>
        <div css={rowStyles}>
          <Brand />
          <nav aria-label="Main" css={navStyles}>
            <NavLink to="/" end css={navLinkStyles}>
              Home
            </NavLink>
            <MegaMenu label="Destinations" columns={DESTINATION_COLUMNS} />
            <MegaMenu label="Holidays" columns={HOLIDAY_COLUMNS} />
            <NavLink to="/all-deals" css={navLinkStyles}>
              All Deals
            </NavLink>
            <NavLink to="/cruise-deals" css={navLinkStyles}>
              Cruise Deals
            </NavLink>
          </nav>
          <a href={phoneHref(phone)} css={[...buttonStyles({ look: 'outline' }), phoneStyles]}>
            <Phone size={20} aria-hidden />
            <span>{phone}</span>
          </a>
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}

const headerStyles = css`
  position: sticky;
  z-index: 40;
  top: 0;
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

const rowStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.l};
  min-height: 64px;

  ${from.large} {
    min-height: 76px;
  }
`;

const navStyles = css`
  display: none;

  ${from.large} {
    display: flex;
    align-items: center;
    gap: ${space.xs};
  }
`;

const phoneStyles = css`
  display: none;
  margin-left: auto;

  ${from.large} {
    display: inline-flex;
  }
`;
