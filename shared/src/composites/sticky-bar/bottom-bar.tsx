import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { color, family, from, shadow, space, text } from '../../ui/tokens';

import { useBottomBar } from './use-bottom-bar';

interface BottomBarProps {
  /** Accessible name. */
  readonly label: string;
  readonly total: ReactNode;
  readonly action: ReactNode;
}

/** Renders the price and the next step in a fixed bar at the bottom of phone screens (usability rule 38). */
export function BottomBar({ label, total, action }: BottomBarProps) {
  const { bar, spaceForBar } = useBottomBar();
  return (
    <section css={barStyles} aria-label={label} {...bar}>
      <div css={totalStyles}>{total}</div>
      <div css={actionStyles}>{action}</div>
      {spaceForBar}
    </section>
  );
}

const barStyles = css`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 0 ${space.m};
  min-height: calc(64px + env(safe-area-inset-bottom, 0px));
  padding: 0 ${space.m} env(safe-area-inset-bottom, 0px);
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  font: ${text.small} ${family.body};

  ${from.desktop} {
    display: none;
  }

  @media (forced-colors: active) {
    border-top: 1px solid CanvasText;
  }
`;

// Enlarged text leaves less than this width beside the action, which then wraps.
const totalStyles = css`
  flex: 1 1 4rem;
  min-width: 0;
`;

const actionStyles = css`
  flex: none;
  max-width: 100%;
  padding: ${space.xxs} 0;
`;
