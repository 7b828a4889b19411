import { landAround, type Land } from '@storefront/shared/domain/coasts/coasts';
import type { Coordinate } from '@storefront/shared/domain/coasts/polyline';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';

/** The island or mainland that an airport serves. */
export interface Shore {
  readonly isLand: (point: Coordinate) => boolean;
  /** Vertices of the coastline; empty if the sea is not near. */
  readonly coast: readonly Coordinate[];
}

const shores = new Map<string, Shore>();

/**
 * Returns the land around an airport.
 *
 * @throws RangeError for an airport without a coastline: generate the coastlines again (demo/coastlines).
 */
export function shoreOf(code: string): Shore {
  const cached = shores.get(code);
  if (cached) return cached;
  const land = landAround(code);
  if (!land?.airport) throw new RangeError(`no coastline for ${code}`);
  const shore = shoreAround(land, land.airport);
  shores.set(code, shore);
  return shore;
}

/** Returns a distance in kilometres. The flat approximation is precise enough for short distances. */
export function kilometres([x, y]: Coordinate, [otherX, otherY]: Coordinate): number {
  return Math.hypot((x - otherX) * Math.cos((y * Math.PI) / 180), y - otherY) * KILOMETRES_PER_DEGREE;
}

/** Returns the point at a distance in kilometres. The bearing is a share of the full circle, 0 to 1. */
export function pointAt([x, y]: Coordinate, distance: number, bearing: number): Coordinate {
  const angle = bearing * 2 * Math.PI;
  const degrees = distance / KILOMETRES_PER_DEGREE;
  return [
    rounded(x + (degrees * Math.cos(angle)) / Math.cos((y * Math.PI) / 180)),
    rounded(y + degrees * Math.sin(angle)),
  ];
}

/** Returns the point itself if it is on land, else a near one, searched for in growing circles. */
export function nearestLand(point: Coordinate, isLand: Shore['isLand']): Coordinate {
  if (isLand(point)) return point;
  for (let distance = 0.25; distance < MAX_LAND_KILOMETRES; distance += 0.25) {
    for (let step = 0; step < BEARINGS; step += 1) {
      const candidate = pointAt(point, distance, step / BEARINGS);
      if (isLand(candidate)) return candidate;
    }
  }
  throw new RangeError(`no land near ${point.join(', ')}`);
}

const KILOMETRES_PER_DEGREE = 111.2;
const BEARINGS = 24;
const MAX_LAND_KILOMETRES = 40;

function shoreAround({ polygons, box }: Land, airport: Coordinate): Shore {
  const shapes = polygons.map((rings) => {
    const coordinates = rings.map((ring) => ring.map(([x, y]) => [x, y]));
    return {
      rings,
      isLand: (point: Coordinate) => booleanPointInPolygon([...point], { type: 'Polygon', coordinates }),
    };
  });
  const anywhere = (point: Coordinate) => shapes.some(({ isLand }) => isLand(point));
  const airportOnLand = nearestLand(airport, anywhere);
  const own = shapes.find(({ isLand }) => isLand(airportOnLand));
  if (!own) throw new RangeError('an airport in the sea');
  const isOutsideBox = ([x, y]: Coordinate) => x < box.west || x > box.east || y < box.south || y > box.north;
  return { isLand: own.isLand, coast: own.rings.flat().filter((corner) => !isOutsideBox(corner)) };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}
