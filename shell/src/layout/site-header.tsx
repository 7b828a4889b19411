import { css } from '@emotion/react';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { Container } from '@storefront/shared/ui/container';
import { below, color, motion, shadow, space } from '@storefront/shared/ui/tokens';
import { visuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Phone } from 'lucide-react';

import { Brand } from './brand';
import { HelpWidget } from './help-widget';
import { MainNav } from './main-nav';
import { MobileMenu } from './mobile-menu';
import { useHeaderState } from './use-header-state';

/** Header with the main navigation: menus on wide screens, a hamburger menu on phones. */
export function SiteHeader() {
  const { phone } = useRuntime().config.seller;
  const state = useHeaderState();

  return (
    <header css={headerStyles} data-state={state}>
      <div css={barStyles}>
        <Container>
          <div css={rowStyles}>
            <Brand />
            <MainNav />
            <HelpWidget />
            <a
              href={phoneHref(phone)}
              aria-label={`Call ${phone}`}
              css={[...buttonStyles({ look: 'outline' }), phoneStyles]}
            >
              <Phone size={20} aria-hidden />
              <span css={phoneTextStyles}>{phone}</span>
            </a>
            <MobileMenu />
          </div>
        </Container>
      </div>
    </header>
  );
}

// The header keeps its height in the page flow when it shrinks, so that the page does not jump.
const headerStyles = css`
  position: sticky;
  z-index: 40;
  top: 0;
  min-height: 64px;
  pointer-events: none;
  transition: transform ${motion.panel} ease-out;

  &[data-state='hidden']:not(:focus-within, :has([aria-expanded='true'])) {
    transform: translateY(-100%);
  }

  @media print {
    position: static;
  }
`;

const barStyles = css`
  position: relative;
  display: grid;
  align-items: center;
  min-height: 64px;
  background: ${color.surface};
  box-shadow: ${shadow.card};
  pointer-events: auto;

  [data-state='compact'] > &,
  [data-state='hidden'] > & {
    min-height: 56px;
  }
`;

/** Wraps when the text is enlarged: at 200% the menus and the phone number need lines of their own (WCAG 1.4.4). */
const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
`;

/** The trust bar has the number too. Beside the menus there is room for it only on wider screens. */
const phoneTextStyles = css`
  @media (max-width: 1279.98px) {
    ${visuallyHidden}
  }
`;

const phoneStyles = css`
  @media (max-width: 1279.98px) {
    padding: 0 11px;
  }

  ${below.large} {
    display: none;
  }
`;
