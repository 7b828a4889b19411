import type { FlightRow } from '@storefront/shared/api/supplier-rows.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { CARRIERS, departureGeo, type Carrier } from './carriers';
import { dateAfter, dayOf } from './day-of';
import { chance, hashOf } from './hash';
import { localTimeAfter } from './local-time';
import { placeOf, type Place, type PlaceKind } from './places';
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
  const services = servicesOf(seed, departure, arrival);
  return cheapestFlights({ seed, arrival, services, quotedOn }, date, nights, Number.POSITIVE_INFINITY);
}

/** Services to one airport, and the day on which their fares are quoted. */
export interface FlightQuote {
  readonly seed: number;
  readonly arrival: string;
  /** Of equal fares the first service precedes. */
  readonly services: readonly Service[];
  readonly quotedOn: IsoDate;
}

interface Fare {
  readonly service: Service;
  readonly pounds: number;
}

/** Returns at most `limit` return flights, the cheapest first. Of the others, nothing is computed but the fare. */
export function cheapestFlights(
  { seed, arrival, services, quotedOn }: FlightQuote,
  date: IsoDate,
  nights: number,
  limit: number,
): readonly ReturnFlight[] {
  const back = dateAfter(date, nights);
  const [out, home] = [dayOf(date) % 7, dayOf(back) % 7];
  const poundsOf = farePounds(placeOf(arrival).kind, date, back, quotedOn);
  const cheapest: Fare[] = [];
  for (const service of services) {
    if (!service.weekdays[out] || !service.weekdays[home]) continue;
    const pounds = poundsOf(service);
    let index = cheapest.length;
    while (index > 0 && pounds < (cheapest[index - 1]?.pounds ?? 0)) index -= 1;
    if (index >= limit) continue;
    cheapest.splice(index, 0, { service, pounds });
    if (cheapest.length > limit) cheapest.pop();
  }
  const idEnd = `${date.replaceAll('-', '')}-${nights}`;
  const stay = { seed, arrival, date, back, idEnd };
  return cheapest.map(({ service, pounds }) => new PricedFlight(service, stay, pounds));
}

interface Service {
  readonly carrier: Carrier;
  /** Index in `CARRIERS`. */
  readonly index: number;
  readonly departure: string;
  readonly weekdays: readonly boolean[];
  /** Hash of everything that all fares of the service share; only the day is missing. */
  readonly fareHash: number;
  /** Pounds of a return flight, before the factors for its dates. */
  readonly basePounds: number;
}

const services = new Map<string, readonly Service[]>();

/**
 * Returns the carriers of a route and their weekdays, in the order of their flight ids. The result is cached, because every
 * search needs it.
 */
export function servicesOf(seed: number, departure: string, arrival: string): readonly Service[] {
  const key = `${seed}|${departure}|${arrival}`;
  const cached = services.get(key);
  if (cached) return cached;
  const found = CARRIERS.flatMap((carrier, index) => {
    if (!serves(seed, carrier, departure, arrival)) return [];
    const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => fliesOn(seed, carrier, departure, arrival, day));
    const fareHash = hashOf(seed, 'fare', carrier.code, departure, arrival);
    const basePounds = 2 * eachWayPounds(departure, placeOf(arrival)) * carrier.fare;
    return [{ carrier, index, departure, weekdays, fareHash, basePounds }];
  }).sort((one, other) => (`${one.index}-` < `${other.index}-` ? -1 : 1));
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

/** What the flights of a stay share. */
interface FlightStay {
  readonly seed: number;
  readonly arrival: string;
  readonly date: IsoDate;
  readonly back: IsoDate;
  /** End of the flight id. */
  readonly idEnd: string;
}

class PricedFlight implements ReturnFlight {
  readonly flightId: string;
  readonly departureCode: string;
  readonly arrivalCode: string;
  readonly pounds: number;
  readonly #service: Service;
  readonly #stay: FlightStay;
  #row: ReturnFlight['row'] | undefined;

  constructor(service: Service, stay: FlightStay, pounds: number) {
    this.flightId = `${service.departure}-${stay.arrival}-${service.index}-${stay.idEnd}`;
    this.departureCode = service.departure;
    this.arrivalCode = stay.arrival;
    this.pounds = pounds;
    this.#service = service;
    this.#stay = stay;
  }

  /** Many flights are in no response, so the row is computed on first access. */
  get row(): ReturnFlight['row'] {
    return (this.#row ??= flightRow(this.#service, this.#stay, this.flightId, this.pounds));
  }
}

function flightRow(
  { carrier, departure }: Service,
  { seed, arrival, date, back }: FlightStay,
  flightId: string,
  pounds: number,
): ReturnFlight['row'] {
  const place = placeOf(arrival);
  const minutes = blockMinutes(departure, place);
  const number = 1000 + (hashOf(seed, 'number', carrier.code, departure, arrival) % 4000) * 2;
  const timeOf = (way: string) =>
    departureTime(hashOf(seed, 'slot', way, carrier.code, departure, arrival, dayOf(date) % 7));
  const outbound = `${date}T${timeOf('out')}`;
  const inbound = `${back}T${timeOf('home')}`;
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

function departureTime(slot: number): string {
  const minutes = 345 + (slot % 168) * 5;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

function eachWayPounds(departure: string, place: Place): number {
  const km = kilometres(departure, place);
  return place.kind === 'long-haul' ? 170 + 0.036 * km : 14 + 0.019 * km;
}

/** Returns a function that prices a service. Everything that the fares of the dates share is computed once. */
function farePounds(
  kind: PlaceKind,
  date: IsoDate,
  back: IsoDate,
  quotedOn: IsoDate,
): (service: Service) => number {
  const day = dayOf(date);
  const season = (seasonFactor(kind, date) + seasonFactor(kind, back)) / 2;
  const weekday = [1.02, 1.08, 1.1, 1.08, 0.96, 0.94, 0.98][day % 7] ?? 1;
  const lead = leadFactor('flight', day - dayOf(quotedOn));
  return ({ fareHash, basePounds }) => {
    const noise = 0.9 + 0.25 * chance(fareHash, day);
    return Math.max(29, Math.round(basePounds * season * weekday * lead * noise));
  };
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
