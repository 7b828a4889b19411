import fc from 'fast-check';

import { cardErrors, expiryYears, formatCardNumber, type CardForm } from './card-rules';

const TODAY = '2026-11-21';
const GOOD: CardForm = {
  number: '4242 4242 4242 4242',
  month: '08',
  year: '2029',
  securityCode: '123',
  name: 'Ann O’Brien',
};

describe('the card', () => {
  it('is valid when every field is valid', () => {
    expect(cardErrors(GOOD, TODAY, 'submit')).toEqual({});
  });

  it.each([
    [{ number: '' }, { number: 'Please enter a valid card number' }],
    [{ number: '4242 4242 4242 424' }, { number: 'Please enter a valid card number' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'Please enter a valid card number' }],
    [{ securityCode: '12' }, { securityCode: 'Please enter a valid security code' }],
    [{ securityCode: '12a' }, { securityCode: 'Please enter a valid security code' }],
    [{ securityCode: '12345' }, { securityCode: 'Please enter a valid security code' }],
    [{ name: '' }, { name: 'Cardholder name is required' }],
    [{ name: '  ' }, { name: 'Cardholder name is required' }],
    [{ month: '' }, { expiry: 'Please select a valid expiry date' }],
    [{ year: '' }, { expiry: 'Please select a valid expiry date' }],
    [{ month: '11', year: '2026' }, { expiry: 'Please select a valid expiry date' }],
  ])(
    'is rejected with %j [PAY-CARD-01, PAY-CARD-03, PAY-CARD-04, PAY-CARD-05, PAY-CARD-06]',
    (change, errors) => {
      expect(cardErrors({ ...GOOD, ...change }, TODAY, 'submit')).toEqual(errors);
    },
  );

  it.each([
    [{ securityCode: '123' }],
    [{ securityCode: '1234' }],
    [{ month: '12', year: '2026' }],
    [{ month: '01', year: '2027' }],
  ])('is valid with %j [PAY-CARD-03, PAY-CARD-05]', (change) => {
    expect(cardErrors({ ...GOOD, ...change }, TODAY, 'submit')).toEqual({});
  });

  it.each([
    ['4111 1111 1111 116', false],
    ['4111 1111 1111 1111', true],
    ['6304 0000 0000 0000 000', true],
    ['6304 0000 0000 0000 0000', false],
  ])('number %s has 16 to 19 digits: %s [PAY-CARD-01, DEC-61]', (number, isValid) => {
    expect(cardErrors({ ...GOOD, number }, TODAY, 'submit')).toEqual(
      isValid ? {} : { number: 'Please enter a valid card number' },
    );
  });

  it('number with one mistyped digit is rejected [DEC-146]', () => {
    for (let digit = 0; digit < 16; digit += 1) {
      const digits = Array.from('4242424242424242', Number);
      digits[digit] = ((digits[digit] ?? 0) + 1) % 10;
      expect(cardErrors({ ...GOOD, number: digits.join('') }, TODAY, 'submit')).toHaveProperty('number');
    }
  });

  it('expires on the first day of its month, with a shorter text while typing [DEC-62, PAY-CARD-07]', () => {
    expect(cardErrors({ ...GOOD, month: '12', year: '2026' }, TODAY, 'live')).toEqual({});
    expect(cardErrors({ ...GOOD, month: '11', year: '2026' }, TODAY, 'live')).toEqual({
      expiry: 'Invalid expiry date',
    });
  });

  it('is valid until the day before the first day of its month [PAY-CARD-05, DEC-62]', () => {
    const december = { ...GOOD, month: '12', year: '2026' };
    expect(cardErrors(december, '2026-11-30', 'submit')).toEqual({});
    expect(cardErrors(december, '2026-12-01', 'submit')).toEqual({
      expiry: 'Please select a valid expiry date',
    });
  });

  it('is formatted in groups of four, up to 19 characters [PAY-CARD-02, DEC-61]', () => {
    expect(formatCardNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242');
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const formatted = formatCardNumber(typed);
        expect(formatted.length).toBeLessThanOrEqual(19);
        expect(formatted).toMatch(/^(\d{4} )*\d{0,4}$/);
        expect(formatCardNumber(formatted)).toBe(formatted);
      }),
    );
  });

  it('can expire in the current year or the next nine [PAY-CARD-09]', () => {
    expect(expiryYears(TODAY)).toEqual([
      '2026',
      '2027',
      '2028',
      '2029',
      '2030',
      '2031',
      '2032',
      '2033',
      '2034',
      '2035',
    ]);
  });
});
