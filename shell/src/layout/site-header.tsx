import { css } from '@emotion/react';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { Container } from '@storefront/shared/ui/container';
import { below, color, from, motion, shadow, space } from '@storefront/shared/ui/tokens';
import { Phone } from 'lucide-react';

import { Brand } from './brand';
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
            <a
              href={phoneHref(phone)}
              aria-label={`Call ${phone}`}
              css={[...buttonStyles({ look: 'outline' }), phoneStyles]}
            >
              <Phone size={20} aria-hidden />
              <span>{phone}</span>
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
  height: 64px;
  pointer-events: none;
  transition: transform ${motion.panel} ease-out;

  ${from.large} {
    height: 76px;
  }

  &[data-state='hidden']:not(:focus-within, :has([aria-expanded='true'])) {
    transform: translateY(-100%);
  }

  @media print {
    position: static;
  }
`;

const barStyles = css`
  position: relative;
  height: 100%;
  background: ${color.surface};
  box-shadow: ${shadow.card};
  pointer-events: auto;

  [data-state='compact'] > &,
  [data-state='hidden'] > & {
    height: 56px;
  }

  & > div {
    height: 100%;
  }
`;

const rowStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.l};
  height: 100%;
`;

const phoneStyles = css`
  margin-left: auto;

  ${below.large} {
    display: none;
  }
`;
