import { css } from '@emotion/react';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import { OfflineNotice } from '../notices/offline-notice';
import { UpdateNotice } from '../notices/update-notice';

import { CallBar } from './call-bar';
import { RouteProgress } from './route-progress';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { TrustBar } from './trust-bar';

/** Layout around every page. It stays mounted when the page changes; help has the same position in all (WCAG 3.2.6). */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a href="#content" css={skipStyles}>
        Skip to the content
      </a>
      <RouteProgress />
      <TrustBar />
      <SiteHeader />
      <main id="content" tabIndex={-1} css={mainStyles}>
        {children}
      </main>
      <HydrationSection>
        <SiteFooter />
      </HydrationSection>
      <OfflineNotice />
      <UpdateNotice />
      <CallBar />
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

const mainStyles = css`
  min-height: 60vh;
  padding-bottom: ${space.xxl};

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
