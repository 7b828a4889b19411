import fc from 'fast-check';

import { fromDayNumber } from './iso-date';

import { asDate, asIso } from './calendar-dates';

it('brings every calendar date through the library and back [DEC-107]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
      const date = fromDayNumber(day);
      expect(asIso(asDate(date))).toBe(date);
    }),
  );
});
