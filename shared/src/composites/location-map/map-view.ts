import { landAround, WORLD, type Land } from '../../domain/coasts/coasts';

import { nearestAirport, type NearAirport } from './nearest-airport';
import { mercatorLatitude, type Place } from './projection';

/** Units of a side of the square that is seen for certain; about a pixel each. */
export const VIEW_SIZE = 360;
/** A map that is wider than high shows this much more to both sides. */
const ASPECT_RATIO = 1.55;
/** Half the height of a view, in degrees: about 22 km around a place near its airport. */
const MIN_HALF_HEIGHT = 0.2;
/** The coast of the world is crude: from afar, that is not seen. */
const WORLD_HALF_HEIGHT = 7;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A square of the earth around a place, and the land that is drawn in it. */
export interface MapView {
  readonly land: Land;
  /** `null` where none is near. */
  readonly airport: NearAirport | null;
  readonly pointOf: (place: Place) => Point;
}

/** The place and the airport that one arrives at, both in view; far from any airport, its part of the world. */
export function mapViewOf(place: Place): MapView {
  const airport = nearestAirport(place);
  const land = airport && landAround(airport.code);
  if (!airport || !land)
    return createView(WORLD, null, toMercator(place), mercatorSpan(place, WORLD_HALF_HEIGHT));

  const [here, there] = [toMercator(place), toMercator(airport)];
  const middle = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
  const distance = Math.hypot(here.x - there.x, here.y - there.y);
  return createView(land, airport, middle, Math.max(mercatorSpan(place, MIN_HALF_HEIGHT), distance * 0.8));
}

function createView(land: Land, airport: NearAirport | null, center: Point, maxHalfHeight: number): MapView {
  const { west, east, north, south } = land.box;
  const [top, bottom] = [-mercatorLatitude(north), -mercatorLatitude(south)];
  const halfHeight = Math.min(maxHalfHeight, (bottom - top) / 2, (east - west) / 2 / ASPECT_RATIO);
  const x = clamp(center.x, west + halfHeight * ASPECT_RATIO, east - halfHeight * ASPECT_RATIO);
  const y = clamp(center.y, top + halfHeight, bottom - halfHeight);
  const scale = VIEW_SIZE / (2 * halfHeight);
  return {
    land,
    airport,
    pointOf: (place) => {
      const point = toMercator(place);
      return { x: (point.x - x + halfHeight) * scale, y: (point.y - y + halfHeight) * scale };
    },
  };
}

/** East is right and south is down, in degrees of longitude, as maps of the web have it. */
function toMercator({ latitude, longitude }: Place): Point {
  return { x: longitude, y: -mercatorLatitude(latitude) };
}

/** Degrees of latitude are longer in the drawing, the further from the equator. */
function mercatorSpan({ latitude }: Place, degrees: number): number {
  return degrees / Math.cos((latitude * Math.PI) / 180);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
