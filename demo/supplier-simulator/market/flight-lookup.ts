import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { cheapestFlights, servicesOf, type FlightQuote, type ReturnFlight } from './flights';
import type { Hotel } from './hotel';
import { reaches } from './ship-flights';

export interface Stay {
  readonly date: IsoDate;
  readonly nights: number;
}

interface FlightLookup {
  readonly seed: number;
  readonly departureId: number;
  /** Number of flights for each hotel and stay: the cheapest ones. */
  readonly flightLimit: number;
  readonly stays: readonly Stay[];
  readonly today: IsoDate;
}

/** Returns the flights of a stay by its index. */
type FlightsOfStay = (index: number) => readonly ReturnFlight[];

/**
 * Returns a lookup of the cheapest flights to a hotel from the queried airports. All hotels of a destination share the
 * flights of a stay; those of a ship must reach its port in time.
 */
export function createFlightLookup({
  seed,
  departureId,
  flightLimit,
  stays,
  today,
}: FlightLookup): (hotel: Hotel) => FlightsOfStay {
  const airports = airportCodes(departureId);
  const quoteOf = (arrival: string) => ({
    seed,
    arrival,
    services: airports.flatMap((airport) => servicesOf(seed, airport, arrival)),
    quotedOn: today,
  });
  const lookup = cachedByDestination(quoteOf, flightLimit);
  const lookupAll = cachedByDestination(quoteOf, Number.POSITIVE_INFINITY);
  return (hotel) => {
    const { code } = hotel.destination;
    if (!hotel.isShip) {
      const flightsOfStay = lookup(code);
      return (index) => flightsOfStay(index, stays[index]);
    }
    const flightsOfStay = lookupAll(code);
    return (index) => {
      const stay = stays[index];
      if (!stay) return [];
      return flightsOfStay(index, stay)
        .filter((flight) => reaches(hotel, flight, stay.date))
        .slice(0, flightLimit);
    };
  };
}

function cachedByDestination(quoteOf: (arrival: string) => FlightQuote, limit: number) {
  const cache = new Map<string, (index: number, stay: Stay | undefined) => readonly ReturnFlight[]>();
  return (arrival: string) => {
    let ofDestination = cache.get(arrival);
    if (!ofDestination) cache.set(arrival, (ofDestination = cachedByStay(quoteOf(arrival), limit)));
    return ofDestination;
  };
}

function cachedByStay(quote: FlightQuote, limit: number) {
  const cache: (readonly ReturnFlight[])[] = [];
  return (index: number, stay: Stay | undefined): readonly ReturnFlight[] =>
    stay ? (cache[index] ??= cheapestFlights(quote, stay.date, stay.nights, limit)) : [];
}
