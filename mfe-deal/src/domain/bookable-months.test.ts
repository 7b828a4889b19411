import fc from 'fast-check';

import { bookableMonths, monthsAround, nearestFirst } from './bookable-months';

describe('the months of the price chart', () => {
  it('are twelve bookable months around the displayed one, requested nearest first', () => {
    const bookable = bookableMonths('2026-11-30');
    expect(bookable).toEqual({ first: '2026-12', last: '2028-05' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17 }), (index) => {
        const displayed =
          [...monthsAround('2026-12', bookable), ...monthsAround('2028-05', bookable)][index] ?? '2027-06';
        const months = monthsAround(displayed, bookable);
        expect(months).toHaveLength(12);
        expect(months).toContain(displayed);
        expect([...months].sort()).toEqual(months);
        const sorted = nearestFirst(
          months.map((month) => ({ month })),
          displayed,
        );
        expect(sorted[0]).toEqual({ month: displayed });
        expect(sorted).toHaveLength(12);
      }),
    );
  });
});
