import fc from 'fast-check';

import { pence } from '../pricing/pence';

import { cardPrice, lowestPrice } from './card-price';

const at = (pounds: number) => ({ pricePerPerson: pence(pounds * 100) });

describe('the price of a card', () => {
  it.each([
    [{}, null],
    [{ jan27: {} }, null],
    [{ jan27: { '3': null, '4': undefined } }, null],
    [{ jan27: { '3': null, '4': at(412) } }, 41_200],
    [{ jan27: { '3': at(412), '4': at(399) }, feb27: { '5': at(600) } }, 39_900],
    [{ jan27: { '3': at(412) }, feb27: { '3': at(411), '4': null } }, 41_100],
  ])('is the lowest of all months and ratings in %j: %p [DOM-CARDPRICE-01]', (priceData, price) => {
    expect(cardPrice(priceData)).toBe(price);
  });

  it('is the lowest of any prices, and null without one [DOM-CARDPRICE-01]', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat().map(pence))), (prices) => {
        const amounts = prices.filter((price) => price !== null);
        expect(lowestPrice(prices)).toBe(amounts.length > 0 ? Math.min(...amounts) : null);
      }),
    );
  });
});
