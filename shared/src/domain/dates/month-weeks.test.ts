import fc from 'fast-check';

import { addDays, monthBounds } from './iso-date';
import { daysSinceMonday, monthWeeks } from './month-weeks';
import { monthAfter, monthName } from './months';

/** January 1970 to December 2149, with the leap years 2000 and 2096 and the common year 2100. */
const anyMonth = fc.integer({ min: 0, max: 180 * 12 - 1 }).map((months) => monthAfter('1970-01', months));

describe('the weeks of a month', () => {
  it('contain every day once, in ascending order, and no other day', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const { first, last } = monthBounds(month);
        const days = monthWeeks(month)
          .flat()
          .filter((day) => day !== null);
        expect(days[0]).toBe(first);
        expect(days.at(-1)).toBe(last);
        days.slice(1).forEach((day, index) => expect(day).toBe(addDays(days[index] ?? '', 1)));
      }),
    );
  });

  it('start on Monday, have seven entries each, and none is empty', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        for (const week of monthWeeks(month)) {
          expect(week).toHaveLength(7);
          expect(week.some((day) => day !== null)).toBe(true);
          week.forEach((day, weekday) => {
            if (day === null) return;
            // The platform's own calendar, which counts from Sunday.
            expect((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7).toBe(weekday);
            expect(daysSinceMonday(day)).toBe(weekday);
          });
        }
      }),
    );
  });

  it.each([
    ['2027-02', 4, 28],
    ['2028-02', 5, 29],
    ['2000-02', 5, 29],
    ['2100-02', 4, 28],
    ['2027-05', 6, 31],
  ])('of %s are %i with %i days', (month, weeks, days) => {
    expect(monthWeeks(month)).toHaveLength(weeks);
    expect(
      monthWeeks(month)
        .flat()
        .filter((day) => day !== null),
    ).toHaveLength(days);
  });
});

it('formats and adds months', () => {
  expect(monthName('2027-06')).toBe('June 2027');
  expect(monthAfter('2027-12', 1)).toBe('2028-01');
  expect(monthAfter('2027-01', -13)).toBe('2025-12');
});
