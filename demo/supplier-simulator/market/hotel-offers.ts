import { boardsOfSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { addDays, daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { createFlightLookup } from './flight-lookup';
import type { ReturnFlight } from './flights';
import type { Hotel } from './hotel';
import type { PackageQuery } from './market';
import { isSoldOut, stayTerms, type StayTerms } from './prices';
import { isSoldFor } from './ship-flights';

/** Days from today to the last departure that is sold. */
export const BOOKING_HORIZON_DAYS = 548;

/** A stay with the flights that lead to a hotel, the cheapest first. */
export interface OfferedStay {
  readonly terms: StayTerms;
  readonly flights: readonly ReturnFlight[];
}

/** A hotel with the boards that match and the stays on which it is on sale. */
export interface HotelOffer {
  readonly hotel: Hotel;
  readonly boards: readonly string[];
  readonly stays: readonly OfferedStay[];
  /** Number of packages: each board with each flight. */
  readonly packages: number;
}

/** Generates the hotels that have a matching package. @param flightLimit flights of each hotel and stay */
export function* offersOf(
  seed: number,
  hotels: readonly Hotel[],
  query: PackageQuery,
  today: IsoDate,
  flightLimit: number,
): Generator<HotelOffer> {
  const queried = query.boardType === '' ? null : new Set(boardsOfSearchId(query.boardType));
  const queriedStays = staysOf(query, today);
  const flightsForHotel = createFlightLookup({
    seed,
    departureId: query.departureId,
    flightLimit,
    stays: queriedStays,
    today,
  });
  for (const hotel of hotels) {
    const boards = queried ? hotel.boards.filter((board) => queried.has(board)) : hotel.boards;
    if (boards.length === 0) continue;
    const flightsOfStay = flightsForHotel(hotel);
    const stays: OfferedStay[] = [];
    let flightCount = 0;
    for (const [index, terms] of queriedStays.entries()) {
      if (!isSoldFor(hotel, terms.date, terms.nights) || isSoldOut(seed, hotel, terms.day)) continue;
      const flights = flightsOfStay(index);
      if (flights.length === 0) continue;
      stays.push({ terms, flights });
      flightCount += flights.length;
    }
    if (stays.length > 0) yield { hotel, boards, stays, packages: flightCount * boards.length };
  }
}

/** Returns every date and number of nights that the query covers, within the booking horizon. */
function staysOf(query: PackageQuery, today: IsoDate): readonly StayTerms[] {
  const first = query.dateMin > today ? query.dateMin : addDays(today, 1);
  const horizon = addDays(today, BOOKING_HORIZON_DAYS);
  const last = query.dateMax < horizon ? query.dateMax : horizon;
  const days = daysBetween(first, last) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, day) => addDays(first, day)).flatMap((date) =>
    Array.from({ length: query.durationMax - query.durationMin + 1 }, (_, more) =>
      stayTerms(date, query.durationMin + more, today),
    ),
  );
}
