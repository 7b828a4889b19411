import type { FlightRow, ResultRow } from '@storefront/shared/api/supplier-rows.schema';
import { boardsOfSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';
import { addDays, daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { pence, wholePounds, type Pence } from '@storefront/shared/domain/pricing/pence';

import { flightById, returnFlights, type ReturnFlight } from './flights';
import { alternatives } from './alternatives';
import { hotelContent } from './hotel-content';
import { hotelFacts } from './hotel-facts';
import { picturesOf } from './hotel-pictures';
import { chance, hashOf } from './hash';
import type { Hotel } from './hotel';
import { allHotels } from './hotels';
import type { Market, MarketAnswer, MarketQuery, NoPrice, PackageQuery, PricedPackage } from './market';
import { isSoldOut, stayPounds } from './prices';
import { readReference, writeReference, type PackageReference } from './reference';
import { partyFactor, roomFor } from './rooms';

export interface MarketOptions {
  readonly seed: number;
  readonly today: () => IsoDate;
  /** Base of the picture addresses, such as `http://localhost:3001`. */
  readonly mediaBase: string;
}

/** How far ahead holidays are sold. */
const HORIZON_DAYS = 548;
/** The longest stay that a search may ask for. */
const LONGEST_STAY = 28;
/** Departure airports shown for one hotel, date and board: the cheapest ones. */
const AIRPORTS_SHOWN = 2;

/** The supplier market of a seed. @see Market */
export function createMarket({ seed, today, mediaBase }: MarketOptions): Market {
  const hotels = allHotels(seed);
  // A search for anywhere that is cut still comes from everywhere.
  const mixed = [...hotels].sort(
    (one, other) => hashOf(seed, 'mix', one.giataId) - hashOf(seed, 'mix', other.giataId),
  );
  const byKey = new Map(hotels.map((hotel) => [hotel.hotelKey, hotel]));
  const byGiata = new Map(hotels.map((hotel) => [hotel.giataId, hotel]));

  return {
    search: (query) => search(seed, hotelsOf(query, hotels, mixed, byKey), query, today()),
    cheapest: (query, keyOf) =>
      // Of each date the cheapest flight is enough: a dearer one never makes a cheaper package.
      cheapest(packages(seed, hotelsOf(query, hotels, mixed, byKey), query, today(), 1), keyOf),
    facts: (giataId) => {
      const hotel = byGiata.get(giataId);
      return hotel?.hasContent ? hotelFacts(seed, hotel) : null;
    },
    alternatives: (hotel, question) => alternatives(seed, hotel, question, today()),
    hotel: (giataId) => {
      const hotel = byGiata.get(giataId);
      return hotel?.hasContent ? hotelContent(seed, hotel, mediaBase) : undefined;
    },
    hotelByKey: (hotelKey) => byKey.get(hotelKey) ?? null,
    hotelsOf: (destinationId) =>
      hotels.filter((hotel) => hotel.destination.id === destinationId && !hotel.isShip),
    isSlow: (giataId) => chance(seed, 'slow', giataId) < 0.004,
    reviewScore: (giataId) => byGiata.get(giataId)?.reviewScore ?? null,
    resortOf: (giataId) => byGiata.get(giataId)?.resort ?? null,
    price: (reference, rooms, flightId) => {
      const parsed = readReference(reference);
      const hotel = parsed && byKey.get(parsed.hotelKey);
      if (!parsed || !hotel?.boards.includes(parsed.board)) return 'unknown-reference';

      const refusal = refusalOf(seed, hotel, parsed, today());
      if (refusal) return refusal;
      const flight = flightFor(
        seed,
        hotel,
        parsed.date,
        parsed.nights,
        flightId ?? parsed.flightId,
        parsed.quotedOn,
      );
      if (!flight) return 'unknown-reference';

      const stayOf = stayPounds(seed, hotel, parsed.date, parsed.nights, parsed.quotedOn);
      const stay = wholePounds(stayOf(parsed.board) * partyFactor(rooms));
      return {
        quoteReference: reference,
        flightId: flight.flightId,
        giataId: hotel.giataId,
        hotelKey: hotel.hotelKey,
        hotelName: hotel.name,
        location: locationOf(hotel),
        imageUrl: hotel.hasContent ? (picturesOf(seed, hotel, mediaBase)[0] ?? null) : null,
        starClass: hotel.starClass,
        departureDate: parsed.date,
        nights: parsed.nights,
        boardBasis: parsed.board,
        rooms: rooms.map((room) => roomFor(seed, hotel, room)),
        occupancy: rooms,
        outbound: leg(flight.row, 'ob'),
        inbound: leg(flight.row, 'ib'),
        flightPricePerPerson: wholePounds(flight.pounds),
        pricePerPerson: packagePrice(stay, wholePounds(flight.pounds)),
      };
    },
  };
}

function hotelsOf(
  query: PackageQuery,
  hotels: readonly Hotel[],
  mixed: readonly Hotel[],
  byKey: ReadonlyMap<string, Hotel>,
): readonly Hotel[] {
  if (query.hotelKey !== undefined) {
    const hotel = byKey.get(query.hotelKey);
    return hotel ? [hotel] : [];
  }
  const stars = new Set(query.rating);
  const anywhere = query.destinationId === ANY_DESTINATION.id;
  return (anywhere ? mixed : hotels).filter(
    ({ destination, starClass, isShip }) =>
      !isShip && (anywhere || destination.id === query.destinationId) && stars.has(String(starClass)),
  );
}

function search(seed: number, hotels: readonly Hotel[], query: MarketQuery, today: IsoDate): MarketAnswer {
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

/** Everything that is sold and fits the question, hotel by hotel: an answer that is cut has fewer hotels, and not fewer dates. */
function* packages(
  seed: number,
  hotels: readonly Hotel[],
  query: PackageQuery,
  today: IsoDate,
  airportsShown = query.hotelKey === undefined ? AIRPORTS_SHOWN : Number.POSITIVE_INFINITY,
): Generator<PricedPackage> {
  const found = flightFinder(seed, query.departureId, airportsShown, today);
  const boards = query.boardType === '' ? null : new Set(boardsOfSearchId(query.boardType));
  const party = partyFactor(query.rooms);
  const asked = stays(query, today);
  for (const hotel of hotels) {
    const own = boards ? hotel.boards.filter((board) => boards.has(board)) : hotel.boards;
    if (own.length === 0) continue;
    for (const { date, nights } of asked) {
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

/** Stay and flights are whole pounds each, so that another flight changes the price by exactly its difference. */
function packagePrice(stay: Pence, fare: Pence): Pence {
  return pence(stay + fare);
}

function cheapest(
  found: Iterable<PricedPackage>,
  keyOf: (found: PricedPackage) => string,
): ReadonlyMap<string, PricedPackage> {
  const best = new Map<string, PricedPackage>();
  for (const one of found) {
    const key = keyOf(one);
    const held = best.get(key);
    if (!held || one.pricePerPerson < held.pricePerPerson) best.set(key, one);
  }
  return best;
}

/** Every date and length of stay that the question covers and that is still sold. */
function stays(query: PackageQuery, today: IsoDate) {
  const first = query.dateMin > today ? query.dateMin : addDays(today, 1);
  const horizon = addDays(today, HORIZON_DAYS);
  const last = query.dateMax < horizon ? query.dateMax : horizon;
  const days = daysBetween(first, last) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, day) => addDays(first, day)).flatMap((date) =>
    Array.from({ length: query.durationMax - query.durationMin + 1 }, (_, more) => ({
      date,
      nights: query.durationMin + more,
    })),
  );
}

/** The cheapest flights of the asked airports, each route and date looked up once. */
function flightFinder(seed: number, departureId: number, shown: number, today: IsoDate) {
  const codes = airportCodes(departureId);
  const known = new Map<string, readonly ReturnFlight[]>();

  return (arrival: string, date: IsoDate, nights: number): readonly ReturnFlight[] => {
    const key = `${arrival}|${date}|${nights}`;
    const cached = known.get(key);
    if (cached) return cached;
    const flights = codes
      .flatMap((code) => returnFlights(seed, code, arrival, date, nights, today))
      .sort((one, other) => one.pounds - other.pounds);
    const chosen = flights.slice(0, shown);
    known.set(key, chosen);
    return chosen;
  };
}

/** Writes rows; what belongs to the hotel alone is written once for all of its rows. */
function resultRows(seed: number, query: MarketQuery, today: IsoDate): (found: PricedPackage) => ResultRow {
  const known = new Map<Hotel, ReturnType<typeof hotelFields>>();
  return ({ hotel, date, nights, board, flight, pricePerPerson }) => {
    let fields = known.get(hotel);
    if (!fields) known.set(hotel, (fields = hotelFields(seed, hotel, query)));
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

function hotelFields(seed: number, hotel: Hotel, { rooms: asked }: MarketQuery) {
  const rooms = asked.map((room) => roomFor(seed, hotel, room));
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

function refusalOf(
  seed: number,
  hotel: Hotel,
  { date, nights, quotedOn }: PackageReference,
  today: IsoDate,
): NoPrice | null {
  const age = daysBetween(quotedOn, today);
  if (age < 0) return 'unknown-reference';
  if (age > 1) return 'expired';
  if (date <= today) return 'departed';
  // No search goes beyond these: such a reference was never given.
  if (daysBetween(today, date) > HORIZON_DAYS || nights < 1 || nights > LONGEST_STAY)
    return 'unknown-reference';
  return isSoldOut(seed, hotel, date) ? 'sold-out' : null;
}

/** The flight must be one to this hotel, on this date, for this stay. */
function flightFor(
  seed: number,
  hotel: Hotel,
  date: IsoDate,
  nights: number,
  flightId: string,
  quotedOn: IsoDate,
): ReturnFlight | null {
  const flight = flightById(seed, flightId, quotedOn);
  const fits =
    flight?.arrivalCode === hotel.destination.code &&
    flightId.endsWith(`-${date.replaceAll('-', '')}-${nights}`);
  return fits ? flight : null;
}

function leg(row: FlightRow, way: 'ob' | 'ib') {
  const out = way === 'ob';
  return {
    flightNumber: String((out ? row.obfltno : row.ibfltno) ?? ''),
    airlineCode: String((out ? row.obfltsupp : row.ibfltsupp) ?? ''),
    departureAirportCode: out ? row.depAPC : row.arrAPC,
    arrivalAirportCode: out ? row.arrAPC : row.depAPC,
    departsAt: out ? row.obdepDate : row.ibdepDate,
    arrivesAt: out ? row.obarrDate : row.ibarrDate,
  };
}

function locationOf({ resort, destination }: Hotel): string {
  return resort.startsWith(destination.name)
    ? `${resort}, ${destination.country}`
    : `${resort}, ${destination.name}`;
}
