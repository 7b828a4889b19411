import { css } from '@emotion/react';
import { below, color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { ExternalLink, FileText, Footprints, Images, LogOut, Rocket, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';

import { ROLE_NAMES } from '../api/accounts';
import { useSession } from '../session/session';
import { STRIP_HEIGHT, TourStrip } from '../tour/tour-strip';
import { useTour } from '../tour/use-tour';
import { shopOrigin } from './page-settings';

/** Renders the bar of the studio and the current screen. Its dark colour distinguishes it from the shop. */
export function StudioFrame() {
  const { account, signOut } = useSession();
  const tour = useTour();
  const { pathname } = useLocation();
  return (
    <div css={tour.isOpen && tourStyles}>
      <header css={barStyles}>
        <span css={brandStyles}>Studio</span>
        <nav aria-label="Studio" css={navStyles}>
          <BarLink to="/" icon={<FileText size={18} aria-hidden />}>
            Documents
          </BarLink>
          <BarLink to="/media" icon={<Images size={18} aria-hidden />}>
            Pictures
          </BarLink>
          <BarLink to="/releases" icon={<Rocket size={18} aria-hidden />}>
            Releases
          </BarLink>
          <BarLink to="/accounts" icon={<Users size={18} aria-hidden />}>
            {account.role === 'admin' ? 'People' : 'My account'}
          </BarLink>
        </nav>
        <button type="button" css={actionStyles} aria-pressed={tour.isOpen} onClick={tour.toggle}>
          <Footprints size={18} aria-hidden />
          First steps
        </button>
        <a css={actionStyles} href={shopOrigin()} target="_blank" rel="noreferrer">
          <ExternalLink size={18} aria-hidden />
          Open the shop
        </a>
        <span css={personStyles}>
          <strong>{account.name}</strong>
          <span>{ROLE_NAMES[account.role]}</span>
        </span>
        <button type="button" css={actionStyles} onClick={() => void signOut()}>
          <LogOut size={18} aria-hidden />
          Sign out
        </button>
      </header>
      {tour.isOpen && (
        <TourStrip
          accountRole={account.role}
          hasDocument={pathname.startsWith('/documents/')}
          onLeave={tour.leave}
        />
      )}
      <Outlet />
    </div>
  );
}

function BarLink({
  to,
  icon,
  children,
}: {
  readonly to: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <NavLink to={to} end css={linkStyles}>
      {icon}
      {children}
    </NavLink>
  );
}

/** Height of the bar on large screens, which the panes of the editor subtract. */
export const BAR_HEIGHT = '60px';
/** Height of the screen below the bar, and below the tour while it is open. */
export const SCREEN_HEIGHT = `calc(100dvh - ${BAR_HEIGHT} - var(--tour-height, 0px))`;

const tourStyles = css`
  --tour-height: ${STRIP_HEIGHT};
`;

const barStyles = css`
  position: sticky;
  z-index: 10;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${space.m};
  height: ${BAR_HEIGHT};
  padding: 0 ${space.l};
  background: ${color.ink};
  color: ${color.onAction};
  font: ${text.small} ${family.body};

  ${below.large} {
    position: static;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.s};
    height: auto;
    min-height: ${BAR_HEIGHT};
    padding: ${space.xs} ${space.s};
  }
`;

const brandStyles = css`
  font: 700 ${text.h4} ${family.heading};
`;

const navStyles = css`
  display: flex;
  flex: 1;
  gap: ${space.xxs};

  /* With the brand in the first row; the actions follow in the second. */
  ${below.large} {
    flex: 1 0 calc(100% - 120px);
    flex-wrap: wrap;
  }

  /* A row of its own below brand and person. Four names fit beside each other without their icons. */
  ${below.small} {
    flex: 1 0 100%;
    order: 1;
  }
`;

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 40px;
  padding: 0 ${space.s};
  border-radius: ${radius.field};
  color: inherit;
  font: 600 ${text.small} ${family.body};
  text-decoration: none;

  @media (pointer: coarse) {
    min-height: 44px;
  }

  ${below.small} {
    padding: 0 ${space.xs};

    & > svg {
      display: none;
    }
  }

  &:hover,
  &.active {
    background: color-mix(in srgb, ${color.surface} 16%, transparent);
  }
`;

const actionStyles = css`
  ${linkStyles};
  border: 1px solid color-mix(in srgb, ${color.surface} 40%, transparent);
  background: transparent;
  cursor: pointer;

  ${below.small} {
    order: 2;
  }
`;

const personStyles = css`
  display: grid;

  ${below.small} {
    flex: 1;
    text-align: right;
  }
`;
