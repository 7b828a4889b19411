import type { ResultRow } from '@storefront/shared/api/supplier-rows.schema';
import { boardsOfSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { addDays, daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { wholePounds, type Pence } from '@storefront/shared/domain/pricing/pence';

import { truncateSearch, packageCount } from './truncate-search';
import { createFlightLookup, type Stay } from './flight-lookup';
import type { ReturnFlight } from './flights';
import { locationOf, type Hotel } from './hotel';
import type {
  HotelFields,
  MarketQuery,
  PackageQuery,
  PricedPackage,
  SearchPlan,
  SearchResult,
} from './market';
import { isSoldOut, packagePrice, stayPounds } from './prices';
import { writeReference } from './reference';
import { partyFactor, roomsOf } from './rooms';
import { isSoldFor } from './ship-flights';

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
  const { flights, truncated, packages, rowOf } = planSearch(seed, hotels, query, today);
  return { results: Array.from(packages(), rowOf), flights: flights.map(({ row }) => row), truncated };
}

/**
 * Finds what a search returns before it prices any package: a response starts with its flights and its number of
 * results, and its packages are computed while they are sent.
 */
export function planSearch(
  seed: number,
  hotels: readonly Hotel[],
  query: MarketQuery,
  today: IsoDate,
): SearchPlan {
  const all = [...offersOf(seed, hotels, query, today)];
  const truncated = countPackages(all) > query.maxResults;
  const { chosen, totals } = truncated
    ? truncateSearch(all, priceOfCheapest(seed, query, today), query.maxResults)
    : { chosen: all, totals: [] };
  const count = Math.min(countPackages(chosen), query.maxResults);
  const hotelFields = hotelFieldLookup(seed, query);
  return {
    count,
    truncated,
    totals,
    flights: flightsOf(chosen, count),
    packages: () => firstOf(pricedPackages(seed, chosen, query, today), count),
    referenceOf: (found) => referenceOf(found, today),
    hotelFields,
    rowOf: (found) => resultRow(found, referenceOf(found, today), hotelFields(found.hotel)),
  };
}

function countPackages(offers: readonly Offer[]): number {
  return offers.reduce((count, offer) => count + packageCount(offer), 0);
}

/** Flights of the first packages of some offers, in the order of their first package. */
function flightsOf(offers: readonly Offer[], count: number): readonly ReturnFlight[] {
  const flights = new Map<string, ReturnFlight>();
  let left = count;
  for (const offer of offers) {
    for (const flight of offer.flights.slice(0, Math.max(0, Math.ceil(left / offer.boards.length))))
      flights.set(flight.flightId, flight);
    left -= packageCount(offer);
  }
  return [...flights.values()];
}

/** Returns a function that prices the cheapest package of an offer: its flights are sorted by price. */
function priceOfCheapest(seed: number, query: PackageQuery, today: IsoDate): (offer: Offer) => Pence {
  const party = partyFactor(query.rooms);
  return ({ hotel, date, nights, boards, flights }) => {
    const stayOf = stayPounds(seed, hotel, date, nights, today);
    let lowest = Number.POSITIVE_INFINITY;
    for (const board of boards) lowest = Math.min(lowest, stayOf(board));
    const stay = wholePounds(lowest * party);
    return packagePrice(stay, wholePounds(flights[0]?.pounds ?? 0));
  };
}

function* firstOf<T>(all: Iterable<T>, count: number): Generator<T> {
  let left = count;
  if (left === 0) return;
  for (const one of all) {
    yield one;
    left -= 1;
    if (left === 0) return;
  }
}

/** A hotel on a date, with its boards that match and the flights that lead there. */
interface Offer {
  readonly hotel: Hotel;
  readonly date: IsoDate;
  readonly nights: number;
  readonly boards: readonly string[];
  readonly flights: readonly ReturnFlight[];
}

/** Generates all matching offers that are on sale, hotel by hotel. */
function* offersOf(
  seed: number,
  hotels: readonly Hotel[],
  query: PackageQuery,
  today: IsoDate,
  flightLimit = query.hotelKey === undefined ? AIRPORTS_PER_PACKAGE : Number.POSITIVE_INFINITY,
): Generator<Offer> {
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
    for (const [index, { date, nights }] of queriedStays.entries()) {
      if (!isSoldFor(hotel, date, nights) || isSoldOut(seed, hotel, date)) continue;
      const flights = flightsOfStay(index);
      if (flights.length > 0) yield { hotel, date, nights, boards, flights };
    }
  }
}

/** Generates the packages of offers with their prices. */
function* pricedPackages(
  seed: number,
  offers: Iterable<Offer>,
  query: PackageQuery,
  today: IsoDate,
): Generator<PricedPackage> {
  const party = partyFactor(query.rooms);
  for (const { hotel, date, nights, boards, flights } of offers) {
    const stayOf = stayPounds(seed, hotel, date, nights, today);
    const boarded = boards.map((board) => ({ board, stay: wholePounds(stayOf(board) * party) }));
    for (const flight of flights) {
      const fare = wholePounds(flight.pounds);
      for (const { board, stay } of boarded)
        yield { hotel, date, nights, board, flight, pricePerPerson: packagePrice(stay, fare) };
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
  const offers = offersOf(seed, hotels, query, today, 1);
  for (const candidate of pricedPackages(seed, offers, query, today)) {
    const key = keyOf(candidate);
    const current = cheapest.get(key);
    if (!current || candidate.pricePerPerson < current.pricePerPerson) cheapest.set(key, candidate);
  }
  return cheapest;
}

/** Returns every date and number of nights that the query covers, within the booking horizon. */
function staysOf(query: PackageQuery, today: IsoDate): readonly Stay[] {
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

function referenceOf({ hotel, date, nights, board, flight }: PricedPackage, today: IsoDate): string {
  const { hotelKey } = hotel;
  return writeReference({ hotelKey, date, nights, board, flightId: flight.flightId, quotedOn: today });
}

function resultRow(
  { date, nights, board, flight, pricePerPerson }: PricedPackage,
  reference: string,
  hotelFields: HotelFields,
): ResultRow {
  const { flightId, departureCode, arrivalCode } = flight;
  return {
    reference,
    price: String(pricePerPerson / 100),
    departureDate: date,
    nts: String(nights),
    brd: board,
    depAPC: departureCode,
    arrAPC: arrivalCode,
    fltId: flightId,
    ...hotelFields,
  };
}

/** Returns the fields that all rows of a hotel share. They are built once. */
function hotelFieldLookup(seed: number, query: MarketQuery): (hotel: Hotel) => HotelFields {
  const fieldsByHotel = new Map<Hotel, HotelFields>();
  return (hotel) => {
    let fields = fieldsByHotel.get(hotel);
    if (!fields) fieldsByHotel.set(hotel, (fields = fieldsOf(seed, hotel, query)));
    return fields;
  };
}

function fieldsOf(seed: number, hotel: Hotel, query: MarketQuery): HotelFields {
  const rooms = roomsOf(seed, hotel, query.rooms);
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
    rm2TYPDESC: rooms[1]?.name,
    rm3TYPDESC: rooms[2]?.name,
    rm4TYPDESC: rooms[3]?.name,
  };
}
