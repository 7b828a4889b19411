import { css } from '@emotion/react';

import { color } from '../../ui/tokens';

import { BRITISH_ISLES, type Coordinate } from './british-isles';
import { MapPinMark } from './map-pin';
import { MAP_SIZE, project, type Place } from './projection';

interface BritishIslesMapProps extends Place {
  /** Name of the place: "Map of Great Britain and Ireland with a pin at {name}". */
  readonly name: string;
}

/** Renders a map of Great Britain and Ireland with a pin, as an image. It needs no request: the data is bundled. */
export function BritishIslesMap({ name, latitude, longitude }: BritishIslesMapProps) {
  const { x, y } = project({ latitude, longitude });
  return (
    <svg
      role="img"
      aria-label={`Map of Great Britain and Ireland with a pin at ${name}`}
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      css={drawingStyles}
    >
      <path d={LAND_PATH} css={landStyles} />
      <MapPinMark x={x} y={y} />
    </svg>
  );
}

const LAND_PATH = BRITISH_ISLES.map(outline).join('');

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
