import type { FlightRow, ResultRow } from '@storefront/shared/api/supplier-rows.schema';
import { boardsOfSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { addDays, daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { wholePounds } from '@storefront/shared/domain/pricing/pence';

import { returnFlights, type ReturnFlight } from './flights';
import { locationOf, type Hotel } from './hotel';
import type { MarketQuery, PackageQuery, PricedPackage, SearchResult } from './market';
import { isSoldOut, packagePrice, stayPounds } from './prices';
import { writeReference } from './reference';
import { partyFactor, roomFor } from './rooms';

/** Days from today to the last departure that is sold. */
export const BOOKING_HORIZON_DAYS = 548;
/** Departure airports per hotel, date and board in a search of several hotels: the cheapest ones. */
const AIRPORTS_PER_PACKAGE = 2;

/** Returns at most `maxResults` packages with their flights. */
export function searchPackages(
  seed: number,
  hotels: readonly Hotel[],
  query: MarketQuery,
  today: IsoDate,
): SearchResult {
  const results: ResultRow[] = [];
  const flights = new Map<string, FlightRow>();
  const rowOf = resultRows(seed, query, today);
  for (const priced of packages(seed, hotels, query, today)) {
    if (results.length >= query.maxResults)
      return { results, flights: [...flights.values()], truncated: true };
    flights.set(priced.flight.flightId, priced.flight.row);
    results.push(rowOf(priced));
  }
  return { results, flights: [...flights.values()], truncated: false };
}

/**
 * Generates all matching packages that are on sale, hotel by hotel: a truncated result has fewer hotels, but all dates
 * of each.
 */
function* packages(
  seed: number,
  hotels: readonly Hotel[],
  query: PackageQuery,
  today: IsoDate,
  flightLimit = query.hotelKey === undefined ? AIRPORTS_PER_PACKAGE : Number.POSITIVE_INFINITY,
): Generator<PricedPackage> {
  const found = createFlightLookup(seed, query.departureId, flightLimit, today);
  const boards = query.boardType === '' ? null : new Set(boardsOfSearchId(query.boardType));
  const party = partyFactor(query.rooms);
  const queriedStays = staysOf(query, today);
  for (const hotel of hotels) {
    const own = boards ? hotel.boards.filter((board) => boards.has(board)) : hotel.boards;
    if (own.length === 0) continue;
    for (const { date, nights } of queriedStays) {
      if (isSoldOut(seed, hotel, date)) continue;
      const flights = found(hotel.destination.code, date, nights);
      if (flights.length === 0) continue;
      const stayOf = stayPounds(seed, hotel, date, nights, today);
      const boarded = own.map((board) => ({ board, stay: wholePounds(stayOf(board) * party) }));
      for (const flight of flights) {
        const fare = wholePounds(flight.pounds);
        for (const { board, stay } of boarded)
          yield { hotel, date, nights, board, flight, pricePerPerson: packagePrice(stay, fare) };
      }
    }
  }
}

/** Returns the cheapest package of each group. */
export function cheapestPackages(
  seed: number,
  hotels: readonly Hotel[],
  query: PackageQuery,
  today: IsoDate,
  keyOf: (found: PricedPackage) => string,
): ReadonlyMap<string, PricedPackage> {
  const cheapest = new Map<string, PricedPackage>();
  // The cheapest flight of each date is sufficient, because a dearer one cannot give a cheaper package.
  for (const candidate of packages(seed, hotels, query, today, 1)) {
    const key = keyOf(candidate);
    const current = cheapest.get(key);
    if (!current || candidate.pricePerPerson < current.pricePerPerson) cheapest.set(key, candidate);
  }
  return cheapest;
}

/** Returns every date and number of nights that the query covers, within the booking horizon. */
function staysOf(query: PackageQuery, today: IsoDate) {
  const first = query.dateMin > today ? query.dateMin : addDays(today, 1);
  const horizon = addDays(today, BOOKING_HORIZON_DAYS);
  const last = query.dateMax < horizon ? query.dateMax : horizon;
  const days = daysBetween(first, last) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, day) => addDays(first, day)).flatMap((date) =>
    Array.from({ length: query.durationMax - query.durationMin + 1 }, (_, more) => ({
      date,
      nights: query.durationMin + more,
    })),
  );
}

/** Returns a cached lookup of the cheapest flights from the queried airports. */
function createFlightLookup(seed: number, departureId: number, flightLimit: number, today: IsoDate) {
  const codes = airportCodes(departureId);
  const flightsByStay = new Map<string, readonly ReturnFlight[]>();

  return (arrival: string, date: IsoDate, nights: number): readonly ReturnFlight[] => {
    const key = `${arrival}|${date}|${nights}`;
    const cached = flightsByStay.get(key);
    if (cached) return cached;
    const flights = codes
      .flatMap((code) => returnFlights(seed, code, arrival, date, nights, today))
      .sort((one, other) => one.pounds - other.pounds);
    const chosen = flights.slice(0, flightLimit);
    flightsByStay.set(key, chosen);
    return chosen;
  };
}

/** Returns a function that builds result rows. The fields of a hotel are built once for all of its rows. */
function resultRows(seed: number, query: MarketQuery, today: IsoDate): (found: PricedPackage) => ResultRow {
  const fieldsByHotel = new Map<Hotel, ReturnType<typeof hotelFields>>();
  return ({ hotel, date, nights, board, flight, pricePerPerson }) => {
    let fields = fieldsByHotel.get(hotel);
    if (!fields) fieldsByHotel.set(hotel, (fields = hotelFields(seed, hotel, query)));
    const { flightId, departureCode, arrivalCode } = flight;
    return {
      reference: writeReference({ hotelKey: hotel.hotelKey, date, nights, board, flightId, quotedOn: today }),
      price: String(pricePerPerson / 100),
      departureDate: date,
      nts: String(nights),
      brd: board,
      depAPC: departureCode,
      arrAPC: arrivalCode,
      fltId: flightId,
      ...fields,
    };
  };
}

function hotelFields(seed: number, hotel: Hotel, query: MarketQuery) {
  const rooms = query.rooms.map((room) => roomFor(seed, hotel, room));
  return {
    rm1HTL: hotel.name,
    rm1HTLKEY: hotel.hotelKey,
    rm1Giata: hotel.hasGiata ? String(hotel.giataId) : '0',
    rm1RES: locationOf(hotel),
    rm1RTG: String(hotel.starClass),
    rm1GiataTaRating: String(hotel.reviewScore),
    rm1GiataTaReviewCount: String(hotel.reviewCount),
    rm1TYP: rooms[0]?.code ?? '',
    rm2TYP: rooms[1]?.code,
    rm3TYP: rooms[2]?.code,
    rm4TYP: rooms[3]?.code,
    rm1TYPDESC: rooms[0]?.name ?? '',
  };
}
