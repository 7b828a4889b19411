import { z } from 'zod';

import { decodePolyline, type Coordinate } from './polyline';
import drawn from './coasts.json';

/** What a map shows, in degrees. The land reaches a little further, so that its cut edges are not seen. */
export interface LandBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * Land to draw or to stand on: polygons of rings, the first ring of each is its coast and the others are
 * holes. From Natural Earth (public domain); drawn by tooling/src/coasts/draw-coasts.ts.
 */
export interface Land {
  readonly box: LandBox;
  readonly polygons: readonly (readonly (readonly Coordinate[])[])[];
  /** Where one arrives; the world has no such place. */
  readonly airport: Coordinate | null;
}

const landSchema = z.object({
  box: z.array(z.number()),
  steps: z.number(),
  land: z.array(z.array(z.string())),
  airport: z.array(z.number()).optional(),
});

const { windows, world } = z
  .object({ windows: z.record(z.string(), landSchema), world: landSchema })
  .parse(drawn);

const read = new Map<string, Land>();

/**
 * The coast around an arrival airport, 165 km to the north and south.
 * @returns `null` for an airport that no coast was drawn for
 */
export function landAround(code: string): Land | null {
  const known = read.get(code);
  if (known) return known;
  const entry = Object.hasOwn(windows, code) ? windows[code] : undefined;
  if (!entry) return null;
  const land = landOf(entry);
  read.set(code, land);
  return land;
}

/** All land but the Antarctic, far coarser than around an airport. */
export const WORLD: Land = landOf(world);

function landOf({ box, steps, land, airport }: z.infer<typeof landSchema>): Land {
  const [west = 0, south = 0, east = 0, north = 0] = box;
  const [longitude, latitude] = airport ?? [];
  return {
    box: { west, south, east, north },
    polygons: land.map((rings) => rings.map((ring) => decodePolyline(ring, steps))),
    airport: longitude === undefined || latitude === undefined ? null : [longitude, latitude],
  };
}
