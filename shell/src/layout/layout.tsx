import { css } from '@emotion/react';
import { findPattern } from '@storefront/shared/contracts/path-owner';
import { isBookingPath } from '@storefront/shared/domain/booking/booking-path';
import { MANAGE_LINK } from '@storefront/shared/domain/catalogue/manage-link';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { OfflineNotice } from '../notices/offline-notice';
import { UpdateNotice } from '../notices/update-notice';

import { CallBar } from './call-bar';
import { CheckoutFooter } from './checkout-footer';
import { CheckoutHeader } from './checkout-header';
import { RouteProgress } from './route-progress';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SiteNotices } from './site-notices';
import { TrustBar } from './trust-bar';

/**
 * Layout around every page. It stays mounted when the page changes; help has the same position in all (WCAG 3.2.6). The
 * booking steps, and the booking afterwards, have a header and a footer without menus, offers and newsletter (DEC-175,
 * DEC-191).
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const isEnclosed = isBookingPath(pathname) || findPattern([MANAGE_LINK.path], pathname) !== null;
  return (
    <>
      <a href="#content" css={skipStyles}>
        Skip to the content
      </a>
      <RouteProgress />
      {isEnclosed ? (
        <CheckoutHeader />
      ) : (
        <>
          <SiteNotices />
          <TrustBar />
          <SiteHeader />
        </>
      )}
      <main id="content" tabIndex={-1} css={[mainStyles, isEnclosed && enclosedStyles]}>
        {children}
      </main>
      <HydrationSection>{isEnclosed ? <CheckoutFooter /> : <SiteFooter />}</HydrationSection>
      <OfflineNotice />
      <UpdateNotice />
      {!isEnclosed && <CallBar />}
    </>
  );
}

const skipStyles = css`
  position: absolute;
  z-index: 60;
  top: ${space.xs};
  left: ${space.xs};
  padding: ${space.s} ${space.m};
  background: ${color.surface};
  color: ${color.action};
  font: 600 ${text.body} ${family.body};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;

// The cards are white.
const enclosedStyles = css`
  background: ${color.surfaceAlt};
`;

const mainStyles = css`
  min-height: 60vh;
  padding-bottom: ${space.xxl};

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
