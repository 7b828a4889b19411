import fc from 'fast-check';

import { fromDayNumber } from './iso-date';

import { toLocalDate, toIsoDate } from './calendar-dates';

it('converts every calendar date to a local date and back [DEC-107]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
      const date = fromDayNumber(day);
      expect(toIsoDate(toLocalDate(date))).toBe(date);
    }),
  );
});
