import { css } from '@emotion/react';

import { airportName } from '../../domain/catalogue/airport-names';
import { color, family, space, text } from '../../ui/tokens';

import { coastlinePath } from './coastline-path';
import { mapViewOf, VIEW_SIZE } from './map-view';
import { MapPinMark } from './map-pin';
import type { Place } from './projection';

export interface CoastlineMapProps extends Place {
  /** Name of the place. */
  readonly name: string;
}

/**
 * Renders a map of any place in the world with a pin and the nearest arrival airport, as an image. It contains the
 * coastlines around ninety airports, so load it with `LazyCoastlineMap`.
 */
export function CoastlineMap({ name, latitude, longitude }: CoastlineMapProps) {
  const place = { latitude, longitude };
  const view = mapViewOf(place);
  const pin = view.pointOf(place);
  const { airport } = view;
  const arrival = airport && { name: airportName(airport.code), ...view.pointOf(airport) };

  return (
    <>
      <svg
        role="img"
        aria-label={`Map ${arrival ? `of the surroundings of ${arrival.name} ` : ''}with a pin at ${name}`}
        viewBox={`0 0 ${VIEW_SIZE} ${VIEW_SIZE}`}
        css={drawingStyles}
      >
        <path d={coastlinePath(view)} fillRule="evenodd" css={landStyles} />
        {arrival && (
          <>
            <circle cx={arrival.x} cy={arrival.y} r="4" css={airportStyles} />
            <text
              x={Math.min(VIEW_SIZE - HALF_LABEL_WIDTH, Math.max(HALF_LABEL_WIDTH, arrival.x))}
              // Above or below the airport, on the side away from the pin.
              y={arrival.y + (pin.y > arrival.y ? -12 : 22)}
              css={nameStyles}
            >
              {arrival.name} airport
            </text>
          </>
        )}
        <MapPinMark {...pin} />
      </svg>
      <p css={creditStyles}>Coastlines: Natural Earth</p>
    </>
  );
}

/** Half the width of the longest label in drawing units, so that no label is clipped. */
const HALF_LABEL_WIDTH = 84;

const LAND_COLOR = `color-mix(in srgb, ${color.sunSoft} 38%, ${color.surface})`;

const drawingStyles = css`
  display: block;
  width: 100%;
  height: 100%;
`;

const landStyles = css`
  fill: ${LAND_COLOR};
  stroke: color-mix(in srgb, ${color.line} 45%, ${LAND_COLOR});
  stroke-width: 1;
  stroke-linejoin: round;
`;

const airportStyles = css`
  fill: ${color.ink};
  stroke: ${color.surface};
  stroke-width: 1.5;
`;

const nameStyles = css`
  font: 600 ${text.small} ${family.body};
  fill: ${color.ink};
  stroke: ${color.surface};
  stroke-width: 3;
  paint-order: stroke;
  text-anchor: middle;
`;

const creditStyles = css`
  position: absolute;
  right: ${space.xs};
  bottom: ${space.xxs};
  margin: 0;
  font: ${text.caption} ${family.body};
  color: ${color.inkSoft};
  pointer-events: none;
`;
