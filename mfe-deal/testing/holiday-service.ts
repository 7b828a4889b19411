import { quoteRequestSchema, type QuoteRequest } from '@storefront/shared/api/booking/request-quote';
import { alternativesRequestSchema } from '@storefront/shared/api/hotels/fetch-alternatives';
import { availabilityRequestSchema } from '@storefront/shared/api/hotels/fetch-availability';
import type { FlightRow, ResultRow } from '@storefront/shared/api/supplier-rows.schema';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { addDays } from '@storefront/shared/domain/dates/iso-date';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { configure } from '@testing-library/dom';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

import * as detailsRoute from '../src/routes/holiday-details.route';

/** A package with its flight; prices in pounds per person. */
export interface TestPackage {
  readonly date: string;
  readonly nights?: number;
  readonly board?: string;
  /** Code of the departure airport. */
  readonly from?: string;
  readonly hotel: number;
  readonly fare: number;
  /** Hour of the outbound departure. */
  readonly hour?: number;
}

const JUNE_12 = { date: '2027-06-12', hotel: 231, fare: 181 };

/** Packages in June with several dates, boards, airports and nights, and in July. */
export const TEST_PACKAGES: readonly TestPackage[] = [
  JUNE_12,
  { ...JUNE_12, board: 'AI', hotel: 349 },
  { ...JUNE_12, fare: 217, hour: 17 },
  { ...JUNE_12, from: 'STN', fare: 201, hour: 9 },
  { ...JUNE_12, nights: 10, hotel: 300 },
  { ...JUNE_12, nights: 18, hotel: 520 },
  { date: '2027-06-11', from: 'STN', hotel: 218, fare: 160 },
  { date: '2027-06-19', hotel: 260, fare: 150 },
  { date: '2027-07-03', hotel: 255, fare: 200 },
  { date: '2027-07-03', board: 'AI', hotel: 330, fare: 200 },
  { date: '2027-07-10', hotel: 215, fare: 190 },
  { date: '2027-07-10', nights: 10, hotel: 310, fare: 190 },
  { date: '2027-07-10', board: 'AI', hotel: 350, fare: 190 },
];

/** Two adults, seven nights, half board from London on 12 June 2027: £412 per person. */
export const HOLIDAY_URL =
  '/holiday-details/H1?departureId=-1&adultsRoom1=2&childrenRoom1=0&boardBasis=HB&date=2027-06-12&nights=7&giata=7';

type MonthRequest = ReturnType<typeof availabilityRequestSchema.parse>;
type FakeResponse = Response | Promise<Response>;

/** Responses of the fake backend. Requests without one get a 404. */
export interface FakeHolidayService {
  readonly packages?: readonly TestPackage[];
  /** Replaces the response with the packages of a month; `null` keeps it. */
  readonly month?: (request: MonthRequest) => FakeResponse | null;
  /** Back-office record of the hotel, in the wire format. */
  readonly hotel?: () => FakeResponse;
  /** The rooms of the hotel; by default they never arrive, which no test of another subject waits for. */
  readonly rooms?: () => FakeResponse;
  /** Replaces the quote at the price of the package; `null` keeps it. */
  readonly quote?: (request: QuoteRequest) => FakeResponse | null;
  readonly deals?: readonly object[];
}

interface RecordedRequest {
  /** Such as `getHotelAvailability` or `quotes`. */
  readonly endpoint: string;
  readonly path: string;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}

// For speed: printing the page in error messages takes longer than rendering it.
configure({ getElementError: (message) => new Error(message ?? 'not found') });
// For speed: jsdom ignores media queries, so its computed styles are useless, and computing them is slow.
const unstyled = document.createElement('i').style;
window.getComputedStyle = (element) => (element instanceof HTMLElement ? element.style : unstyled);
const WITHOUT_DELAY = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never };

let restoreFetch = () => {};

/** Replaces `fetch` by a fake backend that records all requests. Undone by `resetHolidayPage`. */
export function installHolidayService(service: FakeHolidayService) {
  const requests: RecordedRequest[] = [];
  const realFetch = globalThis.fetch;
  restoreFetch = () => {
    globalThis.fetch = realFetch;
  };
  globalThis.fetch = (input, init) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : String(input));
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const signal = init?.signal ?? null;
    const endpoint = path.split('/')[2] ?? '';
    requests.push({ endpoint, path, body, signal });
    const response = HANDLERS[endpoint]?.(service, body) ?? new Response('', { status: 404 });
    return Promise.race([response, rejectOnAbort(signal)]);
  };
  const requestsTo = (endpoint: string) => requests.filter((request) => request.endpoint === endpoint);
  const bodies = (endpoint: string) => requestsTo(endpoint).map(({ body }) => body);
  return {
    requests,
    requestsTo,
    monthRequests: () => bodies('getHotelAvailability').map((body) => availabilityRequestSchema.parse(body)),
    quoteRequests: () => bodies('quotes').map((body) => quoteRequestSchema.parse(body)),
  };
}

/** Renders holiday details at a path, with the routes before and after it, and a fake backend. */
export function renderHolidayPage(path: string, service: FakeHolidayService, runtime = aRuntime()) {
  const backend = installHolidayService(service);
  const { Component, loader, shouldRevalidate } = detailsRoute;
  const routes = [
    { path: '/holiday-details/:hotelKey?', Component, loader, HydrateFallback: () => null, shouldRevalidate },
    { path: '/booking/personalise', Component: () => 'Make it yours' },
    { path: '/search', Component: () => 'The results' },
  ];
  const view = renderRoutes(routes, path, runtime);
  const query = () => new URLSearchParams(view.router.state.location.search);
  return { ...view, ...backend, query, user: userEvent.setup(WITHOUT_DELAY) };
}

