import { landAround, WORLD, type Land } from '../../domain/coasts/coasts';

import { nearestAirport, type NearAirport } from './nearest-airport';
import { mercatorLatitude, type Place } from './projection';

/** Side of the square that is always visible, in drawing units (about 1 px each). */
export const VIEW_SIZE = 360;
/** Largest aspect ratio of the map; wider maps show more land at both sides of the square. */
const ASPECT_RATIO = 1.55;
/** Smallest half height of a view in degrees, about 22 km. */
const MIN_HALF_HEIGHT = 0.2;
/** Half height of a world view in degrees; at this scale the low resolution of the world coastline is not visible. */
const WORLD_HALF_HEIGHT = 7;

/** Half height as a share of the distance between place and airport; 0.5 would put both on the edge. */
const DISTANCE_SHARE = 0.8;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible region around a place: its land data and its projection. */
export interface MapView {
  readonly land: Land;
  /** `null` if there is none within range. */
  readonly airport: NearAirport | null;
  /** Projects a place to drawing units. */
  readonly pointOf: (place: Place) => Point;
}

/** Returns a view that contains the place and its nearest airport; without an airport, a view of the world map. */
export function mapViewOf(place: Place): MapView {
  const airport = nearestAirport(place);
  const land = airport && landAround(airport.code);
  if (!airport || !land) {
    return createView(WORLD, null, toMercator(place), mercatorSpan(place, WORLD_HALF_HEIGHT));
  }

  const [here, there] = [toMercator(place), toMercator(airport)];
  const midpoint = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
  const distance = Math.hypot(here.x - there.x, here.y - there.y);
  const halfHeight = Math.max(mercatorSpan(place, MIN_HALF_HEIGHT), distance * DISTANCE_SHARE);
  return createView(land, airport, midpoint, halfHeight);
}

/** Creates a view around a point, shrunk and moved so that it stays inside the bounding box of the land data. */
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

/** Web Mercator in degrees: x grows to the east, y to the south. */
function toMercator({ latitude, longitude }: Place): Point {
  return { x: longitude, y: -mercatorLatitude(latitude) };
}

/** Converts degrees of latitude to Mercator degrees, which grow with the distance from the equator. */
function mercatorSpan({ latitude }: Place, degrees: number): number {
  return degrees / Math.cos((latitude * Math.PI) / 180);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
