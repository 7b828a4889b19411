import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';

import { hotelOfHoliday } from './hotel-of-holiday';

const RECORD = hotelRecordSchema.parse({
  images: [],
  hotelDetails: { hotelName: 'Sol Bay Resort & Spa', location: 'Side, Antalya', taRating: 4.5 },
});
const HELD = { title: 'Sol Bay', location: 'Side', starClass: 4, reviewScore: 4, reviewCount: 120 };

describe('what is known of the hotel of a holiday', () => {
  it('comes from its record, and what that leaves open from what the results handed on [HD-03, DEC-11]', () => {
    expect(hotelOfHoliday(RECORD, HELD, null)).toEqual({
      name: 'Sol Bay Resort & Spa',
      location: 'Side, Antalya',
      starClass: 4,
      score: 4.5,
      count: 120,
    });
    expect(hotelOfHoliday(RECORD, null, null)).toMatchObject({ starClass: 0, count: null });
  });

  it('comes from what the results handed on before the package [HD-Q-04, DEC-11]', () => {
    expect(hotelOfHoliday(null, HELD, null)).toMatchObject({ name: 'Sol Bay', location: 'Side', count: 120 });
    expect(hotelOfHoliday(null, null, null)).toBeNull();
  });
});
