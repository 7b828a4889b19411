import { groupKey, type GroupField, type PricedPackage } from '@storefront/backend/supplier/supplier';
import { flightRowSchema } from '@storefront/shared/api/supplier-rows.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Flight } from '@storefront/shared/domain/flights/flight';

import type { Market, PackageQuery } from '../market/market';
import { writeReference } from '../market/reference';

/** Returns the cheapest package of every group, as the supplier interface has it. */
export function cheapestOfGroups(
  market: Market,
  query: PackageQuery,
  groupBy: readonly GroupField[],
  today: IsoDate,
): readonly PricedPackage[] {
  const found = market.cheapest(query, ({ hotel, date, nights, board }) =>
    groupKey(groupBy, { departureDate: date, nights, boardBasis: board, starClass: hotel.starClass }),
  );
  const flights = new Map<string, Flight>();
  return [...found.values()].map(({ hotel, date, nights, board, flight, pricePerPerson }) => {
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
      pricePerPerson,
      flight: parsed,
    };
  });
}
