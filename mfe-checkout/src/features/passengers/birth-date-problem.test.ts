import { dateOfBirth } from '@storefront/shared/domain/passengers/passenger-rules';
import fc from 'fast-check';

import { birthDateProblem } from './birth-date-problem';

const TODAY = '2026-11-21';
const REQUIRED = 'Date of birth is required';
const INVALID = 'Please enter a valid date of birth';
const from = (text: string) => {
  const [day = '', month = '', year = ''] = text.split('/');
  return { day, month, year };
};

describe('a date of birth', () => {
  it.each([
    ['//', REQUIRED, null, ['day', 'month', 'year']],
    ['12//1980', INVALID, 'Choose a month', ['month']],
    ['12//', INVALID, 'Choose a month. Enter a year', ['month', 'year']],
    ['/5/1980', INVALID, 'Choose a day', ['day']],
    ['12/5/80', INVALID, 'Enter the year with four digits, such as 1985', ['year']],
    ['31/4/1990', INVALID, '31 April does not exist', ['day', 'month']],
    ['30/2/2024', INVALID, '30 February does not exist', ['day', 'month']],
    ['29/2/2023', INVALID, '29 February 2023 does not exist', ['day', 'month', 'year']],
    ['22/11/2026', INVALID, 'This date is in the future', ['day', 'month', 'year']],
    ['1/1/2027', INVALID, 'This date is in the future', ['year']],
    ['12/5/1880', INVALID, 'Check the year: this is too long ago', ['year']],
  ])('%s is invalid: %s, %s [PAX-VAL-05, PAX-VAL-06]', (text, message, detail, parts) => {
    expect(birthDateProblem(from(text), TODAY)).toEqual({ message, detail, parts });
  });

  it('has no problem exactly when it is a calendar date that is not in the future [PAX-VAL-06]', () => {
    const part = (max: number) => fc.integer({ min: 1, max }).map(String);
    const year = fc.oneof(fc.integer({ min: 1850, max: 2040 }).map(String), fc.constant(''));
    fc.assert(
      fc.property(part(31), part(12), year, (day, month, written) => {
        const birth = { day, month, year: written };
        expect(birthDateProblem(birth, TODAY) === null).toBe(dateOfBirth(birth, TODAY) !== null);
      }),
      { numRuns: 1_000 },
    );
  });
});
