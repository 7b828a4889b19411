import { css } from '@emotion/react';

/** Marks what is chosen where the reader's own colours replace ours and a background no longer tells. */
export const chosenInForcedColours = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;
