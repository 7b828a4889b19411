import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { returnFlights, type ReturnFlight } from './flights';
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
  flightLimit,
  ...search
}: FlightLookup): (hotel: Hotel) => FlightsOfStay {
  const lookup = cachedByDestination((arrival, stay) =>
    flightsOf(search, arrival, stay).slice(0, flightLimit),
  );
  const lookupAll = cachedByDestination((arrival, stay) => flightsOf(search, arrival, stay));
  return (hotel) => {
    const { code } = hotel.destination;
    if (!hotel.isShip) return (index) => lookup(code, index, search.stays[index]);
    return (index) => {
      const stay = search.stays[index];
      if (!stay) return [];
      const all = lookupAll(code, index, stay);
      return all.filter((flight) => reaches(hotel, flight, stay.date)).slice(0, flightLimit);
    };
  };
}

function flightsOf(
  { seed, departureId, today }: Omit<FlightLookup, 'flightLimit'>,
  arrival: string,
  { date, nights }: Stay,
): readonly ReturnFlight[] {
  return airportCodes(departureId)
    .flatMap((code) => returnFlights(seed, code, arrival, date, nights, today))
    .sort((one, other) => one.pounds - other.pounds);
}

function cachedByDestination(find: (arrival: string, stay: Stay) => readonly ReturnFlight[]) {
  const cache = new Map<string, Map<number, readonly ReturnFlight[]>>();
  return (arrival: string, index: number, stay: Stay | undefined): readonly ReturnFlight[] => {
    let ofStay = cache.get(arrival);
    if (!ofStay) cache.set(arrival, (ofStay = new Map()));
    const cached = ofStay.get(index);
    if (cached || !stay) return cached ?? [];
    const flights = find(arrival, stay);
    ofStay.set(index, flights);
    return flights;
  };
}
