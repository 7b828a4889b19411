import type { ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { departureIdOf } from '@storefront/shared/domain/catalogue/airports';
import { dayTemperature } from '@storefront/shared/domain/catalogue/climate';
import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';
import { monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { flightMinutes } from '@storefront/shared/domain/flights/flight-duration';
import { saleWindow } from '@storefront/shared/domain/search-query/sale-window';

import type { DestinationOffer, Supplier } from '../supplier/supplier';

import type { ExploreQuery } from './explore-query';

export type ListDestinations = NonNullable<Supplier['destinations']>;

/** Returns what the supplier sells in a month, cheapest first; nothing for a month that is not on sale. */
export async function monthOfDestinations(
  list: ListDestinations,
  { departureId, nights, month, rooms }: ExploreQuery,
  today: IsoDate,
  options: { readonly isBackground: boolean },
): Promise<readonly ExploreDestination[]> {
  const { first, last } = monthBounds(month);
  const sale = saleWindow(today);
  const [dateMin, dateMax] = [first > sale.first ? first : sale.first, last < sale.last ? last : sale.last];
  if (dateMin > dateMax) return [];
  const offers = await list(
    {
      destinationId: ANY_DESTINATION.id,
      departureId,
      dateMin,
      dateMax,
      durationMin: nights,
      durationMax: nights,
      boardType: '',
      // As the searches of the results page (DEC-07).
      rating: '12345',
      rooms,
    },
    options,
  );
  return cheapestFirst(offers.flatMap((offer) => destinationOf(offer, month)));
}

/** A package from an airport that the shop does not list is left out: nobody could search for it. */
function destinationOf(
  { destinationId, hotels, cheapest }: DestinationOffer,
  month: string,
): readonly ExploreDestination[] {
  const { pricePerPerson: price, departureDate, nights, flight } = cheapest;
  const departureId = departureIdOf(flight.departureAirportCode);
  if (departureId === null) return [];
  const minutes = flightMinutes(
    flight.outboundDepartsAt,
    flight.departureAirportCode,
    flight.outboundArrivesAt,
    flight.arrivalAirportCode,
  );
  const temperature = dayTemperature(destinationId, month);
  return [
    { destinationId, price, departureDate, nights, departureId, flightMinutes: minutes, hotels, temperature },
  ];
}

export function cheapestFirst(destinations: readonly ExploreDestination[]): readonly ExploreDestination[] {
  return destinations.toSorted(
    (one, other) => one.price - other.price || one.destinationId - other.destinationId,
  );
}
