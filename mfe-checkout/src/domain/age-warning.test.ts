import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { aPackage } from '@storefront/shared/testing/booking-builders';
import fc from 'fast-check';

import { ageOn, ageWarning, isUnderAge } from './age-warning';
import { returnDate, searchAgainPath } from './search-again-path';

/** Every tenth at the end of a February, where ages go wrong. */
const someDay: fc.Arbitrary<IsoDate> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.integer({ min: -10_000, max: 20_000 }).map((day) => addDays('2000-01-01', day)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1960, max: 2040 }), fc.integer({ min: -2, max: 2 }))
      .map(([year, days]) => addDays(`${year}-02-28`, days)),
  },
);

describe('the age of a guest', () => {
  it.each([
    ['2008-06-19', '2026-06-18', 17],
    ['2008-06-19', '2026-06-19', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-21', '2026-11-21', 0],
  ])('born on %s, on %s: %d [DEC-59]', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });

  it('grows by one with each birthday and on no other day [DEC-59]', () => {
    fc.assert(
      fc.property(someDay, fc.nat(40_000), (birth, lived) => {
        const day = addDays(birth, lived);
        const grown = ageOn(birth, addDays(day, 1)) - ageOn(birth, day);
        const next = addDays(day, 1);
        const isLeapling = birth.endsWith('02-29') && next.endsWith('03-01') && !day.endsWith('02-29');
        expect(grown).toBe(next.slice(5) === birth.slice(5) || isLeapling ? 1 : 0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is remarked on exactly when it is not the one searched for [DEC-59]', () => {
    fc.assert(
      fc.property(someDay, fc.nat(40_000), fc.option(fc.nat(17)), (birth, lived, childAge) => {
        const day = addDays(birth, lived);
        const age = ageOn(birth, day);
        const isRight = childAge === null ? age >= 18 : age === childAge;
        expect(ageWarning({ childAge }, birth, day) === null).toBe(isRight);
      }),
    );
  });

  it.each([
    [12, '2011-06-19', 'will be 16 on the day of return, but you searched for a child of 12.'],
    [null, '2011-06-19', 'will be 16 on the day of return, but you searched for an adult.'],
    [0, '2025-06-19', 'will be 2 on the day of return, but you searched for a child under 1.'],
    [2, '2026-11-01', 'will be under 1 on the day of return, but you searched for a child of 2.'],
    [12, null, null],
  ])('searched as %p, born on %s [DEC-59]', (childAge, birth, words) => {
    expect(ageWarning({ childAge }, birth, '2027-06-19')).toBe(words);
  });

  it('of the lead passenger counts today [DEC-59]', () => {
    expect(isUnderAge('2008-11-22', '2026-11-21')).toBe(true);
    expect(isUnderAge('2008-11-21', '2026-11-21')).toBe(false);
    expect(isUnderAge(null, '2026-11-21')).toBe(false);
  });
});

describe('the search for the right ages', () => {
  const party = aPackage({ occupancy: [{ adults: 2, children: 1, childAges: [12] }] });
  const rooms = (path: string) => {
    const params = new URL(path, 'http://shop.test').searchParams;
    return ['adultsRoom1', 'childrenRoom1', 'childrenAgesRoom1'].map((name) => params.get(name));
  };

  it('asks for the same holiday with the ages of the day of return [DEC-59]', () => {
    expect(returnDate(party)).toBe('2027-06-19');
    const path = searchAgainPath(party, ['1980-05-12', '2010-06-20', '2011-06-19']);
    expect(path).toMatch(/^\/holiday-details\/H2A\?.*date=2027-06-12.*nights=7/);
    expect(rooms(path)).toEqual(['1', '2', '16,16']);
    expect(rooms(searchAgainPath(party, ['1980-05-12', null, '2009-06-19']))).toEqual(['3', '0', null]);
  });

  it('starts again at home where that cannot be asked for [DEC-59]', () => {
    expect(searchAgainPath(party, ['2010-05-12', '2010-06-20', '2011-06-19'])).toBe('/');
    const outbound = { ...party.outbound, departureAirportCode: 'XXX' };
    expect(searchAgainPath({ ...party, outbound }, [])).toBe('/');
  });
});
