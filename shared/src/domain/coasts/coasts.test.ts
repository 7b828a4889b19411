import fc from 'fast-check';

import { uniqueDestinations } from '../catalogue/destinations';

import { decodePolyline, encodePolyline, type Coordinate } from './polyline';
import { landAround, WORLD } from './coasts';

const STEPS = 500;
const onGrid = (max: number) =>
  fc.integer({ min: -max * STEPS, max: max * STEPS }).map((steps) => steps / STEPS);
const lines: fc.Arbitrary<Coordinate[]> = fc.array(fc.tuple(onGrid(180), onGrid(90)), { maxLength: 50 });

describe('encoded polylines', () => {
  it('have the texts of the format, also for a point that is repeated', () => {
    const line: Coordinate[] = [
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ];
    // The example in the description of the format.
    expect(encodePolyline(line, 1e5)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(encodePolyline([...line, [43.252, -126.453]], 1e5)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@??');
    expect(encodePolyline([[0, 0]], 1)).toBe('??');
  });

  it('are decoded to the same points', () => {
    fc.assert(
      fc.property(lines, (line) => expect(decodePolyline(encodePolyline(line, STEPS), STEPS)).toEqual(line)),
    );
  });

  it('are equal for the same shape at another position', () => {
    const coast: Coordinate[] = [
      [1, 1],
      [1.25, 1.5],
      [1.75, 1.25],
    ];
    const moved = coast.map(([x, y]): Coordinate => [x + 10, y + 20]);
    expect(encodePolyline(moved, STEPS).endsWith(encodePolyline(coast, STEPS).slice(4))).toBe(true);
  });
});

describe('landAround', () => {
  it.each(uniqueDestinations().map(({ code }) => code))(
    'returns the land around %s with closed rings',
    (code) => {
      const land = landAround(code);
      if (!land?.airport) throw new Error(`coasts.json has no land for ${code}`);
      const { box, polygons, airport } = land;
      expect(polygons.length).toBeGreaterThan(0);
      for (const ring of polygons.flat()) expect(ring.at(-1)).toEqual(ring[0]);
      expect((box.west + box.east) / 2).toBeCloseTo(airport[0], 1);
      expect((box.south + box.north) / 2).toBeCloseTo(airport[1], 1);
    },
  );

  it('has no airport on the map of the world, and reads each map once', () => {
    expect(WORLD.airport).toBeNull();
    expect(landAround('AYT')).toBe(landAround('AYT'));
  });

  it('returns null for other airports', () => {
    expect(landAround('LGW')).toBeNull();
    expect(landAround('toString')).toBeNull();
  });

  it('is complemented by a world map without lines across it', () => {
    for (const ring of WORLD.polygons.flat()) {
      for (const [index, [x, y]] of ring.entries()) {
        const [beforeX, beforeY] = ring[index - 1] ?? [x, y];
        const isCutEdge = Math.abs(x) === 180 || y === WORLD.box.north || y === WORLD.box.south;
        if (!isCutEdge) expect(Math.hypot(x - beforeX, y - beforeY)).toBeLessThan(20);
      }
    }
  });
});
