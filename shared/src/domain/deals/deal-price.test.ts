import { pence } from '../pricing/pence';

import { dealBadge, dealPrice, packageTag, ratingDots, SPECIAL_OFFER, tidyAddress } from './deal-price';

const june = { startDate: '2027-06-01', endDate: '2027-06-30', markup: pence(5_000) };

describe('dealPrice', () => {
  it.each([
    ['2027-05-31', 40_000],
    ['2027-06-01', 45_000],
    ['2027-06-30', 45_000],
    ['2027-07-01', 40_000],
  ])(
    'prices a deal of %s at %i pence with a June mark-up [DOM-MARKUP-01, DOM-MARKUP-02, DOM-MARKUP-03]',
    (cheapestDate, price) => {
      expect(dealPrice({ dealId: '101', startingPrice: pence(40_000), markups: [june], cheapestDate })).toBe(
        price,
      );
    },
  );

  it('adds the mark-up of the first of two periods with the date [DOM-MARKUP-01]', () => {
    const second = { ...june, startDate: '2027-06-10', markup: pence(9_900) };
    const deal = { dealId: '101', startingPrice: pence(40_000), cheapestDate: '2027-06-15' };
    expect(dealPrice({ ...deal, markups: [june, second] })).toBe(45_000);
    expect(dealPrice({ ...deal, markups: [second, june] })).toBe(49_900);
  });

  it('is never negative [DOM-MARKUP-03, DEC-97]', () => {
    const priceWith = (markup: number) =>
      dealPrice({
        dealId: '101',
        startingPrice: pence(40_000),
        markups: [{ ...june, markup: pence(markup) }],
        cheapestDate: '2027-06-10',
      });
    expect([-39_900, -40_000, -50_000].map(priceWith)).toEqual([100, 0, 0]);
  });

  it.each([
    [77_950, 0, 78_000],
    [77_949, 0, 77_900],
    [78_000, 1_250, 79_300],
    [78_000, -1_250, 76_800],
    [39_950, 1_250, 41_200],
    [40_040, 40, 40_100],
  ])(
    'of %i pence with a mark-up of %i is %i: the sum is rounded half up to whole pounds, once [PRICE-01, DEC-98]',
    (startingPrice, markup, price) => {
      const markups = [{ ...june, markup: pence(markup) }];
      const deal = { dealId: '101', startingPrice: pence(startingPrice), markups };
      expect(dealPrice({ ...deal, cheapestDate: '2027-06-10' })).toBe(price);
    },
  );

  it('reduces deal 184 by £22 and no other deal [PRICE-14, DEC-48]', () => {
    const deal = { startingPrice: pence(15_100), markups: [], cheapestDate: '2027-06-10' };
    expect(dealPrice({ ...deal, dealId: '184' })).toBe(12_900);
    expect(dealPrice({ ...deal, dealId: '1840' })).toBe(15_100);
    expect(dealPrice({ ...deal, dealId: '184', startingPrice: pence(1_000) })).toBe(0);
    expect(SPECIAL_OFFER.displayedPrice).toBe(12_900);
  });
});

describe('the labels of a deal', () => {
  it('include a badge and a package tag [BADGE-01, BADGE-02, DEC-157]', () => {
    expect([true, false].map((featured) => dealBadge({ featured }))).toEqual([
      'exclusive-offer',
      'free-room-upgrade',
    ]);
    expect([packageTag({ shipName: 'Aegean Star' }), packageTag({ shipName: null })]).toEqual([
      'Flight + Hotel + Cruise',
      'Flight + Hotel',
    ]);
  });

  it('show the address without commas at its ends [DOM-TEXT-03]', () => {
    expect(tidyAddress(' , Side, Antalya,, ')).toBe('Side, Antalya');
  });

  it('show a half dot for any fraction of the rating [DEC-85]', () => {
    expect(ratingDots(3.1)).toEqual(['full', 'full', 'full', 'half', 'empty']);
    expect(ratingDots(3)).toEqual(['full', 'full', 'full', 'empty', 'empty']);
    expect(ratingDots(0)).toEqual(['empty', 'empty', 'empty', 'empty', 'empty']);
    expect(ratingDots(5)).toEqual(['full', 'full', 'full', 'full', 'full']);
  });
});
