import { css } from '@emotion/react';
import { selectedInForcedColours } from '@storefront/shared/ui/forced-colours';
import { color, family, motion, radius, shadow, space, text } from '@storefront/shared/ui/tokens';

/** The click target: the pill, enlarged for touch. */
export const targetStyles = css`
  position: absolute;
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  cursor: pointer;
  pointer-events: auto;
  transform: translate(-50%, -50%);
  transition: transform ${motion.small} ease-out;

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media (pointer: coarse) {
    &::before {
      content: '';
      position: absolute;
      inset: -6px;
    }
  }
`;

export const frontStyles = css`
  transform: translate(-50%, -50%) scale(1.12);
`;

export const pillStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xxs};
  height: 2rem;
  padding: 0 0.6875rem;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  font: 700 ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
  white-space: nowrap;

  button:hover > & {
    border-color: ${color.action};
  }
`;

export const groupStyles = css`
  padding-left: 0.25rem;
`;

export const mutedStyles = css`
  background: ${color.surfaceAlt};
  box-shadow: none;
  font-weight: 500;
  color: ${color.inkFaint};
`;

/** The number of hotels in the pill. */
export const countStyles = css`
  display: grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  padding: 0 ${space.xxs};
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.surface};

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

/** Filled, larger and with a pointer, so that the selection does not depend on colour alone. */
export const selectedStyles = css`
  border-color: ${color.action};
  background: ${color.action};
  color: ${color.onAction};
  ${selectedInForcedColours}

  &::after {
    content: '';
    position: absolute;
    top: 100%;
    left: 50%;
    border: 6px solid transparent;
    border-top-color: ${color.action};
    transform: translateX(-50%);
  }

  @media (forced-colors: active) {
    &::after {
      border-top-color: Highlight;
    }
  }
`;
