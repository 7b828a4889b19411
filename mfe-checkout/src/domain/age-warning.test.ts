import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import fc from 'fast-check';

import { ageOn, ageWarning, isUnderAge } from './age-warning';

/** One in ten is around the end of February, where age calculations tend to fail. */
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
  ])('of somebody born on %s is, on %s, %d [DEC-59]', (birth, day, age) => {
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

  it('causes a warning exactly when it differs from the search [DEC-59]', () => {
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
  ])(
    'causes the right warning for a search for %p and the birth date %s [DEC-59]',
    (childAge, birth, warning) => {
      expect(ageWarning({ childAge }, birth, '2027-06-19')).toBe(warning);
    },
  );

  it('of the lead passenger is checked on the current date [DEC-59]', () => {
    expect(isUnderAge('2008-11-22', '2026-11-21')).toBe(true);
    expect(isUnderAge('2008-11-21', '2026-11-21')).toBe(false);
    expect(isUnderAge(null, '2026-11-21')).toBe(false);
  });
});
