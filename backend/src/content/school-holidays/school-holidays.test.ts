import { addDays, daysBetween } from '@storefront/shared/domain/dates/iso-date';
import fc from 'fast-check';

import { SCHOOL_HOLIDAYS, schoolHolidayDepartures } from './school-holidays';

const TODAY = '2026-11-21';

it('leaves on the first day without school at the earliest, and is back on the last [DEC-144]', () => {
  expect(schoolHolidayDepartures(['may', 'february'], 7, TODAY)).toEqual([
    ['2027-02-13', '2027-02-14'],
    ['2027-05-29', '2027-05-30'],
  ]);
});

it('has no departure for a stay that is longer than the holiday [DEC-144]', () => {
  expect(schoolHolidayDepartures(['february'], 10, TODAY)).toEqual([]);
  expect(schoolHolidayDepartures(['summer'], 14, TODAY)).toEqual([['2027-07-24', '2027-08-17']]);
});

it('leaves out holidays that have passed and those after the next twelve months', () => {
  expect(schoolHolidayDepartures(['february', 'christmas'], 4, '2027-02-15')).toEqual([
    ['2027-02-16', '2027-02-17'],
    ['2027-12-18', '2027-12-30'],
    ['2028-02-12', '2028-02-16'],
  ]);
});

it('returns every stay within the holiday, departures in order, whatever the day and the stay', () => {
  const options = {
    holidays: fc.subarray([...SCHOOL_HOLIDAYS], { minLength: 1 }),
    nights: fc.integer({ min: 1, max: 28 }),
    ahead: fc.integer({ min: 0, max: 500 }),
  };
  const property = fc.property(fc.record(options), ({ holidays, nights, ahead }) => {
    const today = addDays(TODAY, ahead);
    const departures = schoolHolidayDepartures(holidays, nights, today);
    // One night finds every holiday, up to its last day but one.
    const whole = schoolHolidayDepartures(holidays, 1, today);
    for (const [first, last] of departures) {
      expect(first > today && first <= last).toBe(true);
      expect(whole.find(([start]) => start === first)?.[1]).toBe(addDays(last, nights - 1));
    }
    const firsts = departures.map(([first]) => first);
    expect(firsts).toEqual(firsts.toSorted((one, other) => daysBetween(other, one)));
  });
  fc.assert(property, { seed: 144, numRuns: 300 });
});
