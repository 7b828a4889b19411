import fc from 'fast-check';

import { fromDayNumber } from '../../domain/dates/iso-date';

import { dayAfterKey } from './grid-keys';

describe('the keys of the grid', () => {
  const limits = { first: '2026-11-22', last: '2028-05-31' };

  it.each([
    ['ArrowLeft', false, '2027-06-01', '2027-05-31'],
    ['ArrowDown', false, '2027-06-28', '2027-07-05'],
    ['Home', false, '2027-06-13', '2027-06-07'],
    ['End', false, '2027-06-07', '2027-06-13'],
    ['PageDown', false, '2027-05-31', '2027-06-30'],
    ['PageUp', true, '2028-02-29', '2027-02-28'],
    ['PageUp', true, '2027-06-12', '2026-11-22'],
    ['PageDown', true, '2027-06-12', '2028-05-31'],
    ['Home', false, '2026-11-22', '2026-11-22'],
  ])('move with %s (Shift: %s) from %s to %s', (key, shift, from, to) => {
    expect(dayAfterKey(key, shift, from, limits)).toBe(to);
  });

  it('never move outside the limits', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 30 }),
        fc.integer({ min: 20_800, max: 21_300 }),
        (presses, start) => {
          let day = fromDayNumber(start);
          for (const [key, shift] of presses) day = dayAfterKey(key, shift, day, limits) ?? day;
          expect(day >= limits.first && day <= limits.last).toBe(true);
        },
      ),
    );
    expect(dayAfterKey('a', false, '2027-06-01', limits)).toBeNull();
  });
});
