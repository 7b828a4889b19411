import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';

import { facetsOf, summaryOf } from './hotel-summary';

function record(taDetails: object, facilities: Record<string, boolean> = {}) {
  return hotelRecordSchema.parse({
    images: [],
    hotelDetails: { hotelName: 'Sol', taRating: 4.5, taDetails },
    facility: { facilities, room_facilities: {} },
  });
}

describe('the facets of hotels', () => {
  it('have the names that filters offer, in the spelling of the filters [API-FACETS-01]', () => {
    const one = summaryOf(
      record(
        { styles: ['LUXURY', 'Avant-garde'], awards: [{ display_name: "Travellers' Choice 2026" }] },
        { facility_outdoor_pool: true, facility_sauna: false, facility_helipad: true },
      ),
    );
    const other = summaryOf(record({ styles: ['Luxury'], awards: null }));
    expect(
      facetsOf({ kept: [one, other].map((part, giataId) => ({ giataId, part })), pending: [7] }),
    ).toEqual({
      names: ['Luxury', 'Travelers Choice', 'Outdoor pool'],
      facets: [
        { giataId: 0, reviewScore: 4.5, styles: [0], awards: [1], amenities: [2] },
        { giataId: 1, reviewScore: 4.5, styles: [0], awards: [], amenities: [] },
      ],
      pending: [7],
    });
  });
});
