import type { FlightRow } from '@storefront/shared/api/supplier-rows.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { CARRIERS, departureGeo, type Carrier } from './carriers';
import { dateAfter, dayOf } from './day-of';
import { chance, hashOf } from './hash';
import { localTimeAfter } from './local-time';
import { placeOf, type Place } from './places';
import { leadFactor, seasonFactor } from './season';

/** A return flight with its price per person in whole pounds. */
export interface ReturnFlight {
  readonly flightId: string;
  readonly departureCode: string;
  readonly arrivalCode: string;
  readonly pounds: number;
  readonly row: FlightRow & { readonly fltId: string };
}

const HOME_ZONE = 'Europe/London';

/**
 * Returns the return flights of a route and date, cheapest first.
 *
 * @param quotedOn day of the quote: the price depends on the days from quote to departure.
 */
export function returnFlights(
  seed: number,
  departure: string,
  arrival: string,
  date: IsoDate,
  nights: number,
  quotedOn: IsoDate,
): readonly ReturnFlight[] {
  const back = dateAfter(date, nights);
  const idEnd = `${date.replaceAll('-', '')}-${nights}`;
  const [out, home] = [dayOf(date) % 7, dayOf(back) % 7];
  return servicesOf(seed, departure, arrival)
    .filter(({ weekdays }) => weekdays[out] && weekdays[home])
    .map(({ carrier, index, fareHash }) =>
      returnFlight({ seed, carrier, index, fareHash, departure, arrival, date, back, idEnd, quotedOn }),
    )
    .sort((one, other) => one.pounds - other.pounds || (one.flightId < other.flightId ? -1 : 1));
}

interface Service {
  readonly carrier: Carrier;
  /** Index in `CARRIERS`. */
  readonly index: number;
  readonly weekdays: readonly boolean[];
  /** Hash of everything that all fares of the service share; only the day is missing. */
  readonly fareHash: number;
}

const services = new Map<string, readonly Service[]>();

/** Returns the carriers of a route and their weekdays. The result is cached, because every date of a search needs it. */
function servicesOf(seed: number, departure: string, arrival: string): readonly Service[] {
  const key = `${seed}|${departure}|${arrival}`;
  const cached = services.get(key);
  if (cached) return cached;
  const found = CARRIERS.flatMap((carrier, index) => {
    if (!serves(seed, carrier, departure, arrival)) return [];
    const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => fliesOn(seed, carrier, departure, arrival, day));
    const fareHash = hashOf(seed, 'fare', carrier.code, departure, arrival);
    return [{ carrier, index, weekdays, fareHash }];
  });
  services.set(key, found);
  return found;
}

/** Returns the flight with an id, priced on the day of the quote, or `null` for an unknown id. */
export function flightById(seed: number, flightId: string, quotedOn: IsoDate): ReturnFlight | null {
  const match =
    /^(?<dep>[A-Z]{3})-(?<arr>[A-Z]{3})-(?<index>\d{1,2})-(?<date>\d{8})-(?<nights>\d{1,2})$/.exec(flightId);
  if (!match?.groups) return null;
  const { dep = '', arr = '', date = '', nights = '' } = match.groups;
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  if (!hasPlace(arr) || !departureGeo(dep) || Number(nights) < 1) return null;
  return (
    returnFlights(seed, dep, arr, iso, Number(nights), quotedOn).find(
      (flight) => flight.flightId === flightId,
    ) ?? null
  );
}

function hasPlace(code: string): boolean {
  try {
    placeOf(code);
    return true;
  } catch {
    return false;
  }
}

function serves(seed: number, carrier: Carrier, departure: string, arrival: string): boolean {
  const geo = departureGeo(departure);
  if (!geo || departure === arrival || !carrier.bases.includes(departure)) return false;
  if (!carrier.kinds.includes(placeOf(arrival).kind)) return false;
  if (carrier.only) return carrier.only.includes(arrival);
  return chance(seed, 'route', carrier.code, departure, arrival) < 0.25 + 0.65 * geo.size;
}

function fliesOn(
  seed: number,
  carrier: Carrier,
  departure: string,
  arrival: string,
  weekday: number,
): boolean {
  const size = departureGeo(departure)?.size ?? 0;
  return chance(seed, 'day', carrier.code, departure, arrival, weekday) < 0.3 + 0.6 * size;
}

