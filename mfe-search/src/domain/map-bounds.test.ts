import fc from 'fast-check';

import { formatBounds, isWithin, parseBounds } from './map-bounds';

const someBounds = fc
  .tuple(
    fc.double({ min: -90, max: 89, noNaN: true }),
    fc.double({ min: -180, max: 179, noNaN: true }),
    fc.double({ min: 0.001, max: 1, noNaN: true }),
  )
  .map(([south, west, size]) => ({ south, west, north: south + size, east: west + size }));

describe('the bounds of a map in the URL', () => {
  it('are read as they were written, at most 200 m larger', () => {
    fc.assert(
      fc.property(someBounds, (bounds) => {
        const read = parseBounds(formatBounds(bounds));
        expect(read).not.toBeNull();
        if (read === null) return;
        expect(isWithin(read, { latitude: bounds.south, longitude: bounds.west })).toBe(true);
        expect(isWithin(read, { latitude: bounds.north, longitude: bounds.east })).toBe(true);
        expect(bounds.south - read.south).toBeLessThan(0.0011);
        expect(read.east - bounds.east).toBeLessThan(0.0011);
      }),
    );
  });

  it.each(['', '1,2,3', '1,2,3,x', '91,0,92,1', '3,0,1,1', '0,3,1,1', '1,1,1,2', '0,0,1,181', '1e1,0,20,1'])(
    'are nothing for %j',
    (text) => {
      expect(parseBounds(text)).toBeNull();
    },
  );
});
