import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';
import { pence } from '@storefront/shared/domain/pricing/pence';

import { hotelSummary } from './hotel-summary';

const RECORD = hotelRecordSchema.parse({
  images: [],
  hotelDetails: { hotelName: 'Sol Bay Resort & Spa', location: 'Side, Antalya', taRating: 4.5 },
});
const LISTED = { title: 'Sol Bay', location: 'Side', starClass: 4, reviewScore: 4, reviewCount: 120 };
const RESULT: HotelResult = {
  quoteReference: 'r1',
  hotelName: 'Sol Bay Hotel',
  pricePerPerson: pence(41_200),
  location: 'Side, Antalya',
  nights: 7,
  departureDate: '2027-06-12',
  boardBasis: 'HB',
  starClass: 3,
  departureAirportCode: 'LGW',
  arrivalAirportCode: 'AYT',
  flightId: 'f1',
  rooms: [],
  hotelKey: 'H1',
  giataId: 7,
  reviewScore: 3.5,
  reviewCount: 77,
};

describe('hotelSummary', () => {
  it('uses the record, and the navigation state for missing fields [HD-03, DOM-SRD-02, DEC-11]', () => {
    expect(hotelSummary(RECORD, LISTED, null)).toEqual({
      name: 'Sol Bay Resort & Spa',
      location: 'Side, Antalya',
      starClass: 4,
      score: 4.5,
      count: 120,
    });
    expect(hotelSummary(RECORD, null, null)).toMatchObject({ starClass: 0, count: null });
    const unrated = { ...RECORD, reviewScore: null };
    expect(hotelSummary(unrated, LISTED, null)).toMatchObject({ score: 4, count: 120 });
    expect(hotelSummary(unrated, null, RESULT)).toMatchObject({ starClass: 3, score: 3.5, count: 77 });
    const counted = { ...RECORD, reviewCount: 400 };
    for (const listed of [LISTED, null])
      expect(hotelSummary(counted, listed, RESULT)).toMatchObject({ score: 4.5, count: 400 });
  });

  it('uses score and number of reviews of the package when nothing else is known [DOM-SRD-02]', () => {
    expect(hotelSummary(null, null, RESULT)).toEqual({
      name: 'Sol Bay Hotel',
      location: 'Side, Antalya',
      starClass: 3,
      score: 3.5,
      count: 77,
    });
  });

  it('prefers the navigation state to the package [HD-Q-04, DEC-11]', () => {
    expect(hotelSummary(null, LISTED, RESULT)).toMatchObject({
      name: 'Sol Bay',
      location: 'Side',
      count: 120,
    });
    expect(hotelSummary(null, null, null)).toBeNull();
  });
});
