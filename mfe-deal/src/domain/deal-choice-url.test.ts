import fc from 'fast-check';

import { readDealChoice, writeDealChoice, type DealChoice } from './deal-choice-url';
import { lineMonths, nearestFirst, soldMonths } from './bookable-months';
import { priceFileKey } from './price-file-key';

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const someDay = fc.constantFrom('2026-12-31', '2027-02-28', '2028-02-29');
const someRoom = fc
  .record({
    adults: fc.integer({ min: 1, max: 6 }),
    ages: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }),
  })
  .map(({ adults, ages }) => ({ adults, children: ages.length, childAges: ages }));
const someChoice: fc.Arbitrary<DealChoice> = fc.record({
  airportCode: orNull(fc.constantFrom('LGW', 'MAN')),
  boardBasis: orNull(fc.constantFrom('AI', 'HB+', 'UAI')),
  nights: orNull(fc.integer({ min: 1, max: 28 })),
  date: orNull(someDay),
  keptDate: orNull(someDay),
  month: orNull(fc.constantFrom('2027-01', '2028-12')),
  rooms: orNull(fc.array(someRoom, { minLength: 1, maxLength: 3 })),
});

describe('the address of a deal page', () => {
  it('holds every choice, so that a reload and a shared link show the same', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        const query = new URLSearchParams(writeDealChoice(choice).toString());
        expect(readDealChoice(query)).toEqual(choice);
      }),
    );
  });

  it('counts what cannot be read as not chosen', () => {
    const params = new URLSearchParams(
      'from=<b>&board=%22%3E&nights=-1&date=2027-02-30&kept=x&month=2027-13',
    );
    expect(Object.values(readDealChoice(params))).toEqual([null, null, null, null, null, null, null]);
  });
});

describe('the file of a month', () => {
  it.each([
    ['2026-03', { mar2026: 'a', mar2025: 'b' }, 'mar2026'],
    ['2026-03', { mar2025: 'b' }, 'mar2025'],
    ['2025-03', { mar2026: 'a' }, 'mar2026'],
    ['2027-01', { jan2026: 'a', jan2028: 'c' }, 'jan2026'],
    ['2027-01', { feb2027: 'a' }, null],
    ['2027-01', { toString: 'a' }, null],
  ])('%s of %j is %s [CACHE-09, DEC-26]', (month, files, key) => {
    expect(priceFileKey(files, month)).toBe(key);
  });
});

describe('the months of the line', () => {
  it('are a year around the shown one, within what is sold, the nearest asked for first', () => {
    const sold = soldMonths('2026-11-30');
    expect(sold).toEqual({ first: '2026-12', last: '2028-05' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17 }), (at) => {
        const shown = [...lineMonths('2026-12', sold), ...lineMonths('2028-05', sold)][at] ?? '2027-06';
        const months = lineMonths(shown, sold);
        expect(months).toHaveLength(12);
        expect(months).toContain(shown);
        expect([...months].sort()).toEqual(months);
        const wanted = nearestFirst(
          months.map((month) => ({ month })),
          shown,
        );
        expect(wanted[0]).toEqual({ month: shown });
        expect(wanted).toHaveLength(12);
      }),
    );
  });
});
