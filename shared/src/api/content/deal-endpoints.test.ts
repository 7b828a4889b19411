import { fakeFetch } from '../../../testing/fake-fetch';

import { allDealsSchema } from './deals.schema';
import { fetchDeal } from './fetch-deal';
import { fetchDeals } from './fetch-deals';

const deal = {
  HotelName: 'Aegean Star',
  address: ', Athens, ',
  hotelRating: 4,
  taRating: '4.5',
  taRatingCount: 120,
  giataId: 900001,
  hotelKey: 'SJAG1',
  startingPrice: 780,
  cheapestDate: '2027-01-26',
  cheapestBoardBasis: 'FB',
  boardBasis: 'HB',
  boardBasisArray: ['FB', 'AI'],
  cheapestDepartureAirport: 'LTN',
  party: { adults: 2, children: 1 },
  defaultNightDuration: 8,
  minNights: 6,
  maxNights: 11,
  onlineChildren: 1,
  onlineChildAges: [5],
  markupPrices: [
    { startDate: '2027-01-01', endDate: '2027-02-01', markup: 25 },
    { startDate: '2027-07-01', endDate: '2027-08-31', markup: 40 },
  ],
  pricesData: { jun2027: '301.jun2027.json' },
  images: ['https://shop.test/1.jpg', 'data:image/png;base64,x', 'https://shop.test/2.jpg'],
  featuredImage: 'https://shop.test/featured.jpg',
  hotelDetails: 'a',
  hotelDetailsExtended: 'b',
  offerDetails: 'c',
  offerDetailsConditions: 'd',
  hotelYouCanAdd: 'e',
  hotelOtherOffer: 'f',
  itinerary: [
    {
      day: 1,
      title: 'Athens',
      actions: [
        { type: 'check-in', time: '13:00' },
        { type: 'depart', time: '18:00' },
        { type: 'arrive', time: '08:00' },
        { type: 'dock', time: '08:30' },
        { type: 'check-out', time: '10:00' },
      ],
    },
  ],
  tours: [
    {
      _id: 't1',
      tourName: 'Mykonos on foot',
      description: 'x',
      image: 'https://shop.test/mykonos.jpg',
      price: 45,
      features: ['Guide'],
      included: false,
    },
  ],
  ship: {
    _id: 's',
    shipName: 'Aegean Star',
    rooms: [
      {
        _id: 'r',
        roomName: 'Suite',
        roomDesc: 'y',
        roomImage: 'https://shop.test/suite.jpg',
        features: ['Safe'],
        pp: 480,
      },
    ],
  },
  selectedBoardBases: [
    { _id: 'b1', boardType: 'Full Board', price: 0, included: true, features: [] },
    { _id: 'b2', boardType: 'All Inclusive', price: 245, included: false, features: ['Drinks'] },
  ],
  isBooking: true,
  phoneNumber: '020 7946 0184',
};

/** A deal of the list, as the backend sends it. */
const listed = {
  dealId: 101,
  data: {
    HotelName: 'Sol Bay',
    address: 'Side',
    featuredImage: 'https://shop.test/sol.jpg',
    dealType: 'featured',
    taRating: 4.5,
    taRatingCount: 12,
    hotelRating: 4,
    defaultNightDuration: 7,
    cheapestBoardBasis: 'AI',
    boardBasis: 'HB',
    startingPrice: 825,
    cheapestDate: '2027-05-12',
    createdAt: '2026-11-21T09:00:00Z',
    ship: { shipName: 'Aegean Star' },
    markupPrices: [{ startDate: '2027-01-01', endDate: '2027-02-01', markup: '15' }],
    individualDestinationIds: [101],
    groupDestinationIds: ['summer'],
  },
};

