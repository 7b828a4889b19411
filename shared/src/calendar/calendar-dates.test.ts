import fc from 'fast-check';

import { fromDayNumber } from '../dates/iso-date';

import { asDate, asIso } from './calendar-dates';

it('[DEC-107] brings every calendar date through the library and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
      const date = fromDayNumber(day);
      expect(asIso(asDate(date))).toBe(date);
    }),
  );
});
