import { pence } from '@storefront/shared/domain/pricing/pence';

import { PLACEHOLDER_TOTAL, quoteTotal } from './quote-total';

const [finalPrice, totalPrice, pricePerPerson] = [pence(90_000), pence(82_400), pence(41_250)];

describe('the total of a booking', () => {
  it.each([
    ['the final price', { finalPrice, totalPrice, pricePerPerson }, 90_000],
    ['the price of the package', { finalPrice: null, totalPrice, pricePerPerson }, 82_400],
    ['the price per person for everybody', { totalPrice: pence(0), pricePerPerson }, 123_750],
  ])('is %s [PRICE-15, DEC-30]', (_, prices, total) => {
    expect(quoteTotal({ ...prices, guests: 3 })).toEqual({ total, isPriced: true });
  });

  it.each([
    [{}],
    [{ finalPrice: null, totalPrice: null, pricePerPerson: null }],
    [{ finalPrice: pence(0), totalPrice: pence(-5), pricePerPerson: pence(0) }],
  ])('is the placeholder, which is never charged, for %j [PRICE-15, DEC-30]', (prices) => {
    expect(quoteTotal({ ...prices, guests: 2 })).toEqual({ total: PLACEHOLDER_TOTAL, isPriced: false });
    expect(PLACEHOLDER_TOTAL).toBe(144_373);
  });
});
