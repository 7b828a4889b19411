import { css } from '@emotion/react';

import { airportName } from '../../domain/catalogue/airport-names';
import { color, family, space, text } from '../../ui/tokens';

import { landPath } from './coastline-path';
import { landViewOf, VIEW_SIZE } from './map-view';
import { MapPinMark } from './map-pin';
import type { Place } from './projection';

export interface LandDrawingProps extends Place {
  /** Of the place, in words. */
  readonly name: string;
}

/**
 * A place anywhere, on the coast around the airport that one arrives at. It has the coasts of ninety airports
 * with it, so it comes in a file of its own. @see LandDrawingToCome
 */
export function LandDrawing({ name, latitude, longitude }: LandDrawingProps) {
  const place = { latitude, longitude };
  const view = landViewOf(place);
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
        <path d={landPath(view)} fillRule="evenodd" css={landStyles} />
        {arrival && (
          <>
            <circle cx={arrival.x} cy={arrival.y} r="4" css={airportStyles} />
            <text
              x={Math.min(VIEW_SIZE - NAME_HALF, Math.max(NAME_HALF, arrival.x))}
              // On the side that the pin does not stand on.
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

/** Room for half a name, so that none is cut off at the side. */
const NAME_HALF = 84;

const LAND = `color-mix(in srgb, ${color.sunSoft} 38%, ${color.surface})`;

const drawingStyles = css`
  display: block;
  width: 100%;
  height: 100%;
`;

const landStyles = css`
  fill: ${LAND};
  stroke: color-mix(in srgb, ${color.line} 45%, ${LAND});
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
