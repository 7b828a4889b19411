import { css } from '@emotion/react';
import { below } from '@storefront/shared/ui/tokens';

/** Hides Book Now of the offer on phones, where the bar at the bottom has it: one call to action is in view. */
export const inBarStyles = css`
  ${below.desktop} {
    display: none;
  }
`;
