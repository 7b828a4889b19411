import { fakeFetch } from '../../../testing/fake-fetch';

import { fetchAlternatives } from './fetch-alternatives';
import { availabilityRequest, fetchAvailability } from './fetch-availability';
import { fetchHotel, HOTEL_CARD_TIMEOUT_MS, HOTEL_PAGE_TIMEOUT_MS } from './fetch-hotel';
import { fetchResorts } from './fetch-resorts';
import { filterHotels, filterTexts, type HotelFilters } from './filter-hotels';
import { sortByReviews } from './sort-by-reviews';

const record = {
  images: [
    'https://shop.test/1.jpg',
    '/relative.jpg',
    'data:image/png;base64,x',
    'ftp://shop.test/http.jpg',
    'http://shop.test/2.jpg',
    '',
  ],
  hotelDetails: {
    hotelName: 'Sol Bay',
    location: 'Side, Antalya',
    region: 'Turkish Riviera',
    resort: 'Side',
    starRating: 4,
    hotelDescription: '<p>Quiet.</p>',
    taRating: null,
    taRatingCount: null,
    taDetails: {
      name: 'Sol Bay',
      rating: '4.5',
      num_reviews: 120,
      web_url: 'https://reviews.test/sol-bay',
      see_all_photos: 'https://reviews.test/sol-bay/photos',
      description: 'd',
      address_obj: { address_string: 'Side' },
      latitude: '36.9',
      longitude: '30.8',
      amenities: ['Spa'],
      styles: ['Luxury'],
      awards: [{ display_name: 'Award' }],
      trip_types: [{ name: 'family', localized_name: 'Family', value: '12' }],
      review_rating_count: { '5': '80', '4': '30', '3': 5, '2': 3, '1': 2 },
      subratings: [
        { localized_name: 'Rooms', value: '4.5', rating_image_url: 'https://reviews.test/4.5.svg' },
      ],
      ranking_data: { ranking_string: '#3 of 90', geo_location_name: 'Antalya' },
      rating_image_url: 'https://reviews.test/4.5.svg',
    },
  },
  facility: {
    facilities: { facility_Outdoor_pool: true, facility_Spa: false, other_Sauna: true, room_Desk: true },
    room_facilities: { room_Sea_view: true, room_Balcony: false, facility_Gym: true },
  },
};
const NO_FILTERS: HotelFilters = { ratingBand: null, styles: [], amenities: [], resorts: [], awards: [] };

describe('fetchHotel', () => {
  it('returns pictures with an http URL, details and reviews [API-HOTEL-01, DOM-GRP-02, DOM-HTL-01, DOM-HTL-02, DOM-HTL-03, DOM-HTL-04, DEC-12, DEC-274]', async () => {
    const network = fakeFetch({ body: record });
    const response = await fetchHotel(network.endpoints, 101, { timeoutMs: 100 });
    network.close();
    expect(network.sent).toMatchObject([
      { method: 'GET', url: 'https://shop.test/supplier/getBackOfficeHotelByGiataId/101' },
    ]);
    expect(response).toEqual({
      ok: true,
      value: {
        images: ['https://shop.test/1.jpg', 'http://shop.test/2.jpg'],
        hotelName: 'Sol Bay',
        location: 'Side, Antalya',
        region: 'Turkish Riviera',
        resort: 'Side',
        starClass: 4,
        description: '<p>Quiet.</p>',
        // The record has no rating of its own, so the rating of the reviews is used.
        reviewScore: 4.5,
        reviewCount: 120,
        reviews: {
          name: 'Sol Bay',
          rating: 4.5,
          num_reviews: 120,
          web_url: 'https://reviews.test/sol-bay',
          see_all_photos: 'https://reviews.test/sol-bay/photos',
          description: 'd',
          address_obj: { address_string: 'Side' },
          latitude: 36.9,
          longitude: 30.8,
          amenities: ['Spa'],
          styles: ['Luxury'],
          awards: [{ display_name: 'Award' }],
          trip_types: [{ name: 'family', localized_name: 'Family', value: 12 }],
          review_rating_count: { '1': 2, '2': 3, '3': 5, '4': 30, '5': 80 },
          subratings: [
            { localized_name: 'Rooms', value: 4.5, rating_image_url: 'https://reviews.test/4.5.svg' },
          ],
          ranking_data: { ranking_string: '#3 of 90', geo_location_name: 'Antalya' },
          rating_image_url: 'https://reviews.test/4.5.svg',
        },
        amenities: ['Outdoor pool', 'Sea view'],
      },
    });
    const own = { ...record.hotelDetails, taRating: 3.9, taRatingCount: 7 };
    const rated = fakeFetch({ body: { ...record, hotelDetails: own } });
    expect(await fetchHotel(rated.endpoints, 101, { timeoutMs: 100 })).toMatchObject({
      value: { reviewScore: 3.9, reviewCount: 7 },
    });
    rated.close();
  });

  it('lists the flags that are true and have the right prefix as amenities [DOM-HTL-05]', async () => {
    const network = fakeFetch({ body: record });
    const response = await fetchHotel(network.endpoints, 101, { timeoutMs: 100 });
    network.close();
    expect(response.ok && response.value?.amenities).toEqual(['Outdoor pool', 'Sea view']);
  });

  it('returns null for a hotel that is sold without a record [API-HOTEL-02, DEC-395]', async () => {
    const network = fakeFetch({ body: 'null' });
    expect(await fetchHotel(network.endpoints, 1, { timeoutMs: 100 })).toEqual({ ok: true, value: null });
    network.close();
  });

  it('returns null for 404, and fails at its time limit [API-HOTEL-02, API-HOTEL-03]', async () => {
    const unknown = fakeFetch({ status: 404 });
    expect(await fetchHotel(unknown.endpoints, 1, { timeoutMs: 100 })).toEqual({ ok: true, value: null });
    unknown.close();
    expect([HOTEL_CARD_TIMEOUT_MS, HOTEL_PAGE_TIMEOUT_MS]).toEqual([6_000, 5_000]);
    const silent = fakeFetch({ never: true });
    expect(await fetchHotel(silent.endpoints, 1, { timeoutMs: 20 })).toEqual({
      ok: false,
      error: { kind: 'timeout', afterMs: 20 },
    });
    silent.close();
  });
});

