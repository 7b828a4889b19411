/* Styles of the slider, also while its code is not loaded. */
import { css } from '@emotion/react';

import { color, radius, shadow } from './tokens';

export const rangeControlStyles = css`
  display: flex;
  align-items: center;
  height: 44px;
  padding-inline: 14px;
  touch-action: pan-y;
  user-select: none;
`;

export const rangeTrackStyles = css`
  width: 100%;
  height: 6px;
  border-radius: ${radius.pill};
  background: ${color.lineSoft};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const rangeFilledStyles = css`
  border-radius: ${radius.pill};
  background: ${color.action};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

export const rangeThumbStyles = css`
  width: 28px;
  height: 28px;
  border: 2px solid ${color.action};
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;