interface FlightQuery {
  readonly seed: number;
  readonly carrier: Carrier;
  readonly index: number;
  readonly fareHash: number;
  readonly departure: string;
  readonly arrival: string;
  readonly date: IsoDate;
  readonly back: IsoDate;
  /** End of the flight id. */
  readonly idEnd: string;
  readonly quotedOn: IsoDate;
}

function returnFlight(query: FlightQuery): ReturnFlight {
  const { index, departure, arrival, idEnd } = query;
  const flightId = `${departure}-${arrival}-${index}-${idEnd}`;
  const pounds = farePounds(query, placeOf(arrival));
  let row: ReturnFlight['row'] | undefined;
  return {
    flightId,
    departureCode: departure,
    arrivalCode: arrival,
    pounds,
    // Most flights are only compared by price, so the row is computed on first access.
    get row() {
      return (row ??= flightRow(query, flightId, pounds));
    },
  };
}

function flightRow(query: FlightQuery, flightId: string, pounds: number): ReturnFlight['row'] {
  const { seed, carrier, departure, arrival, date, back } = query;
  const place = placeOf(arrival);
  const minutes = blockMinutes(departure, place);
  const number = 1000 + (hashOf(seed, 'number', carrier.code, departure, arrival) % 4000) * 2;
  const outbound = `${date}T${departureTime(seed, 'out', query)}`;
  const inbound = `${back}T${departureTime(seed, 'home', query)}`;
  const bag = carrier.code === 'ba' || carrier.code === 'ls' ? 22 : 20;
  const bagPrice = 24 + (hashOf(seed, 'bag', carrier.code) % 5) * 4;
  return {
    fltId: flightId,
    depAPC: departure,
    arrAPC: arrival,
    obdepDate: outbound,
    obarrDate: localTimeAfter(outbound, minutes, HOME_ZONE, place.zone),
    ibdepDate: inbound,
    ibarrDate: localTimeAfter(inbound, minutes, place.zone, HOME_ZONE),
    fltCOST: String(pounds),
    obfltsupp: carrier.code,
    obfltno: String(number),
    ibfltsupp: carrier.code,
    ibfltno: String(number + 1),
    bagWeightKg: String(bag),
    adultBagCOST: String(bagPrice),
    childBagCOST: String(bagPrice),
    bag: `${bag}KG`,
  };
}

function departureTime(
  seed: number,
  way: string,
  { carrier, departure, arrival, date }: FlightQuery,
): string {
  const slot = hashOf(seed, 'slot', way, carrier.code, departure, arrival, dayOf(date) % 7);
  const minutes = 345 + (slot % 168) * 5;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

function farePounds(
  { carrier, departure, fareHash, date, back, quotedOn }: FlightQuery,
  place: Place,
): number {
  const km = kilometres(departure, place);
  const eachWay = place.kind === 'long-haul' ? 170 + 0.036 * km : 14 + 0.019 * km;
  const weekday = [1.02, 1.08, 1.1, 1.08, 0.96, 0.94, 0.98][dayOf(date) % 7] ?? 1;
  const noise = 0.9 + 0.25 * chance(fareHash, dayOf(date));
  const season = (seasonFactor(place.kind, date) + seasonFactor(place.kind, back)) / 2;
  const lead = leadFactor('flight', dayOf(date) - dayOf(quotedOn));
  return Math.max(29, Math.round(2 * eachWay * carrier.fare * season * weekday * lead * noise));
}

/** Duration of a flight: great circle at 800 km/h plus 35 minutes, rounded to 5 minutes. */
function blockMinutes(departure: string, place: Place): number {
  return 5 * Math.round((35 + (kilometres(departure, place) / 800) * 60) / 5);
}

const distances = new WeakMap<Place, Map<string, number>>();

function kilometres(departure: string, place: Place): number {
  let ofPlace = distances.get(place);
  if (!ofPlace) distances.set(place, (ofPlace = new Map()));
  const cached = ofPlace.get(departure);
  if (cached !== undefined) return cached;
  const km = greatCircle(departure, place);
  ofPlace.set(departure, km);
  return km;
}

function greatCircle(departure: string, place: Place): number {
  const from = departureGeo(departure);
  if (!from) throw new RangeError(`no airport ${departure}`);
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [one, other] = [radians(from.latitude), radians(place.latitude)];
  const span = radians(place.longitude - from.longitude);
  const cosine = Math.sin(one) * Math.sin(other) + Math.cos(one) * Math.cos(other) * Math.cos(span);
  return 6371 * Math.acos(Math.min(1, cosine));
}
