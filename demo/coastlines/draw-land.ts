import { encodePolyline } from '@storefront/shared/domain/coasts/polyline';
import { bboxClip } from '@turf/bbox-clip';
import { simplify } from '@turf/simplify';
import type { Feature, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { z } from 'zod';

/** In degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

interface Fineness {
  /** How far a simplified coast may be from the real one, in degrees. */
  readonly tolerance: number;
  /** Area below which an island is left out, in square degrees. */
  readonly smallestIsland: number;
  /** Grid that points are rounded to, in steps of a degree. */
  readonly steps: number;
}

type Topology = Parameters<typeof feature>[0];
type Ring = Position[];

const topologySchema = z.custom<Topology>(
  (value) =>
    z
      .looseObject({ type: z.literal('Topology'), objects: z.looseObject({ land: z.unknown() }) })
      .safeParse(value).success,
  'no topology with an object called land',
);

/**
 * Simplifies the land of an atlas once and as a whole, so that neighbouring windows have the same coast.
 * @returns cuts a box out of it: polygons, each a list of rings as short text
 */
export function drawLand(atlas: unknown, { tolerance, smallestIsland, steps }: Fineness) {
  const polygons = polygonsOf(atlas)
    .filter(([outer]) => outer !== undefined && area(outer) >= smallestIsland)
    .map((rings) => rings.filter((ring) => area(ring) >= smallestIsland))
    .map((rings) => rings.map(unbroken))
    .filter(([outer]) => outer !== undefined && isClosed(outer))
    .map((rings) => rings.map((ring) => simplified(ring, tolerance)));

  return (box: Box): string[][] =>
    polygons
      .flatMap((rings) => TURNS.map((turn) => rings.map((ring) => moved(ring, turn))))
      .filter(([outer]) => outer !== undefined && touches(outer, box))
      .flatMap((rings) => clipped(rings, box))
      .map((rings) =>
        rings.map((ring) =>
          encodePolyline(
            ring.map(([x = 0, y = 0]) => [x, y]),
            steps,
          ),
        ),
      );
}

/** Land across the 180th meridian reaches into the box from the next turn of the globe. */
const TURNS = [-360, 0, 360];

function moved(ring: Ring, degrees: number): Ring {
  return degrees === 0 ? ring : ring.map(([x = 0, y = 0]) => [x + degrees, y]);
}

/** A ring that goes on beyond 180 degrees where it would jump to the other side. */
function unbroken(ring: Ring): Ring {
  let turn = 0;
  return ring.map(([x = 0, y = 0], index) => {
    const step = x - (ring[index - 1]?.[0] ?? x);
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [x + turn, y];
  });
}

/** The Antarctic goes round its pole and never comes back: it is left out. */
function isClosed(ring: Ring): boolean {
  return ring[0]?.[0] === ring.at(-1)?.[0];
}

function polygonsOf(atlas: unknown): Ring[][] {
  const topology = topologySchema.parse(atlas);
  const land = topology.objects['land'];
  if (!land) throw new RangeError('an atlas without land');
  const drawn = feature(topology, land);
  const features: Feature[] = drawn.type === 'FeatureCollection' ? drawn.features : [drawn];
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
}

function simplified(ring: Ring, tolerance: number): Ring {
  const polygon: Polygon = { type: 'Polygon', coordinates: [ring] };
  return simplify(polygon, { tolerance, highQuality: true }).coordinates[0] ?? ring;
}

function clipped(rings: Ring[], { west, south, east, north }: Box): Ring[][] {
  const land: Polygon = { type: 'Polygon', coordinates: rings };
  const { geometry } = bboxClip(land, [west, south, east, north]);
  if (geometry.type !== 'Polygon') throw new RangeError(`a polygon was cut to a ${geometry.type}`);
  return (geometry.coordinates[0]?.length ?? 0) > 3 ? [geometry.coordinates] : [];
}

function touches(ring: Ring, { west, south, east, north }: Box): boolean {
  const xs = ring.map(([x = 0]) => x);
  const ys = ring.map(([, y = 0]) => y);
  return least(xs) <= east && most(xs) >= west && least(ys) <= north && most(ys) >= south;
}

// Too many points for the arguments of Math.min.
function least(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.min(one, other));
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.max(one, other));
}

/** In square degrees, by the shoelace formula. */
function area(ring: Ring): number {
  const twice = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
