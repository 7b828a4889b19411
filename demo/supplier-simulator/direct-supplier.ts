import type { Supplier, SupplierHotel } from '@storefront/backend/supplier/supplier';
import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { err, ok } from '@storefront/shared/domain/result/result';

import type { Hotel } from './market/hotel';
import type { Market } from './market/market';
import { readReference } from './market/reference';
import { sameThreadSearch, type SearchEngine } from './search/search-engine';

/** Adapts the simulated market to the supplier interface within the process of the backend, without HTTP. */
export function directSupplier(
  market: Market,
  today: () => IsoDate,
  engine: SearchEngine = sameThreadSearch(market),
): Supplier {
  return {
    cheapestPackages: (query, groupBy) => engine.cheapest(query, groupBy, today()),
    destinations: (query, options) => engine.destinations(query, today(), options),
    pricePackage: async ({ reference, rooms, flightId }) => {
      const priced = market.price(reference, rooms, flightId);
      return typeof priced === 'string' ? err(priced) : ok(priced);
    },
    findHotel: async (hotelKey) => {
      const hotel = market.hotelByKey(hotelKey);
      return hotel && supplierHotel(hotel);
    },
    hotelRecord: async (giataId) => {
      const record = market.hotel(giataId);
      return record ? hotelRecordSchema.parse(record) : null;
    },
    alternatives: async ({ hotelKey, departureDate, nights, rooms, reference }) => {
      const hotel = market.hotelByKey(hotelKey);
      if (!hotel) return null;
      const board = readReference(reference)?.board;
      return market.alternatives(hotel, {
        date: departureDate,
        nights,
        rooms,
        ...(board === undefined ? {} : { board }),
      });
    },
  };
}

function supplierHotel(hotel: Hotel): SupplierHotel {
  const { hotelKey, name, starClass, reviewScore, reviewCount, boards } = hotel;
  return { hotelKey, giataId: giataIdOf(hotel), name, starClass, reviewScore, reviewCount, boards };
}

function giataIdOf({ hasGiata, giataId }: Hotel): number | null {
  return hasGiata ? giataId : null;
}
