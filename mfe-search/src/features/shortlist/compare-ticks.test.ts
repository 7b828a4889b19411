import fc from 'fast-check';

import { compareHint, MOST_COMPARED, tickedHotels, withTick } from './compare-ticks';

const hotels = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });

describe('ticks to compare', () => {
  it('stand on the first four until something is touched', () => {
    fc.assert(
      fc.property(hotels, (comparable) => {
        expect(tickedHotels(comparable, null)).toEqual(comparable.slice(0, 4));
      }),
    );
  });

  it('never stand on a hotel that is not in this search, nor on more than four', () => {
    const presses = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.boolean()));
    fc.assert(
      fc.property(hotels, hotels, presses, (comparable, later, all) => {
        const ticked = all.reduce<readonly number[]>(
          (before, [giataId, on]) => withTick(before, giataId, on),
          tickedHotels(comparable, null),
        );
        expect(ticked.length).toBeLessThanOrEqual(MOST_COMPARED);
        expect(new Set(ticked).size).toBe(ticked.length);
        for (const giataId of tickedHotels(later, ticked)) expect(later).toContain(giataId);
      }),
    );
  });

  it('say what is missing, in this order', () => {
    expect(compareHint(5, 4, true)).toBe('You can compare 4 hotels at once. Untick one first.');
    expect(compareHint(1, 1, false)).toBe('Save one more hotel from this search to compare them.');
    expect(compareHint(3, 1, false)).toBe('Tick 2 or more hotels to compare them.');
  });
});