describe('the endpoints about many hotels', () => {
  it('return resort names, and none after a failure [API-RESORTS-01, API-RESORTS-02]', async () => {
    const network = fakeFetch({ body: { resorts: ['Side'] } });
    expect(await fetchResorts(network.endpoints, [1, 2])).toEqual(['Side']);
    expect(network.sent).toEqual([
      {
        method: 'POST',
        url: 'https://shop.test/supplier/getResortsByGiataIds',
        accept: null,
        authorization: null,
        body: { giataIds: [1, 2], includeMeta: false },
      },
    ]);
    network.close();
    for (const failure of [
      { status: 500 },
      { status: 404 },
      { body: 'not json' },
      { body: { resorts: 7 } },
    ]) {
      const broken = fakeFetch(failure);
      expect(await fetchResorts(broken.endpoints, [1])).toEqual([]);
      broken.close();
    }
  });

  it('sort by reviews, and keep the order after a failure [API-SORT-01, API-SORT-02]', async () => {
    const network = fakeFetch({ body: { giataIds: [2, 1] } });
    expect(await sortByReviews(network.endpoints, [1, 2], 'desc')).toEqual([2, 1]);
    await sortByReviews(network.endpoints, [1, 2], 'asc');
    const request = { method: 'POST', url: 'https://shop.test/supplier/sortGiataIdsByTripAdvisorRating' };
    expect(network.sent).toMatchObject([
      { ...request, body: { giataIds: [1, 2], order: 'desc' } },
      { ...request, body: { giataIds: [1, 2], order: 'asc' } },
    ]);
    network.close();
    const broken = fakeFetch({ body: 'not json' });
    expect(await sortByReviews(broken.endpoints, [1, 2], 'asc')).toEqual([1, 2]);
    broken.close();
  });

  it('send filters in the specified spelling, and return failures as such [API-FILTER-01, API-FILTER-02, API-FILTER-03]', async () => {
    const filters = {
      ...NO_FILTERS,
      ratingBand: '4+',
      styles: ['Luxury'],
      amenities: ['Spa'],
      resorts: ['Side'],
      awards: ['Best of the Best'],
    };
    expect(filterTexts(filters)).toEqual([
      '4+',
      'style:Luxury',
      'amenity:Spa',
      'resort:Side',
      'award:Best of the Best',
    ]);
    const network = fakeFetch({ body: { giataIds: [2] } });
    expect(await filterHotels(network.endpoints, [1, 2], filters)).toEqual({ ok: true, value: [2] });
    expect(network.sent[0]).toMatchObject({
      url: 'https://shop.test/supplier/filterHotelsByGiataIdsAndFilters',
      body: { giataIds: [1, 2], filters: filterTexts(filters) },
    });
    network.close();
    const broken = fakeFetch({ status: 500 });
    expect(await filterHotels(broken.endpoints, [1], NO_FILTERS)).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 500 },
    });
    broken.close();
  });
});

