import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { decodePolyline } from '@storefront/shared/domain/coasts/polyline';

import { drawLand } from './draw-land';

type Ring = readonly (readonly [number, number])[];

const FINE = { tolerance: 0.001, smallestIsland: 0.01, steps: 500 };
const square = (x: number, y: number, size: number): Ring => [
  [x, y],
  [x, y + size],
  [x + size, y + size],
  [x + size, y],
  [x, y],
];

function atlas(...coasts: readonly Ring[]): unknown {
  return {
    type: 'Topology',
    arcs: coasts,
    objects: { land: { type: 'MultiPolygon', arcs: coasts.map((_, index) => [[index]]) } },
  };
}

const drawn = (polygons: string[][]) => polygons.flat().map((ring) => decodePolyline(ring, FINE.steps));

describe('drawing land', () => {
  it('clips the land to the box', () => {
    const [ring] = drawn(drawLand(atlas(square(0, 0, 10)), FINE)({ west: 4, south: 4, east: 20, north: 20 }));
    expect(new Set(ring?.flat())).toEqual(new Set([4, 10]));
  });

  it('leaves out other land and islands too small to see', () => {
    const cut = drawLand(atlas(square(0, 0, 1), square(5, 5, 0.05), square(40, 40, 1)), FINE);
    expect(drawn(cut({ west: -10, south: -10, east: 10, north: 10 }))).toHaveLength(1);
  });

  it('puts land across the 180th meridian on both sides', () => {
    const fiji: Ring = [
      [179, -17],
      [179, -16],
      [-179, -16],
      [-179, -17],
      [179, -17],
    ];
    const world = drawLand(atlas(fiji), FINE)({ west: -180, south: -58, east: 180, north: 84 });
    const widths = drawn(world).map((ring) => {
      const longitudes = ring.map(([x]) => x);
      return [Math.min(...longitudes), Math.max(...longitudes)];
    });
    expect(widths.sort(([one = 0], [other = 0]) => one - other)).toEqual([
      [-180, -179],
      [179, 180],
    ]);
  });

  it('reports input of another type', () => {
    expect(() => drawLand({ type: 'FeatureCollection' }, FINE)).toThrow(/land/);
  });
});

describe('the coasts of the product', () => {
  it('are small enough to be sent to a phone', () => {
    const file = readFileSync(join(__dirname, '../../shared/src/domain/coasts/coasts.json'));
    expect(brotliCompressSync(file).length).toBeLessThan(120_000);
  });
});
