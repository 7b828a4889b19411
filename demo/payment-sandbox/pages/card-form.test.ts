import { CardInput } from '@storefront/backend/payments/payment-provider';

import { readCardForm } from './card-form';

const clock = { today: () => '2026-11-21' };
const GOOD = { number: '4242 4242 4242 4242', expiry: '08 / 29', code: '123', name: ' Ann O’Brien ' };
const read = (changes: object) => readCardForm({ ...GOOD, ...changes }, clock);
const errorsOf = (changes: object) => {
  const form = read(changes);
  return form instanceof CardInput ? {} : form.errors;
};

describe('a card form', () => {
  it('is parsed as a card if all fields are valid', () => {
    const card = read({});
    expect(card).toBeInstanceOf(CardInput);
    expect(card).toMatchObject({ name: 'Ann O’Brien', expires: '2029-08' });
    expect(card instanceof CardInput && card.reveal()).toEqual({
      number: '4242424242424242',
      securityCode: '123',
    });
  });

  it.each(['0829', '08/29', '8/29', '08 / 2029', '08-29', ' 8 / 2029 ', '082029'])(
    'accepts %s as an expiry date',
    (expiry) => {
      expect(read({ expiry })).toMatchObject({ expires: '2029-08' });
    },
  );

  it.each([
    ['number', '', 'Enter the card number'],
    ['number', '4242 4242 4242 424x', 'The card number must be digits only'],
    ['number', '4242 4242 4242', 'The card number must have 16 to 19 digits'],
    ['number', '4242 4242 4242 4241', 'This card number is not valid. Please check the digits'],
    ['expiry', '', 'Enter the expiry date'],
    ['expiry', '13/29', 'Enter the month and the year, such as 08 / 29'],
    ['expiry', '829', 'Enter the month and the year, such as 08 / 29'],
    ['expiry', '10/26', 'This card has expired. Please use another card'],
    ['code', '', 'Enter the security code'],
    ['code', '12a', 'The security code must be 3 or 4 digits'],
    ['name', '  ', 'Enter the name on the card'],
    ['name', 'n'.repeat(101), 'The name can have 100 letters at most'],
  ])('has one error, for the field "%s", when its value is "%s"', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('accepts a card until the end of its expiry month', () => {
    expect(errorsOf({ expiry: '11/26' })).toEqual({});
  });

  it.each([null, undefined, 'text', ['4242'], { number: 4242 }])(
    'treats a body of the wrong shape as an empty form: %p',
    (body) => {
      expect(Object.keys((readCardForm(body, clock) as { errors: object }).errors)).toHaveLength(4);
    },
  );

  it('keeps the name unless it could be a card number in the wrong field', () => {
    expect(read({ code: '' })).toMatchObject({ name: 'Ann O’Brien' });
    expect(read({ number: '', name: GOOD.number })).toMatchObject({ name: '' });
  });
});
