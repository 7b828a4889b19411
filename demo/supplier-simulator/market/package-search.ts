import type { ResultRow } from '@storefront/shared/api/supplier-rows.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { wholePounds, type Pence } from '@storefront/shared/domain/pricing/pence';

import type { ReturnFlight } from './flights';
import { locationOf, type Hotel } from './hotel';
import { offersOf, type HotelOffer, type OfferedStay } from './hotel-offers';
import type {
  HotelFields,
  MarketQuery,
  PackageQuery,
  PricedPackage,
  SearchPlan,
  SearchResult,
} from './market';
import { boardPounds, packagePrice, stayPounds } from './prices';
import { writeReference } from './reference';
import { partyFactor, roomsOf } from './rooms';
import { truncateSearch } from './truncate-search';

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
  const flightLimit = query.hotelKey === undefined ? AIRPORTS_PER_PACKAGE : Number.POSITIVE_INFINITY;
  const all = [...offersOf(seed, hotels, query, today, flightLimit)];
  const truncated = countPackages(all) > query.maxResults;
  const { chosen, totals } = truncated
    ? truncateSearch(all, cheapestPrices(seed, query), query.maxResults)
    : { chosen: all, totals: [] };
  const count = Math.min(countPackages(chosen), query.maxResults);
  const hotelFields = hotelFieldLookup(seed, query);
  return {
    count,
    truncated,
    totals,
    flights: flightsOf(chosen, count),
    packages: () => firstOf(pricedPackages(seed, chosen, query), count),
    quotedOn: today,
    hotelFields,
    rowOf: (found) => resultRow(found, referenceOf(found, today), hotelFields(found.hotel)),
  };
}

function countPackages(offers: readonly HotelOffer[]): number {
  return offers.reduce((count, { packages }) => count + packages, 0);
}

/** Flights of the first packages of some offers, in the order of their first package. */
function flightsOf(offers: readonly HotelOffer[], count: number): readonly ReturnFlight[] {
  const found = new Set<ReturnFlight>();
  let left = count;
  for (const { boards, stays } of offers) {
    for (const { flights } of stays) {
      for (const flight of flights) {
        if (left <= 0) return [...found];
        found.add(flight);
        left -= boards.length;
      }
    }
  }
  return [...found];
}

/** Returns a function that prices the cheapest package of each stay of an offer: its flights are sorted by price. */
function cheapestPrices(
  seed: number,
  query: PackageQuery,
): (offer: HotelOffer) => (stay: OfferedStay) => Pence {
  const party = partyFactor(query.rooms);
  return ({ hotel, boards }) => {
    const board = Math.min(...boards.map((code) => boardPounds(hotel, code)));
    return ({ terms, flights }) => {
      const stay = wholePounds(stayPounds(seed, hotel, terms)(board) * party);
      return packagePrice(stay, wholePounds(flights[0]?.pounds ?? 0));
    };
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

/** Generates the packages of offers with their prices. */
function* pricedPackages(
  seed: number,
  offers: Iterable<HotelOffer>,
  query: PackageQuery,
): Generator<PricedPackage> {
  const party = partyFactor(query.rooms);
  for (const { hotel, boards, stays } of offers) {
    const meals = boards.map((board) => ({ board, pounds: boardPounds(hotel, board) }));
    for (const { terms, flights } of stays) {
      const { date, nights } = terms;
      const poundsOf = stayPounds(seed, hotel, terms);
      const boarded = meals.map(({ board, pounds }) => ({
        board,
        stay: wholePounds(poundsOf(pounds) * party),
      }));
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
  const offers = offersOf(seed, hotels, query, today, 1);
  for (const candidate of pricedPackages(seed, offers, query)) {
    const key = keyOf(candidate);
    const current = cheapest.get(key);
    if (!current || candidate.pricePerPerson < current.pricePerPerson) cheapest.set(key, candidate);
  }
  return cheapest;
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