describe('the endpoints of the details page', () => {
  const question = {
    hotelKey: 'H1',
    month: '2027-02',
    nights: 7,
    departureId: -1,
    rooms: [{ adults: 2, children: 2, childAges: [5, 9] }],
  };

  it('request the whole month of one hotel [API-DETAILS-01, API-DETAILS-02, API-DETAILS-03, CONST-02, DOM-ROOM-01, NAV-06, DEC-12, DEC-420]', async () => {
    const network = fakeFetch({ body: { results: [], flights: [] } });
    await fetchAvailability(network.endpoints, question);
    network.close();
    expect(network.sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/supplier/getHotelAvailability',
    });
    expect(network.sent[0]?.body).toEqual({
      hotelKey: 'H1',
      date: '2027-02-01',
      duration: 7,
      search: {
        tradingNameId: 200209,
        MaxResults: 5000,
        DestinationType: 'Region',
        departureId: -1,
        flexibility: 0,
        destinationId: 1,
        boardType: '',
        rating: '12345',
        dateMin: '2027-02-01',
        dateMax: '2027-02-28',
        durationMin: 7,
        durationMax: 7,
        adultsRoom1: 2,
        childrenRoom1: 2,
        childrenAgesRoom1: '5,9',
        adultsRoom2: 0,
        childrenRoom2: 0,
        childagesroom2: '',
        adultsRoom3: 0,
        childrenRoom3: 0,
        childagesroom3: '',
        adultsRoom4: 0,
        childrenRoom4: 0,
        childagesroom4: '',
      },
    });
  });

  it('request the packages of exactly the nights that were chosen [API-DETAILS-03]', async () => {
    const network = fakeFetch({ body: { results: [], flights: [] } });
    await fetchAvailability(network.endpoints, { ...question, nights: 10 });
    network.close();
    expect(network.sent[0]?.body).toMatchObject({
      duration: 10,
      search: { durationMin: 10, durationMax: 10 },
    });
  });

  it('return the packages of the month as search results with their flights [DOM-HRS-01, DEC-272]', async () => {
    const row = {
      reference: 'r1',
      price: '543',
      departureDate: '2027-02-06',
      nts: '7',
      brd: 'AI',
      depAPC: 'LGW',
      arrAPC: 'AYT',
      rm1HTL: 'Sol Bay',
      rm1HTLKEY: 'H1',
      rm1TYP: 'DB2',
      rm1TYPDESC: 'Double room',
      rm2TYP: 'SG1',
      rm2TYPDESC: 'Single room',
      rm3TYP: 'TP3',
      rm3TYPDESC: 'Triple room',
      rm4TYP: 'FA4',
      rm4TYPDESC: 'Family room',
      rm5TYP: 'ST2',
      rm5TYPDESC: 'Suite',
    };
    const flight = {
      fltId: 'f1',
      depAPC: 'LGW',
      arrAPC: 'AYT',
      obdepDate: '2027-02-06T06:10:00',
      obarrDate: '2027-02-06T12:15:00',
      ibdepDate: '2027-02-13T13:05:00',
      ibarrDate: '2027-02-13T15:40:00',
      fltCOST: '181',
      obfltsupp: 'u2',
      obfltno: '8071',
      ibfltsupp: 'u2',
      ibfltno: '8072',
    };
    const network = fakeFetch({ body: { results: [{ ...row, fltId: 'f1' }], flights: [flight] } });
    expect(await fetchAvailability(network.endpoints, question)).toMatchObject({
      ok: true,
      value: {
        flights: [{ flightId: 'f1', pricePerPerson: 18_100, outboundDepartsAt: '2027-02-06T06:10:00' }],
        results: [
          {
            departureDate: '2027-02-06',
            boardBasis: 'AI',
            pricePerPerson: 54_300,
            nights: 7,
            quoteReference: 'r1',
            rooms: [
              { code: 'DB2', name: 'Double room' },
              { code: 'SG1', name: 'Single room' },
              { code: 'TP3', name: 'Triple room' },
              { code: 'FA4', name: 'Family room' },
              { code: 'ST2', name: 'Suite' },
            ],
          },
        ],
      },
    });
    network.close();
  });

  it('request the airport and every room, with the ages of its children as a list with commas [API-DETAILS-02, DEC-17]', () => {
    const rooms = [
      { adults: 2, children: 1, childAges: [5] },
      { adults: 1, children: 2, childAges: [0, 11] },
      { adults: 3, children: 2, childAges: [8, 3] },
      { adults: 1, children: 3, childAges: [17, 2, 9] },
    ];
    expect(availabilityRequest({ ...question, departureId: 26, rooms }).search).toMatchObject({
      departureId: 26,
      adultsRoom1: 2,
      childrenRoom1: 1,
      childrenAgesRoom1: '5',
      adultsRoom2: 1,
      childrenRoom2: 2,
      childagesroom2: '0,11',
      adultsRoom3: 3,
      childrenRoom3: 2,
      childagesroom3: '8,3',
      adultsRoom4: 1,
      childrenRoom4: 3,
      childagesroom4: '17,2,9',
    });
  });

  it('send the constants of the details page [CONST-03, CONST-04, CONST-05, DEC-07]', () => {
    expect(availabilityRequest(question).search).toMatchObject({
      DestinationType: 'Region',
      tradingNameId: 200209,
      flexibility: 0,
      rating: '12345',
    });
  });

  it('request other rooms and boards by key, date, nights and guests [API-DETAILS-04, DEC-12]', async () => {
    const response = {
      rooms: [
        { roomCode: 'DB2', roomName: 'Double', roomDescription: '', maxOccupancy: 2, priceDifference: 0 },
      ],
      boards: [{ boardCode: 'AI', boardName: 'All Inclusive', description: '', priceDifference: 118 }],
    };
    const network = fakeFetch({ body: response });
    const request = { hotelKey: 'H1', date: '2027-02-10', duration: 7, guests: question.rooms };
    expect(await fetchAlternatives(network.endpoints, request)).toEqual({ ok: true, value: response });
    expect(network.sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/supplier/getRoomBoardAlternatives',
      body: request,
    });
    network.close();
  });
});
