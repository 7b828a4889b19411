import { claimsSchema } from '../../contracts/claims';
import { pence } from '../pricing/pence';

import { dealBadge, dealPrice, packageTag, ratingDots, SPECIAL_OFFER, tidyAddress } from './deal-price';

const june = { startDate: '2027-06-01', endDate: '2027-06-30', markup: pence(5_000) };

describe('deals', () => {
  it.each([
    ['2027-05-31', 40_000],
    ['2027-06-01', 45_000],
    ['2027-06-30', 45_000],
    ['2027-07-01', 40_000],
  ])(
    'a deal on %s costs %i pence with a June mark-up [DOM-MARKUP-01, DOM-MARKUP-02]',
    (cheapestDate, price) => {
      expect(dealPrice({ dealId: '101', startingPrice: pence(40_000), markups: [june], cheapestDate })).toBe(
        price,
      );
    },
  );

  it('never falls below nothing [DOM-MARKUP-03, DEC-97]', () => {
    const discount = { ...june, markup: pence(-50_000) };
    expect(
      dealPrice({
        dealId: '101',
        startingPrice: pence(40_000),
        markups: [discount],
        cheapestDate: '2027-06-10',
      }),
    ).toBe(0);
  });

  it('takes 22 off deal 184 wherever its price is computed, and off no other [PRICE-14]', () => {
    const deal = { startingPrice: pence(15_100), markups: [], cheapestDate: '2027-06-10' };
    expect(dealPrice({ ...deal, dealId: '184' })).toBe(12_900);
    expect(dealPrice({ ...deal, dealId: '1840' })).toBe(15_100);
    expect(dealPrice({ ...deal, dealId: '184', startingPrice: pence(1_000) })).toBe(0);
    expect(SPECIAL_OFFER.shownPrice).toBe(12_900);
  });

  it('has its badge and its tag [BADGE-01, BADGE-02]', () => {
    const claims = claimsSchema.parse({});
    expect([true, false].map((featured) => claims[dealBadge({ featured })]?.text)).toEqual([
      'EXCLUSIVE OFFER',
      'FREE ROOM UPGRADE',
    ]);
    expect([packageTag({ shipName: 'Aegean Star' }), packageTag({ shipName: null })]).toEqual([
      'Flight + Hotel + Cruise',
      'Flight + Hotel',
    ]);
  });

  it('tidies addresses [DOM-TEXT-03]', () => {
    expect(tidyAddress(' , Side, Antalya,, ')).toBe('Side, Antalya');
  });

  it('draws a half dot for any fraction [DEC-85]', () => {
    expect(ratingDots(3.1)).toEqual(['full', 'full', 'full', 'half', 'empty']);
    expect(ratingDots(5)).toEqual(['full', 'full', 'full', 'full', 'full']);
  });
});
