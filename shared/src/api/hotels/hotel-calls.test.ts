import { awardBadge } from '../../domain/hotels/award-badge';
import { reviewCircles } from '../../domain/hotels/review-circles';
import { fetchDoor } from '../../../testing/fetch-door';
import { ratingWord } from '../../ui/rating';

import { fetchAlternatives } from './fetch-alternatives';
import { availabilityRequest, fetchAvailability } from './fetch-availability';
import { fetchHotel, HOTEL_ON_CARD_MS, HOTEL_ON_PAGE_MS } from './fetch-hotel';
import { fetchResorts, filterHotels, filterTexts, sortByReviews, type HotelFilters } from './look-ups';

const record = {
  images: ['https://shop.test/1.jpg', '/relative.jpg'],
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
      web_url: null,
      see_all_photos: null,
      description: 'd',
      address_obj: { address_string: 'Side' },
      latitude: '36.9',
      longitude: '30.8',
      amenities: ['Spa'],
      styles: ['Luxury'],
      awards: [{ display_name: 'Award' }],
      trip_types: [{ name: 'family', localized_name: 'Family', value: '12' }],
      review_rating_count: { '5': '80', '1': 2 },
      subratings: [{ localized_name: 'Rooms', value: '4.5', rating_image_url: null }],
      ranking_data: { ranking_string: '#3 of 90', geo_location_name: 'Antalya' },
      rating_image_url: null,
    },
  },
  facility: {
    facilities: { facility_Outdoor_pool: true, facility_Spa: false, other_Sauna: true },
    room_facilities: { room_Sea_view: true },
  },
};
const NO_FILTERS: HotelFilters = { ratingBand: null, styles: [], amenities: [], resorts: [], awards: [] };

describe('the hotel look-up', () => {
  it('reads pictures, details and reviews [API-HOTEL-01, DOM-HTL-01, DOM-HTL-03, DOM-HTL-04, DOM-SRD-02]', async () => {
    const door = fetchDoor({ body: record });
    const answer = await fetchHotel(door.endpoints, 101, { timeoutMs: 100 });
    door.close();
    expect(door.sent).toMatchObject([
      { method: 'GET', url: 'https://shop.test/supplier/getBackOfficeHotelByGiataId/101' },
    ]);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        images: ['https://shop.test/1.jpg'],
        hotelName: 'Sol Bay',
        location: 'Side, Antalya',
        region: 'Turkish Riviera',
        resort: 'Side',
        starClass: 4,
        description: '<p>Quiet.</p>',
        // The look-up's own rating is missing: that of the reviews stands in.
        reviewScore: 4.5,
        reviewCount: 120,
        reviews: {
          latitude: 36.9,
          trip_types: [{ name: 'family', value: 12 }],
          review_rating_count: { '5': 80, '1': 2 },
          ranking_data: { ranking_string: '#3 of 90' },
        },
      },
    });
  });

  it('makes amenities of the true flags with the right prefix [DOM-HTL-05]', async () => {
    const door = fetchDoor({ body: record });
    const answer = await fetchHotel(door.endpoints, 101, { timeoutMs: 100 });
    door.close();
    expect(answer.ok && answer.value?.amenities).toEqual(['Outdoor pool', 'Sea view']);
  });

  it('is null for 404, and ends at its limit [API-HOTEL-02, API-HOTEL-03]', async () => {
    const unknown = fetchDoor({ status: 404 });
    expect(await fetchHotel(unknown.endpoints, 1, { timeoutMs: 100 })).toEqual({ ok: true, value: null });
    unknown.close();
    expect([HOTEL_ON_CARD_MS, HOTEL_ON_PAGE_MS]).toEqual([6_000, 5_000]);
    const silent = fetchDoor({ never: true });
    expect(await fetchHotel(silent.endpoints, 1, { timeoutMs: 20 })).toEqual({
      ok: false,
      error: { kind: 'timeout', afterMs: 20 },
    });
    silent.close();
  });

  it.each([
    [["Travelers' Choice Best of the Best 2026", "Travelers' Choice"], 'Best of the Best'],
    [['Travellers Choice'], "Travellers' Choice"],
    [["TRAVELER'S CHOICE 2025"], "Travellers' Choice"],
    [['Green leader'], null],
    [[], null],
  ])('awards %j give %p [DOM-AWARD-01, DOM-AWARD-02, DOM-AWARD-03]', (awards, badge) => {
    expect(awardBadge(awards)).toBe(badge);
    expect(awardBadge(awards.map((display_name) => ({ display_name })))).toBe(badge);
  });

  it.each([
    [4.5, 5, 0],
    [4.4, 4, 1],
    [4.1, 4, 1],
    [4, 4, 0],
    [3.05, 3, 1],
    [0, 0, 0],
    [7, 5, 0],
  ])('a score of %p is %i full circles and %i half [DOM-RATING-01, DEC-85]', (score, full, half) => {
    const circles = reviewCircles(score);
    expect([
      circles.length,
      circles.filter((one) => one === 'full').length,
      circles.filter((one) => one === 'half').length,
    ]).toEqual([5, full, half]);
  });

  it('3.5 is Good, less is Average [DOM-RATING-02]', () => {
    expect([ratingWord(3.5), ratingWord(3.4)]).toEqual(['Good', 'Average']);
  });
});

