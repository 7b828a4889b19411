import {
  groupKey,
  type PackageQuery,
  type PricedPackage,
  type Supplier,
  type SupplierHotel,
} from '@storefront/backend/supplier/supplier';
import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';
import { flightRowSchema } from '@storefront/shared/api/supplier-rows.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { err, ok } from '@storefront/shared/domain/result/result';

import type { Hotel } from './market/hotel';
import type { Market, PricedPackage as MarketPackage } from './market/market';
import { readReference, writeReference } from './market/reference';

/** Adapts the simulated market to the supplier interface within the process of the backend, without HTTP. */
export function directSupplier(market: Market, today: () => IsoDate): Supplier {
  return {
    cheapestPackages: async (query: PackageQuery, groupBy) => {
      const found = market.cheapest(query, ({ hotel, date, nights, board }) =>
        groupKey(groupBy, { departureDate: date, nights, boardBasis: board, starClass: hotel.starClass }),
      );
      return pricedPackages(found.values(), today());
    },
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

function pricedPackages(found: Iterable<MarketPackage>, today: IsoDate): readonly PricedPackage[] {
  const flights = new Map<string, Flight>();
  return [...found].map(({ hotel, date, nights, board, flight, pricePerPerson }) => {
    let parsed = flights.get(flight.flightId);
    if (!parsed) flights.set(flight.flightId, (parsed = flightRowSchema.parse(flight.row)));
    const { hotelKey, name, starClass } = hotel;
    const { flightId } = flight;
    return {
      reference: writeReference({ hotelKey, date, nights, board, flightId, quotedOn: today }),
      hotelKey,
      giataId: giataIdOf(hotel),
      hotelName: name,
      starClass,
      departureDate: date,
      nights,
      boardBasis: board,
      pricePerPerson,
      flight: parsed,
    };
  });
}

function supplierHotel(hotel: Hotel): SupplierHotel {
  const { hotelKey, name, starClass, reviewScore, reviewCount, boards } = hotel;
  return { hotelKey, giataId: giataIdOf(hotel), name, starClass, reviewScore, reviewCount, boards };
}

function giataIdOf({ hasGiata, giataId }: Hotel): number | null {
  return hasGiata ? giataId : null;
}
