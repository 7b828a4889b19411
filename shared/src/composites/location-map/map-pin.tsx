import { css } from '@emotion/react';

import { color } from '../../ui/tokens';

/** Renders a map pin inside an SVG; its tip is at the point `x`, `y` (drawing units). */
export function MapPinMark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r="15" css={haloStyles} />
      <path d="M0 0c-5-8-11-14-11-22a11 11 0 1 1 22 0C11-14 5-8 0 0z" css={pinStyles} />
      <circle cy="-22" r="4" css={eyeStyles} />
    </g>
  );
}

const haloStyles = css`
  fill: ${color.action};
  opacity: 0.15;
`;

const pinStyles = css`
  fill: ${color.action};
  stroke: ${color.surface};
  stroke-width: 1.5;
`;

const eyeStyles = css`
  fill: ${color.surface};
`;
