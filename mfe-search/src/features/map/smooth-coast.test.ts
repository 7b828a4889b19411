import type { Coordinate } from '@storefront/shared/domain/coasts/polyline';
import fc from 'fast-check';

import { smoothCoast } from './smooth-coast';

const coordinate: fc.Arbitrary<Coordinate> = fc.tuple(
  fc.double({ min: -10, max: 10, noNaN: true }),
  fc.double({ min: -10, max: 10, noNaN: true }),
);
const rings = fc
  .array(coordinate, { minLength: 3, maxLength: 30 })
  .map((line) => [...line, ...line.slice(0, 1)]);

describe('smoothCoast', () => {
  it('returns a closed line within the bounds of the ring and near its corners', () => {
    fc.assert(
      fc.property(rings, (ring) => {
        const smooth = smoothCoast(ring, 0.01);
        expect(smooth.at(-1)).toEqual(smooth[0]);
        for (const [x, y] of smooth) {
          expect(x).toBeGreaterThanOrEqual(Math.min(...ring.map(([corner]) => corner)) - 1e-9);
          expect(y).toBeLessThanOrEqual(Math.max(...ring.map(([, corner]) => corner)) + 1e-9);
        }
        // Each corner still has a point of the coast near it.
        for (const corner of ring) {
          const nearest = Math.min(...smooth.map(([x, y]) => Math.hypot(x - corner[0], y - corner[1])));
          expect(nearest).toBeLessThan(0.021);
        }
      }),
    );
  });

  it('replaces a corner by several short sides', () => {
    const square: Coordinate[] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ];
    expect(smoothCoast(square, 0.1).length).toBe(17);
  });
});