/** Restores `fetch` and clears web storage after a test. */
export function resetHolidayPage(): void {
  restoreFetch();
  window.sessionStorage.clear();
  window.localStorage.clear();
}

/** A promise that is resolved by the test. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

/** The room in the price of every package. */
export const STANDARD_ROOM = {
  roomCode: 'DB2',
  roomName: 'Double room',
  roomDescription: 'Double room for up to 2 guests',
  maxOccupancy: 2,
  priceDifference: 0,
};

type Handler = (service: FakeHolidayService, body: unknown) => FakeResponse | null;

const HANDLERS: Readonly<Record<string, Handler>> = {
  getHotelAvailability: ({ packages = [], month }, body) => {
    const request = availabilityRequestSchema.parse(body);
    return month?.(request) ?? Response.json(rowsOf(packages.filter((one) => matches(one, request))));
  },
  getBackOfficeHotelByGiataId: ({ hotel }) => hotel?.() ?? null,
  quotes: ({ packages = [], quote }, body) => {
    const request = quoteRequestSchema.parse(body);
    return quote?.(request) ?? quoteOf(packages, request);
  },
  getRoomBoardAlternatives: ({ rooms }, body) => {
    alternativesRequestSchema.parse(body);
    return rooms?.() ?? new Promise<never>(() => {});
  },
  getAllDeals: ({ deals }) => (deals ? Response.json({ deals }) : null),
};

function rejectOnAbort(signal: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

function matches(
  { date, nights = 7, from = 'LGW' }: TestPackage,
  { duration, search }: MonthRequest,
): boolean {
  const { dateMin, dateMax, departureId } = search;
  return (
    nights === duration && date >= dateMin && date <= dateMax && airportCodes(departureId).includes(from)
  );
}

/** The packages and their flights in the wire format of the supplier. */
export function rowsOf(packages: readonly TestPackage[]): { results: ResultRow[]; flights: FlightRow[] } {
  const flights = new Map(packages.map((one) => [flightIdOf(one), flightRow(one)]));
  return { results: packages.map(resultRow), flights: [...flights.values()] };
}

/** Returns `LGW-2027-06-12-06`. */
function flightIdOf({ date, from = 'LGW', hour = 6 }: TestPackage): string {
  return `${from}-${date}-${String(hour).padStart(2, '0')}`;
}

function referenceOf(testPackage: TestPackage): string {
  return [flightIdOf(testPackage), testPackage.nights ?? 7, testPackage.board ?? 'HB'].join('-');
}

function resultRow(testPackage: TestPackage): ResultRow {
  const { date, nights = 7, board = 'HB', from = 'LGW', hotel, fare } = testPackage;
  return {
    reference: referenceOf(testPackage),
    price: hotel + fare,
    departureDate: date,
    nts: nights,
    brd: board,
    depAPC: from,
    arrAPC: 'AYT',
    fltId: flightIdOf(testPackage),
    rm1HTL: 'Sol Bay Resort',
    rm1HTLKEY: 'H1',
    rm1Giata: 7,
    rm1RES: 'Side, Antalya',
    rm1RTG: 4,
    rm1TYP: 'DB2',
    rm1TYPDESC: 'Double room',
  };
}

function flightRow(testPackage: TestPackage): FlightRow {
  const { date, nights = 7, from = 'LGW', fare, hour = 6 } = testPackage;
  const at = (day: string, clock: number) => `${day}T${String(clock).padStart(2, '0')}:10:00`;
  const back = addDays(date, nights);
  return {
    fltId: flightIdOf(testPackage),
    depAPC: from,
    arrAPC: 'AYT',
    obdepDate: at(date, hour),
    obarrDate: at(date, hour + 6),
    ibdepDate: at(back, 13),
    ibarrDate: at(back, 16),
    fltCOST: fare,
    obfltsupp: 'u2',
    obfltno: `80${hour}`,
    ibfltsupp: 'u2',
    ibfltno: `81${hour}`,
  };
}

/** The quote of the server: package with the requested flight, plus `extraPounds` per person. */
export function quoteOf(
  packages: readonly TestPackage[],
  { reference, flightId, rooms }: QuoteRequest,
  extraPounds = 0,
  roomPounds = 0,
): Response | null {
  const quoted = packages.find((one) => referenceOf(one) === reference);
  const withFlight = packages.find((one) => flightIdOf(one) === flightId);
  if (!quoted || !withFlight) return null;
  const perPerson = pence((quoted.hotel + withFlight.fare + extraPounds) * 100);
  const withRoom = pence(perPerson + roomPounds * 100);
  const total = pence(withRoom * guestCount(rooms));
  const holiday = aPackage({
    quoteReference: reference,
    flightId: flightIdOf(withFlight),
    giataId: 7,
    hotelKey: 'H1',
    departureDate: quoted.date,
    nights: quoted.nights ?? 7,
    boardBasis: quoted.board ?? 'HB',
    occupancy: [...rooms],
    flightPricePerPerson: pence(withFlight.fare * 100),
    pricePerPerson: perPerson,
  });
  return Response.json({ ...aQuote({ total, perPerson: withRoom }), holiday });
}
