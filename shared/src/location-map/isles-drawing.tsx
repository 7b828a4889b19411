import { css } from '@emotion/react';

import { color } from '../ui/tokens';

import { BRITISH_ISLES, type Coordinate } from './british-isles';
import { MAP_SIZE, project, type Place } from './projection';

interface IslesDrawingProps extends Place {
  /** Of the place, in words: "Map of Great Britain and Ireland with a pin at …". */
  readonly name: string;
}

/** Great Britain and Ireland with a pin in them. Comes with the page: nobody else is asked for it. */
export function IslesDrawing({ name, latitude, longitude }: IslesDrawingProps) {
  const { x, y } = project({ latitude, longitude });
  return (
    <svg
      role="img"
      aria-label={`Map of Great Britain and Ireland with a pin at ${name}`}
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      css={drawingStyles}
    >
      <path d={LAND} css={landStyles} />
      <circle cx={x} cy={y} r="15" css={haloStyles} />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <path d="M0 0c-5-8-11-14-11-22a11 11 0 1 1 22 0C11-14 5-8 0 0z" css={pinStyles} />
        <circle cy="-22" r="4" css={eyeStyles} />
      </g>
    </svg>
  );
}

const LAND = BRITISH_ISLES.map(outline).join('');

function outline(coast: readonly Coordinate[]): string {
  const points = coast.map(([longitude, latitude]) => {
    const { x, y } = project({ latitude, longitude });
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

const drawingStyles = css`
  display: block;
  width: 100%;
  height: 100%;
`;

const landStyles = css`
  fill: ${color.surface};
  stroke: ${color.line};
  stroke-width: 1;
  stroke-linejoin: round;
`;

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
