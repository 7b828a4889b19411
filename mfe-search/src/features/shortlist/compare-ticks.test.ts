import fc from 'fast-check';

import { compareHint, MAX_COMPARED, tickedHotels, withTick } from './compare-ticks';

const hotels = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });

describe('ticks to compare', () => {
  it('are set on the first four hotels by default', () => {
    fc.assert(
      fc.property(hotels, (comparable) => {
        expect(tickedHotels(comparable, null)).toEqual(comparable.slice(0, 4));
      }),
    );
  });

  it('are limited to four hotels of the current search', () => {
    const presses = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.boolean()));
    fc.assert(
      fc.property(hotels, hotels, presses, (comparable, later, all) => {
        const ticked = all.reduce<readonly number[]>(
          (before, [giataId, on]) => withTick(before, giataId, on),
          tickedHotels(comparable, null),
        );
        expect(ticked.length).toBeLessThanOrEqual(MAX_COMPARED);
        expect(new Set(ticked).size).toBe(ticked.length);
        for (const giataId of tickedHotels(later, ticked)) expect(later).toContain(giataId);
      }),
    );
  });

  it('have a hint that names the first missing condition', () => {
    expect(compareHint(5, 4, true)).toBe('You can compare 4 hotels at once. Untick one first.');
    expect(compareHint(1, 1, false)).toBe('Save one more hotel from this search to compare them.');
    expect(compareHint(3, 1, false)).toBe('Tick 2 or more hotels to compare them.');
  });
});
