import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';

import { hotelSummary } from './hotel-summary';

const RECORD = hotelRecordSchema.parse({
  images: [],
  hotelDetails: { hotelName: 'Sol Bay Resort & Spa', location: 'Side, Antalya', taRating: 4.5 },
});
const LISTED = { title: 'Sol Bay', location: 'Side', starClass: 4, reviewScore: 4, reviewCount: 120 };

describe('hotelSummary', () => {
  it('uses the record, and the navigation state for missing fields [HD-03, DEC-11]', () => {
    expect(hotelSummary(RECORD, LISTED, null)).toEqual({
      name: 'Sol Bay Resort & Spa',
      location: 'Side, Antalya',
      starClass: 4,
      score: 4.5,
      count: 120,
    });
    expect(hotelSummary(RECORD, null, null)).toMatchObject({ starClass: 0, count: null });
  });

  it('prefers the navigation state to the package [HD-Q-04, DEC-11]', () => {
    expect(hotelSummary(null, LISTED, null)).toMatchObject({ name: 'Sol Bay', location: 'Side', count: 120 });
    expect(hotelSummary(null, null, null)).toBeNull();
  });
});
