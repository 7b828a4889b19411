import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { cardErrors, expiryYears, formatCardNumber, type CardForm } from './card-rules';
import { paymentOptions } from './payment-options';
import { parsePaymentStatus } from './payment-status';

const TODAY = '2026-11-21';
const GOOD: CardForm = {
  number: '4242 4242 4242 4242',
  month: '08',
  year: '2029',
  securityCode: '123',
  name: 'Ann O’Brien',
};

describe('the card', () => {
  it('passes when everything is right', () => {
    expect(cardErrors(GOOD, TODAY, 'submit')).toEqual({});
  });

  it.each([
    [{ number: '4242 4242 4242 424' }, { number: 'Please enter a valid card number' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'Please enter a valid card number' }],
    [{ securityCode: '12' }, { securityCode: 'Please enter a valid security code' }],
    [{ securityCode: '12a' }, { securityCode: 'Please enter a valid security code' }],
    [{ name: '  ' }, { name: 'Cardholder name is required' }],
    [{ month: '' }, { expiry: 'Please select a valid expiry date' }],
    [{ month: '11', year: '2026' }, { expiry: 'Please select a valid expiry date' }],
  ])('refuses %j [PAY-CARD-01, PAY-CARD-03, PAY-CARD-04, PAY-CARD-05, PAY-CARD-06]', (change, errors) => {
    expect(cardErrors({ ...GOOD, ...change }, TODAY, 'submit')).toEqual(errors);
  });

  it('counts the first day of the expiry month, and words it shorter while typing [DEC-62, PAY-CARD-07]', () => {
    expect(cardErrors({ ...GOOD, month: '12', year: '2026' }, TODAY, 'live')).toEqual({});
    expect(cardErrors({ ...GOOD, month: '11', year: '2026' }, TODAY, 'live')).toEqual({
      expiry: 'Invalid expiry date',
    });
  });

  it('groups any typed or pasted number in fours, 19 characters at the most [PAY-CARD-02, DEC-61]', () => {
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

  it('offers ten years from this one [PAY-CARD-09]', () => {
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

describe('the options', () => {
  it('puts the deposit first and says when the rest is due [PAY-ST-01, PRICE-18, PRICE-19, DEC-29]', () => {
    const [first, second] = paymentOptions({ total: pence(82_400), deposit: pence(44_440) }, '2027-06-12');
    expect(first).toMatchObject({
      type: 'deposit',
      amount: 44_440,
      adminFee: 99,
      description: 'Then £379.60 by Sat 12 Jun 2027. Admin fee £0.99 included.',
    });
    expect(second).toMatchObject({ type: 'full-amount', amount: 82_400, adminFee: 0 });
  });

  it('offers the full amount alone when there is no deposit [PAY-ST-02]', () => {
    expect(paymentOptions({ total: pence(82_400), deposit: null }, '2026-12-01')).toHaveLength(1);
  });
});

describe('the word of the provider', () => {
  it.each([
    ['success', 'succeeded'],
    [' Succeeded ', 'succeeded'],
    ['unsuccessful', 'pending'],
    ['FAIL', 'failed'],
    ['declined', 'failed'],
    ['error', 'failed'],
    ['cancelled', 'failed'],
    ['canceled', 'failed'],
    ['pending', 'pending'],
    ['anything else', 'pending'],
  ])('%j means %s [PAY-GW-06, DEC-65]', (word, outcome) => {
    expect(parsePaymentStatus(word)).toBe(outcome);
  });
});
