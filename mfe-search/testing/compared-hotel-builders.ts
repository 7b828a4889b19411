import {
  hotelRecordSchema,
  type HotelRecord,
  type HotelRecordWire,
} from '@storefront/shared/api/hotels/hotel-record.schema';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { pence } from '@storefront/shared/domain/pricing/pence';

import type { ComparedHotel } from '../src/features/compare/compared-hotel';

/** A compared hotel with its record. */
export function aComparedHotel(
  deal: Partial<GroupedDeal> = {},
  hotel: Partial<Omit<ComparedHotel, 'deal'>> = {},
): ComparedHotel {
  return { deal: aDeal(deal), record: aRecord(), loading: false, ...hotel };
}

function aDeal(overrides: Partial<GroupedDeal>): GroupedDeal {
  const board = {
    dealId: 'ref',
    hotelKey: 'H2A',
    flightId: 'LGW-AYT-8071',
    departureAirportCode: 'LGW',
    rooms: ['Double room'],
  };
  return {
    giataId: 104_233,
    departureDate: '2027-06-12',
    title: 'Sol Bay Resort',
    location: 'Side, Antalya',
    starClass: 4,
    nights: 7,
    airports: ['LGW'],
    reviewScore: null,
    reviewCount: null,
    boards: [
      { ...board, boardBasis: 'HB', pricePerPerson: pence(41_200) },
      { ...board, boardBasis: 'AI', pricePerPerson: pence(49_600) },
    ],
    cheapestPrice: pence(41_200),
    cheapestBoardBasis: 'HB',
    ...overrides,
  };
}

export function aRecord(
  details: Partial<HotelRecordWire['hotelDetails']> = {},
  facilities: readonly string[] = ['outdoor_pool'],
): HotelRecord {
  return hotelRecordSchema.parse({
    images: ['http://pictures.test/1.jpg'],
    hotelDetails: {
      hotelName: 'Sol Bay Resort',
      taRating: 4.1,
      taRatingCount: 2204,
      taDetails: { styles: ['Romantic'], awards: ['Travelers Choice 2026'] },
      ...details,
    },
    facility: { facilities: Object.fromEntries(facilities.map((name) => [`facility_${name}`, true])) },
  });
}