describe('the look-ups of many hotels', () => {
  it('read resort names, and none on a failure [API-RESORTS-01, API-RESORTS-02]', async () => {
    const door = fetchDoor({ body: { resorts: ['Side'] } });
    expect(await fetchResorts(door.endpoints, [1, 2])).toEqual(['Side']);
    expect(door.sent).toEqual([
      {
        method: 'POST',
        url: 'https://shop.test/supplier/getResortsByGiataIds',
        accept: null,
        body: { giataIds: [1, 2], includeMeta: false },
      },
    ]);
    door.close();
    const broken = fetchDoor({ status: 500 });
    expect(await fetchResorts(broken.endpoints, [1])).toEqual([]);
    broken.close();
  });

  it('sort by reviews, and keep the order on a failure [API-SORT-01, API-SORT-02]', async () => {
    const door = fetchDoor({ body: { giataIds: [2, 1] } });
    expect(await sortByReviews(door.endpoints, [1, 2], 'desc')).toEqual([2, 1]);
    expect(door.sent[0]?.body).toEqual({ giataIds: [1, 2], order: 'desc' });
    door.close();
    const broken = fetchDoor({ body: 'not json' });
    expect(await sortByReviews(broken.endpoints, [1, 2], 'asc')).toEqual([1, 2]);
    broken.close();
  });

  it('filter in the words of the call, and say when they could not [API-FILTER-01, API-FILTER-02, API-FILTER-03]', async () => {
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
    const door = fetchDoor({ body: { giataIds: [2] } });
    expect(await filterHotels(door.endpoints, [1, 2], filters)).toEqual({ ok: true, value: [2] });
    expect(door.sent[0]).toMatchObject({
      url: 'https://shop.test/supplier/filterHotelsByGiataIdsAndFilters',
      body: { giataIds: [1, 2], filters: filterTexts(filters) },
    });
    door.close();
    const broken = fetchDoor({ status: 500 });
    expect(await filterHotels(broken.endpoints, [1], NO_FILTERS)).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 500 },
    });
    broken.close();
  });
});

describe('the calls of the details page', () => {
  const question = {
    hotelKey: 'H1',
    month: '2027-02',
    nights: 7,
    departureId: -1,
    rooms: [{ adults: 2, children: 2, childAges: [5, 9] }],
  };

  it('ask for the whole month of one hotel [API-DETAILS-01, API-DETAILS-02, API-DETAILS-03, DOM-ROOM-01]', async () => {
    const door = fetchDoor({ body: { results: [], flights: [] } });
    await fetchAvailability(door.endpoints, question);
    door.close();
    expect(door.sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/supplier/getHotelAvailability',
      body: {
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
        },
      },
    });
    expect(availabilityRequest(question).search.childagesroom2).toBe('');
  });

  it('ask for other rooms and boards by key, date, nights and guests [API-DETAILS-04]', async () => {
    const answer = {
      rooms: [
        { roomCode: 'DB2', roomName: 'Double', roomDescription: '', maxOccupancy: 2, priceDifference: 0 },
      ],
      boards: [{ boardCode: 'AI', boardName: 'All Inclusive', description: '', priceDifference: 118 }],
    };
    const door = fetchDoor({ body: answer });
    const asked = { hotelKey: 'H1', date: '2027-02-10', duration: 7, guests: question.rooms };
    expect(await fetchAlternatives(door.endpoints, asked)).toEqual({ ok: true, value: answer });
    expect(door.sent[0]).toMatchObject({
      url: 'https://shop.test/supplier/getRoomBoardAlternatives',
      body: asked,
    });
    door.close();
  });
});
