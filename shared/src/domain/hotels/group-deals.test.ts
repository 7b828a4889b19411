import { pence } from '../pricing/pence';

import { createDealGrouper } from './group-deals';
import type { HotelResult } from './hotel-result';

function aResult(overrides: Partial<HotelResult> = {}): HotelResult {
  return {
    quoteReference: 'r1',
    hotelName: 'Sol Bay Resort',
    pricePerPerson: pence(41_200),
    location: 'Side, Antalya',
    nights: 7,
    departureDate: '2027-06-12',
    boardBasis: 'HB',
    starClass: 4,
    departureAirportCode: 'LGW',
    arrivalAirportCode: 'AYT',
    flightId: 'f1',
    rooms: [{ code: 'DB2', name: 'Double room' }],
    hotelKey: 'H1',
    giataId: 7,
    reviewScore: 4.1,
    reviewCount: 2204,
    ...overrides,
  };
}

describe('createDealGrouper', () => {
  it('creates one deal per hotel and date, with its boards sorted by price [DOM-GRP-01, DOM-GRP-02, DEC-274]', () => {
    const grouper = createDealGrouper();
    grouper.add([
      aResult({ boardBasis: 'AI', pricePerPerson: pence(49_600), quoteReference: 'ai' }),
      aResult(),
    ]);
    grouper.add([
      aResult({ departureDate: '2027-06-13' }),
      aResult({ departureAirportCode: 'STN', pricePerPerson: pence(45_000) }),
    ]);

    const cheapest = {
      boardBasis: 'HB',
      pricePerPerson: 41_200,
      dealId: 'r1',
      hotelKey: 'H1',
      flightId: 'f1',
      departureAirportCode: 'LGW',
      rooms: ['Double room'],
    };
    // Images, facilities and description are those of the hotel record.
    expect(grouper.dealsOn('2027-06-12')).toEqual([
      {
        giataId: 7,
        departureDate: '2027-06-12',
        title: 'Sol Bay Resort',
        location: 'Side, Antalya',
        starClass: 4,
        nights: 7,
        airports: ['LGW', 'STN'],
        reviewScore: 4.1,
        reviewCount: 2_204,
        boards: [cheapest, { ...cheapest, boardBasis: 'AI', pricePerPerson: 49_600, dealId: 'ai' }],
        cheapestPrice: 41_200,
        cheapestBoardBasis: 'HB',
      },
    ]);
    expect(grouper.dealsOn('2027-06-13')).toHaveLength(1);
    expect(grouper.lowestPrices()).toEqual(
      new Map([
        ['2027-06-12', 41_200],
        ['2027-06-13', 41_200],
      ]),
    );
  });

  it('makes deals of the packages that pass, and leaves out a hotel without one', () => {
    const grouper = createDealGrouper();
    const dear = aResult({ quoteReference: 'dear', boardBasis: 'AI', pricePerPerson: pence(49_600) });
    grouper.add([aResult(), dear, aResult({ giataId: 8 })]);
    const isDear = ({ pricePerPerson }: HotelResult) => pricePerPerson > 45_000;
    const [deal, ...others] = grouper.dealsOf('2027-06-12', isDear);
    expect(others).toEqual([]);
    expect(deal).toMatchObject({ giataId: 7, cheapestPrice: 49_600, cheapestBoardBasis: 'AI' });
    expect(deal?.boards.map(({ dealId }) => dealId)).toEqual(['dear']);
    expect(grouper.dealsOf('2027-06-13', () => true)).toEqual([]);
  });

  it('has packages and hotels of each date, and the same deals until a result arrives [DOM-GRP-01]', () => {
    const grouper = createDealGrouper();
    const [first, second] = [aResult(), aResult({ giataId: 8, pricePerPerson: pence(39_900) })];
    grouper.add([first, second, aResult({ giataId: 0 })]);
    expect(grouper.resultsOn('2027-06-12')).toEqual([first, second]);
    expect(grouper.hotelsOn('2027-06-12')).toBe(2);
    expect(grouper.lowestPrices().get('2027-06-12')).toBe(39_900);
    expect([grouper.resultsOn('2027-06-13'), grouper.hotelsOn('2027-06-13')]).toEqual([[], 0]);

    const deals = grouper.dealsOn('2027-06-12');
    expect(grouper.dealsOn('2027-06-12')).toBe(deals);
    grouper.add([aResult({ giataId: 9 })]);
    expect(grouper.dealsOn('2027-06-12').map(({ giataId }) => giataId)).toEqual([7, 8, 9]);
  });

  it('drops results without a hotel id [DOM-GRP-03]', () => {
    const grouper = createDealGrouper();
    grouper.add([aResult({ giataId: 0 })]);
    expect(grouper.dealsOn('2027-06-12')).toEqual([]);
  });
});
