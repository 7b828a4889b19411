import { CardInput } from './payment-provider';

const cardOf = (number: string) =>
  new CardInput({ number, securityCode: '987', name: 'Ann', expires: '2029-08' });

describe('a card', () => {
  it.each([
    ['4111111111111111', 'Visa'],
    ['5105105105105100', 'MasterCard'],
    ['5555555555554444', 'MasterCard'],
    ['2221000000000009', 'MasterCard'],
    ['2720990000000007', 'MasterCard'],
    ['5610591081018250', 'Card'],
    ['2220000000000000', 'Card'],
    ['2721000000000004', 'Card'],
    ['5100000000000008', 'MasterCard'],
    ['5599000000000004', 'MasterCard'],
    ['5099000000000009', 'Card'],
    ['5018000000000009', 'Card'],
    ['2100000000000005', 'Card'],
    ['6011111111111117', 'Card'],
    ['3540000000000005', 'Card'],
  ])('with the number %s has the brand %s', (number, brand) => {
    expect(cardOf(number).brand).toBe(brand);
  });

  it('is serialised by its last four digits only', () => {
    expect(JSON.stringify([cardOf('6011111111111117')])).toBe('["card ending 1117"]');
  });
});
