import {
  groupKey,
  type DestinationOffer,
  type GroupField,
  type PricedPackage,
} from '@storefront/backend/supplier/supplier';
import { flightRowSchema } from '@storefront/shared/api/supplier-rows.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';

import type { Market, PackageQuery, PricedPackage as MarketPackage } from '../market/market';
import { writeReference } from '../market/reference';

/** Returns the cheapest package of every group, as the supplier interface has it. */
export function cheapestOfGroups(
  market: Market,
  query: PackageQuery,
  groupBy: readonly GroupField[],
  today: IsoDate,
): readonly PricedPackage[] {
  const found = market.cheapest(query, ({ hotel, date, nights, board }) =>
    groupKey(groupBy, {
      departureDate: date,
      nights,
      boardBasis: board,
      starClass: hotel.starClass,
      hotelKey: hotel.hotelKey,
    }),
  );
  return pricedPackages(market, found.values(), query.rooms, today);
}

/** Returns the hotels of each destination and its cheapest package. Hotels without a giata id do not count. */
export function cheapestOfDestinations(
  market: Market,
  query: PackageQuery,
  today: IsoDate,
): readonly DestinationOffer[] {
  const offers = new Map<number, { hotels: number; cheapest: MarketPackage }>();
  for (const found of market.cheapest(query, ({ hotel }) => hotel.hotelKey).values()) {
    if (!found.hotel.hasGiata) continue;
    const { id } = found.hotel.destination;
    const offer = offers.get(id);
    if (offer) offer.hotels += 1;
    if (!offer) offers.set(id, { hotels: 1, cheapest: found });
    else if (found.pricePerPerson < offer.cheapest.pricePerPerson) offer.cheapest = found;
  }
  return [...offers].flatMap(([destinationId, { hotels, cheapest }]) =>
    pricedPackages(market, [cheapest], query.rooms, today).map((priced) => ({
      destinationId,
      hotels,
      cheapest: priced,
    })),
  );
}

function pricedPackages(
  market: Market,
  found: Iterable<MarketPackage>,
  rooms: Occupancy,
  today: IsoDate,
): readonly PricedPackage[] {
  const flights = new Map<string, Flight>();
  return [...found].map(({ hotel, date, nights, board, flight, pricePerPerson }) => {
    let parsed = flights.get(flight.flightId);
    if (!parsed) flights.set(flight.flightId, (parsed = flightRowSchema.parse(flight.row)));
    const { hotelKey, name, starClass, hasGiata, giataId } = hotel;
    const { flightId } = flight;
    return {
      reference: writeReference({ hotelKey, date, nights, board, flightId, quotedOn: today }),
      hotelKey,
      giataId: hasGiata ? giataId : null,
      hotelName: name,
      starClass,
      departureDate: date,
      nights,
      boardBasis: board,
      rooms: market.roomsOf(hotel, rooms),
      pricePerPerson,
      flight: parsed,
    };
  });
}
