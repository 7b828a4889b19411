import fc from 'fast-check';

import { overlap, pillsOf, pillSize, type PinBox } from './pin-layout';

const boxes: fc.Arbitrary<readonly PinBox[]> = fc.uniqueArray(
  fc.record({
    giataId: fc.integer({ min: 1, max: 10_000 }),
    x: fc.integer({ min: 0, max: 800 }),
    y: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 40, max: 90 }),
    height: fc.constant(32),
  }),
  { selector: ({ giataId }) => giataId, maxLength: 60 },
);

describe('prices on the map', () => {
  it('never lie on each other', () => {
    fc.assert(
      fc.property(boxes, (all) => {
        const pills = pillsOf(all);
        const shown = all.filter(({ giataId }) => pills.has(giataId));
        for (const [index, one] of shown.entries()) {
          for (const other of shown.slice(index + 1)) expect(overlap(one, other)).toBe(false);
        }
      }),
    );
  });

  it('give way only to a price that is earlier in the list', () => {
    fc.assert(
      fc.property(boxes, (all) => {
        const pills = pillsOf(all);
        for (const [index, box] of all.entries()) {
          const blocked = all
            .slice(0, index)
            .some((earlier) => pills.has(earlier.giataId) && overlap(earlier, box));
          expect(pills.has(box.giataId)).toBe(!blocked);
        }
      }),
    );
  });

  it('are the same wherever the map has been moved to', () => {
    fc.assert(
      fc.property(boxes, fc.integer(), fc.integer(), (all, right, down) => {
        const moved = all.map((box) => ({ ...box, x: box.x + right, y: box.y + down }));
        expect(pillsOf(moved)).toEqual(pillsOf(all));
      }),
    );
  });

  it('grow with the letters and with the letter size of the reader', () => {
    expect(pillSize('£1,540', 16).width).toBeGreaterThan(pillSize('£540', 16).width);
    expect(pillSize('£540', 32)).toEqual({
      width: pillSize('£540', 16).width * 2,
      height: pillSize('£540', 16).height * 2,
    });
  });
});
