import { css } from '@emotion/react';
import { onDemand } from '@storefront/shared/ui/on-demand/on-demand';
import { OnDemandOverlay } from '@storefront/shared/ui/on-demand/on-demand-overlay';
import { below, color, from, radius } from '@storefront/shared/ui/tokens';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './mobile-menu-box'));

/** Hamburger button and accordion menu on phones (HDR-05). */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);

  return (
    <div css={phoneOnly}>
      <button
        type="button"
        css={burgerStyles}
        aria-label="Menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={source.preload}
        onFocus={source.preload}
      >
        <Menu size={24} aria-hidden />
      </button>
      <OnDemandOverlay source={source} open={open} onCancel={() => setOpen(false)}>
        {({ MobileMenuBox }) => <MobileMenuBox open={open} onOpenChange={setOpen} />}
      </OnDemandOverlay>
    </div>
  );
}

const phoneOnly = css`
  ${below.desktop} {
    margin-left: auto;
  }

  ${from.large} {
    display: none;
  }
`;

const burgerStyles = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.ink};
  cursor: pointer;
`;
