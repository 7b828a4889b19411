import { landAround, WORLD, type Land } from '../../domain/coasts/coasts';

import { nearestAirport, type NearAirport } from './nearest-airport';
import { stretched, type Place } from './projection';

/** Units of a side of the square that is seen for certain; about a pixel each. */
export const VIEW_SIZE = 360;
/** A map that is wider than high shows this much more to both sides. */
const WIDER = 1.55;
/** Half the height of a view, in degrees: about 22 km around a place near its airport. */
const CLOSEST = 0.2;
/** The coast of the world is crude: from afar, that is not seen. */
const WORLD_HALF = 7;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A square of the earth around a place, and the land that is drawn in it. */
export interface LandView {
  readonly land: Land;
  /** `null` where none is near. */
  readonly airport: NearAirport | null;
  readonly pointOf: (place: Place) => Point;
}

/** The place and the airport that one arrives at, both in view; far from any airport, its part of the world. */
export function landViewOf(place: Place): LandView {
  const airport = nearestAirport(place);
  const land = airport && landAround(airport.code);
  if (!airport || !land) return viewOn(WORLD, null, flat(place), stretchedSpan(place, WORLD_HALF));

  const [here, there] = [flat(place), flat(airport)];
  const middle = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
  const apart = Math.hypot(here.x - there.x, here.y - there.y);
  return viewOn(land, airport, middle, Math.max(stretchedSpan(place, CLOSEST), apart * 0.8));
}

function viewOn(land: Land, airport: NearAirport | null, wanted: Point, wantedHalf: number): LandView {
  const { west, east, north, south } = land.box;
  const [top, bottom] = [-stretched(north), -stretched(south)];
  const half = Math.min(wantedHalf, (bottom - top) / 2, (east - west) / 2 / WIDER);
  const x = within(wanted.x, west + half * WIDER, east - half * WIDER);
  const y = within(wanted.y, top + half, bottom - half);
  const scale = VIEW_SIZE / (2 * half);
  return {
    land,
    airport,
    pointOf: (place) => {
      const point = flat(place);
      return { x: (point.x - x + half) * scale, y: (point.y - y + half) * scale };
    },
  };
}

/** East is right and south is down, in degrees of longitude, as maps of the web have it. */
function flat({ latitude, longitude }: Place): Point {
  return { x: longitude, y: -stretched(latitude) };
}

/** Degrees of latitude are longer in the drawing, the further from the equator. */
function stretchedSpan({ latitude }: Place, degrees: number): number {
  return degrees / Math.cos((latitude * Math.PI) / 180);
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
