import { PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';
import fc from 'fast-check';

import { varyHotels, type MonthHotels } from './vary-hotels';

const MONTHS = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'];

/** Hotels of a month: the same ones in most months, at prices that differ by month. */
const someHotels = (count: { min: number; max: number }) =>
  fc
    .array(
      fc.record({
        giataId: fc.integer({ min: 1, max: 9 }),
        pricePerPerson: fc.integer({ min: 100, max: 140 }),
      }),
      {
        minLength: count.min,
        maxLength: count.max,
      },
    )
    .map((hotels) => [...new Map(hotels.map((hotel) => [hotel.giataId, hotel])).values()])
    .map((hotels) => hotels.toSorted((one, other) => one.pricePerPerson - other.pricePerPerson));

const someMonths: fc.Arbitrary<readonly MonthHotels[]> = fc
  .array(
    fc.record({
      '3': someHotels({ min: 0, max: 8 }),
      '4': someHotels({ min: 0, max: 8 }),
      '5': someHotels({ min: 0, max: 3 }),
    }),
    { minLength: MONTHS.length, maxLength: MONTHS.length },
  )
  .map((all) => all.map((hotels, index) => ({ month: MONTHS[index] ?? '', hotels })));

/** The blocks as a page shows them. */
function blocksOf(months: readonly MonthHotels[]) {
  const chosen = varyHotels(months);
  return months
    .map(({ month, hotels }) => {
      const choice = chosen.get(month) ?? {};
      const prices = PRICED_RATINGS.map(
        (rating) => choice[rating]?.pricePerPerson ?? Number.MAX_SAFE_INTEGER,
      );
      return { month, hotels, choice, lowest: Math.min(...prices) };
    })
    .toSorted((one, other) => one.lowest - other.lowest || one.month.localeCompare(other.month));
}

const check = (predicate: (months: readonly MonthHotels[]) => void) =>
  fc.assert(fc.property(someMonths, predicate), { seed: 23, numRuns: 300 });

describe('the hotels of neighbouring month blocks', () => {
  it('differ wherever a month has a dearer hotel of the class [DEC-161]', () => {
    let compared = 0;
    check((months) => {
      const blocks = blocksOf(months);
      blocks.slice(1).forEach(({ choice, hotels }, index) => {
        for (const rating of PRICED_RATINGS) {
          const own = choice[rating];
          if (!own || own.giataId !== blocks[index]?.choice[rating]?.giataId) continue;
          expect(hotels[rating].at(-1)).toBe(own);
          compared += 1;
        }
      });
    });
    expect(compared).toBeGreaterThan(10);
  });

  it('keep the cheapest price of all months [DEC-161]', () => {
    check((months) => {
      const all = months.flatMap(({ hotels }) => Object.values(hotels)).flat();
      const cheapest = Math.min(Number.MAX_SAFE_INTEGER, ...all.map(({ pricePerPerson }) => pricePerPerson));
      expect(blocksOf(months)[0]?.lowest).toBe(cheapest);
    });
  });

  it('are the cheapest where no two blocks share one', () => {
    const hotel = (giataId: number, pricePerPerson: number) => ({ giataId, pricePerPerson });
    const months = [
      { month: '2027-01', hotels: { '3': [hotel(1, 100), hotel(2, 110)], '4': [], '5': [] } },
      { month: '2027-02', hotels: { '3': [hotel(2, 120), hotel(1, 130)], '4': [], '5': [] } },
    ];
    expect([...varyHotels(months)].map(([, choice]) => choice['3']?.giataId)).toEqual([1, 2]);
  });
});