describe('the deal endpoints', () => {
  it('return the list of deals without invalid ones [API-DEALS-01, DOM-CAT-01, DEC-36]', async () => {
    const network = fakeFetch({ body: { deals: [listed, { dealId: 2, data: {} }] } });
    const response = await fetchDeals(network.endpoints);
    network.close();
    expect(network.sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.test/api/getAllDeals' });
    expect(response).toEqual({
      ok: true,
      value: [
        {
          dealId: '101',
          hotelName: 'Sol Bay',
          address: 'Side',
          imageUrl: 'https://shop.test/sol.jpg',
          featured: true,
          reviewScore: 4.5,
          reviewCount: 12,
          starClass: 4,
          nights: 7,
          boardBasis: 'AI',
          startingPrice: 82_500,
          cheapestDate: '2027-05-12',
          departureAirportCode: '',
          party: { adults: 2, children: 0 },
          createdAt: '2026-11-21T09:00:00Z',
          shipName: 'Aegean Star',
          markups: [{ startDate: '2027-01-01', endDate: '2027-02-01', markup: 1_500 }],
          destinationIds: ['101'],
          groupIds: ['summer'],
        },
      ],
    });
    const texts = { individualDestinationIds: ['101'], groupDestinationIds: [7] };
    expect(
      allDealsSchema.parse({ deals: [{ ...listed, data: { ...listed.data, ...texts } }] }),
    ).toMatchObject([{ destinationIds: ['101'], groupIds: ['7'] }]);
    const other = { ...listed, data: { ...listed.data, dealType: 'other', cheapestBoardBasis: '' } };
    expect(allDealsSchema.parse({ deals: [other] })).toMatchObject([{ featured: false, boardBasis: 'HB' }]);
  });

  it.each([undefined, null, ''])(
    'are listed also when they were created at %p [API-DEALS-02, DEC-34]',
    (createdAt) => {
      const undated = { ...listed, data: { ...listed.data, createdAt } };
      expect(allDealsSchema.parse({ deals: [undated] })).toMatchObject([{ createdAt: '' }]);
    },
  );

  it('have no ship when its name is empty [LIST-06, BADGE-02]', () => {
    const unnamed = { ...listed, data: { ...listed.data, ship: { shipName: '' } } };
    expect(allDealsSchema.parse({ deals: [unnamed] })).toMatchObject([{ shipName: null }]);
  });

  it.each([0, -5, 1_000_001, 1e300])(
    'leave out a deal of £%d, which is not a price, and keep the others',
    (startingPrice) => {
      const wrong = { ...listed, data: { ...listed.data, startingPrice } };
      expect(allDealsSchema.parse({ deals: [wrong, listed] })).toMatchObject([{ startingPrice: 82_500 }]);
    },
  );

  it('return the deal at deal.data, with all its fields [API-DEAL-01, DOM-DBI-01, DOM-DBI-03, DOM-DBI-04]', async () => {
    const network = fakeFetch({ body: { deal: { data: { ...deal, pricingMode: 'online' } } } });
    const response = await fetchDeal(network.endpoints, '301');
    network.close();
    if (!response.ok || response.value === null) throw new Error('no deal');
    const { itinerary, tours, ship, cruiseBoards, ...fields } = response.value;
    expect([itinerary.length, tours.length, ship?.shipName, cruiseBoards.length]).toEqual([
      1,
      1,
      'Aegean Star',
      2,
    ]);
    expect(network.sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.test/api/getDealById/301' });
    // The number of children is that of their ages.
    expect(fields).toEqual({
      hotelName: 'Aegean Star',
      address: ', Athens, ',
      starClass: 4,
      reviewScore: 4.5,
      reviewCount: 120,
      giataId: 900001,
      hotelKey: 'SJAG1',
      images: ['https://shop.test/1.jpg', 'https://shop.test/2.jpg'],
      featuredImage: 'https://shop.test/featured.jpg',
      pricingMode: 'online',
      startingPrice: 78_000,
      cheapestDate: '2027-01-26',
      boardBasis: 'FB',
      departureAirportCode: 'LTN',
      party: { adults: 2, children: 1 },
      nights: 8,
      minNights: 6,
      maxNights: 11,
      childAges: [5],
      boardBases: ['FB', 'AI'],
      markups: [
        { startDate: '2027-01-01', endDate: '2027-02-01', markup: 2_500 },
        { startDate: '2027-07-01', endDate: '2027-08-31', markup: 4_000 },
      ],
      priceFiles: { jun2027: '301.jun2027.json' },
      hotelDetails: 'a',
      hotelDetailsExtended: 'b',
      offerDetails: 'c',
      conditions: 'd',
      youCanAdd: 'e',
      otherOffer: 'f',
      shipName: 'Aegean Star',
      isBooking: true,
      phoneNumber: '020 7946 0184',
    });
  });

  it('keep the pence of a starting price, because the price is rounded with its mark-up [PRICE-01, DEC-98]', async () => {
    const network = fakeFetch({ body: { deal: { data: { ...deal, startingPrice: 779.5 } } } });
    expect(await fetchDeal(network.endpoints, '301')).toMatchObject({ value: { startingPrice: 77_950 } });
    network.close();
  });

  it.each([0, 3, undefined])(
    'count the children by their ages when onlineChildren is %p [DOM-DBI-01, DEC-460]',
    async (onlineChildren) => {
      const network = fakeFetch({
        body: { deal: { data: { ...deal, onlineChildren, onlineChildAges: [5, 9] } } },
      });
      expect(await fetchDeal(network.endpoints, '301')).toMatchObject({ value: { childAges: [5, 9] } });
      network.close();
    },
  );

  it.each([{}, { deal: null }, { deal: {} }, { deal: { data: null } }])(
    'treat %j as a response without a deal [API-DEAL-01, ERR-07]',
    async (body) => {
      const network = fakeFetch({ body });
      expect(await fetchDeal(network.endpoints, '301')).toEqual({ ok: true, value: null });
      network.close();
    },
  );

  it.each([404, 503])('return the status %i of a failed deal request [ERR-06]', async (status) => {
    const network = fakeFetch({ status, body: 'away' });
    expect(await fetchDeal(network.endpoints, '301')).toEqual({
      ok: false,
      error: { kind: 'http', status, text: 'away' },
    });
    network.close();
  });

  it.each([
    ['online', 'online'],
    ['offline', 'offline'],
    [undefined, 'offline'],
    ['whatever', 'offline'],
  ])('parse the pricing mode %p as %p [DOM-DBI-02, DEC-50]', async (pricingMode, read) => {
    const network = fakeFetch({ body: { deal: { data: { ...deal, pricingMode } } } });
    expect(await fetchDeal(network.endpoints, '301')).toMatchObject({
      ok: true,
      value: { pricingMode: read },
    });
    network.close();
  });

  it('return itinerary, tours, ship and boards, with all their fields [DOM-DBI-05, DOM-DBI-06, DOM-DBI-07, DOM-DBI-08, DOM-BOOK-07]', async () => {
    const network = fakeFetch({ body: { deal: { data: deal } } });
    const response = await fetchDeal(network.endpoints, '301');
    network.close();
    if (!response.ok || response.value === null) throw new Error('no deal');
    const { itinerary, tours, ship, cruiseBoards } = response.value;
    expect(itinerary).toEqual(deal.itinerary);
    expect(tours).toEqual([
      {
        id: 't1',
        name: 'Mykonos on foot',
        description: 'x',
        image: 'https://shop.test/mykonos.jpg',
        pricePerPerson: 4_500,
        features: ['Guide'],
        included: false,
      },
    ]);
    expect(ship).toEqual(deal.ship);
    expect(cruiseBoards).toEqual([
      { id: 'b1', boardType: 'Full Board', pricePerPerson: 0, included: true, features: [] },
      {
        id: 'b2',
        boardType: 'All Inclusive',
        pricePerPerson: 24_500,
        included: false,
        features: ['Drinks'],
      },
    ]);
  });
});
