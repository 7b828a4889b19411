import { css } from '@emotion/react';

/**
 * Styles for the selected state of a control under forced colours (Windows high contrast), where our background
 * colours are ignored. Include them in the rule of the selected state.
 */
export const selectedInForcedColours = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;
