import { fakeFetch } from '../../../testing/fake-fetch';

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
  boardBasis: 'FB',
  boardBasisArray: ['FB', 'AI'],
  cheapestDepartureAirport: 'LTN',
  defaultNightDuration: 7,
  minNights: null,
  onlineChildren: 1,
  onlineChildAges: [5],
  markupPrices: [{ startDate: '2027-01-01', endDate: '2027-02-01', markup: 25 }],
  pricesData: { jun2027: '301.jun2027.json' },
  images: ['https://shop.test/1.jpg', 'data:image/png;base64,x'],
  featuredImage: 'https://shop.test/1.jpg',
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
      ],
    },
  ],
  tours: [
    {
      _id: 't1',
      tourName: 'Mykonos on foot',
      description: 'x',
      image: null,
      price: 45,
      features: ['Guide'],
      included: false,
    },
  ],
  ship: {
    _id: 's',
    shipName: 'Aegean Star',
    rooms: [{ _id: 'r', roomName: 'Suite', roomDesc: 'y', roomImage: null, features: ['Safe'], pp: 480 }],
  },
  selectedBoardBases: [
    { _id: 'b1', boardType: 'Full Board', price: 0, included: true, features: [] },
    { _id: 'b2', boardType: 'All Inclusive', price: 245, included: false, features: ['Drinks'] },
  ],
  isBooking: true,
  phoneNumber: '020 7946 0184',
};

describe('the deal endpoints', () => {
  it('return the list of deals without invalid ones [API-DEALS-01, DOM-CAT-01]', async () => {
    const listed = {
      dealId: 101,
      data: {
        HotelName: 'Sol Bay',
        address: 'Side',
        featuredImage: null,
        dealType: 'featured',
        taRating: 4.5,
        taRatingCount: 12,
        hotelRating: 4,
        defaultNightDuration: 7,
        cheapestBoardBasis: 'AI',
        boardBasis: 'AI',
        startingPrice: 825,
        cheapestDate: '2027-05-12',
        createdAt: '2026-11-21T09:00:00Z',
        ship: { shipName: 'Aegean Star' },
        markupPrices: [{ startDate: '2027-01-01', endDate: '2027-02-01', markup: '15' }],
        individualDestinationIds: [101],
        groupDestinationIds: ['summer'],
      },
    };
    const network = fakeFetch({ body: { deals: [listed, { dealId: 2, data: {} }] } });
    const response = await fetchDeals(network.endpoints);
    network.close();
    expect(network.sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.test/api/getAllDeals' });
    expect(response).toMatchObject({
      ok: true,
      value: [
        {
          dealId: '101',
          hotelName: 'Sol Bay',
          featured: true,
          startingPrice: 82_500,
          shipName: 'Aegean Star',
          markups: [{ startDate: '2027-01-01', endDate: '2027-02-01', markup: 1_500 }],
          destinationIds: ['101'],
          groupIds: ['summer'],
        },
      ],
    });
    expect(response.ok && response.value).toHaveLength(1);
  });

  it('return the deal at deal.data [API-DEAL-01, DOM-DBI-01, DOM-DBI-03, DOM-DBI-04]', async () => {
    const network = fakeFetch({ body: { deal: { data: { ...deal, pricingMode: 'online' } } } });
    const response = await fetchDeal(network.endpoints, '301');
    network.close();
    expect(network.sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.test/api/getDealById/301' });
    expect(response).toMatchObject({
      ok: true,
      value: {
        hotelName: 'Aegean Star',
        starClass: 4,
        reviewScore: 4.5,
        giataId: 900001,
        hotelKey: 'SJAG1',
        pricingMode: 'online',
        boardBases: ['FB', 'AI'],
        departureAirportCode: 'LTN',
        minNights: null,
        maxNights: null,
        childAges: [5],
        markups: [{ markup: 2_500 }],
        priceFiles: { jun2027: '301.jun2027.json' },
        images: ['https://shop.test/1.jpg'],
        hotelDetails: 'a',
        hotelDetailsExtended: 'b',
        offerDetails: 'c',
        conditions: 'd',
        youCanAdd: 'e',
        otherOffer: 'f',
        isBooking: true,
        phoneNumber: '020 7946 0184',
      },
    });
  });

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

  it('return itinerary, tours, ship and boards [DOM-DBI-05, DOM-DBI-06, DOM-DBI-07, DOM-DBI-08, DOM-BOOK-07]', async () => {
    const network = fakeFetch({ body: { deal: { data: deal } } });
    const response = await fetchDeal(network.endpoints, '301');
    network.close();
    expect(response).toMatchObject({
      ok: true,
      value: {
        itinerary: [
          { day: 1, title: 'Athens', actions: [{ type: 'check-in', time: '13:00' }, { type: 'depart' }] },
        ],
        tours: [
          { id: 't1', name: 'Mykonos on foot', pricePerPerson: 4_500, features: ['Guide'], included: false },
        ],
        ship: {
          _id: 's',
          shipName: 'Aegean Star',
          rooms: [{ _id: 'r', roomName: 'Suite', roomDesc: 'y', features: ['Safe'], pp: 480 }],
        },
        cruiseBoards: [
          { id: 'b1', boardType: 'Full Board', pricePerPerson: 0, included: true },
          {
            id: 'b2',
            boardType: 'All Inclusive',
            pricePerPerson: 24_500,
            included: false,
            features: ['Drinks'],
          },
        ],
      },
    });
  });
});
