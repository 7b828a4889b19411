import { css } from '@emotion/react';
import { color, radius } from '@storefront/shared/ui/tokens';

/** Bar for a percentage. Hidden from screen readers because the number is next to it. */
export function PercentageBar({ percent }: { readonly percent: number }) {
  return (
    <span css={trackStyles} aria-hidden>
      <span css={[fillStyles, css({ width: `${percent}%` })]} />
    </span>
  );
}

const trackStyles = css`
  display: block;
  overflow: hidden;
  height: 8px;
  border-radius: ${radius.pill};
  background: ${color.skeleton};

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

const fillStyles = css`
  display: block;
  height: 100%;
  border-radius: ${radius.pill};
  background: ${color.action};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
