import { landAround, type Land } from '@storefront/shared/domain/coasts/coasts';
import type { Coordinate } from '@storefront/shared/domain/coasts/polyline';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';

/** The island or mainland that an airport serves. */
export interface Shore {
  readonly isLand: (point: Coordinate) => boolean;
  /** Corners of its coast, none where there is no sea near. */
  readonly coast: readonly Coordinate[];
}

const shores = new Map<string, Shore>();

/** @throws RangeError for an airport without a coastline: draw them anew (tooling/src/coasts) */
export function shoreOf(code: string): Shore {
  const known = shores.get(code);
  if (known) return known;
  const land = landAround(code);
  if (!land?.airport) throw new RangeError(`no coastline for ${code}`);
  const shore = shoreAround(land, land.airport);
  shores.set(code, shore);
  return shore;
}

/** Kilometres, flat: near enough over the few that matter here. */
export function kilometres([x, y]: Coordinate, [otherX, otherY]: Coordinate): number {
  return Math.hypot((x - otherX) * Math.cos((y * Math.PI) / 180), y - otherY) * KILOMETRES_IN_A_DEGREE;
}

/** A point so many kilometres away; the bearing is a share of the circle. */
export function away([x, y]: Coordinate, distance: number, bearing: number): Coordinate {
  const angle = bearing * 2 * Math.PI;
  const degrees = distance / KILOMETRES_IN_A_DEGREE;
  return [
    rounded(x + (degrees * Math.cos(angle)) / Math.cos((y * Math.PI) / 180)),
    rounded(y + degrees * Math.sin(angle)),
  ];
}

/** The nearest point on land: itself, or found in widening circles. */
export function ashore(point: Coordinate, isLand: Shore['isLand']): Coordinate {
  if (isLand(point)) return point;
  for (let distance = 0.25; distance < FURTHEST_KILOMETRES; distance += 0.25) {
    for (let step = 0; step < BEARINGS; step += 1) {
      const tried = away(point, distance, step / BEARINGS);
      if (isLand(tried)) return tried;
    }
  }
  throw new RangeError(`no land near ${point.join(', ')}`);
}

const KILOMETRES_IN_A_DEGREE = 111.2;
const BEARINGS = 24;
const FURTHEST_KILOMETRES = 40;

function shoreAround({ polygons, box }: Land, airport: Coordinate): Shore {
  const shapes = polygons.map((rings) => {
    const coordinates = rings.map((ring) => ring.map(([x, y]) => [x, y]));
    return {
      rings,
      isLand: (point: Coordinate) => booleanPointInPolygon([...point], { type: 'Polygon', coordinates }),
    };
  });
  const anywhere = (point: Coordinate) => shapes.some(({ isLand }) => isLand(point));
  const landed = ashore(airport, anywhere);
  const own = shapes.find(({ isLand }) => isLand(landed));
  if (!own) throw new RangeError('an airport in the sea');
  const isCut = ([x, y]: Coordinate) => x < box.west || x > box.east || y < box.south || y > box.north;
  return { isLand: own.isLand, coast: own.rings.flat().filter((corner) => !isCut(corner)) };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}
