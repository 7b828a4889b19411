import { quoteRequestSchema, type QuoteRequest } from '@storefront/shared/api/booking/quotes.schema';
import { availabilityRequestSchema } from '@storefront/shared/api/hotels/availability.schema';
import type { FlightRow, ResultRow } from '@storefront/shared/api/supplier-rows.schema';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { addDays } from '@storefront/shared/domain/dates/iso-date';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { renderRoutes } from '@storefront/shared/testing/render-page';
import { configure } from '@testing-library/dom';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

import * as detailsRoute from '../src/routes/holiday-details.route';

/** A package as a test sells it and the flight it goes with; prices in pounds per person. */
export interface Sale {
  readonly date: string;
  readonly nights?: number;
  readonly board?: string;
  /** Code of the airport of departure. */
  readonly from?: string;
  readonly hotel: number;
  readonly fare: number;
  /** In which the flight leaves. */
  readonly hour?: number;
}

const JUNE_12 = { date: '2027-06-12', hotel: 231, fare: 181 };

/** June with a few dates, boards, airports and nights, and July. */
export const SOLD: readonly Sale[] = [
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
  { date: '2027-07-10', board: 'AI', hotel: 350, fare: 190 },
];

/** Two adults, seven nights with half board from London on 12 June 2027: £412 each. */
export const AT =
  '/holiday-details/H1?departureId=-1&adultsRoom1=2&childrenRoom1=0&boardBasis=HB&date=2027-06-12&nights=7&giata=7';

type MonthQuestion = ReturnType<typeof availabilityRequestSchema.parse>;
type Answer = Response | Promise<Response>;

/** What the service answers with; look-ups that are left out are answered with nothing. */
export interface HolidayService {
  readonly sold?: readonly Sale[];
  /** In place of what is sold; `null` leaves it at that. */
  readonly month?: (asked: MonthQuestion) => Answer | null;
  /** The record of the hotel, as the back office writes it. */
  readonly hotel?: () => Answer;
  /** In place of the price that the package has; `null` leaves it at that. */
  readonly quote?: (asked: QuoteRequest) => Answer | null;
  readonly deals?: readonly object[];
}

export interface Asked {
  /** Such as `getHotelAvailability`, `quotes`. */
  readonly call: string;
  readonly path: string;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}

// Words are enough where something is missing: to write the whole page out takes longer than to draw it.
configure({ getElementError: (message) => new Error(message ?? 'not found') });
// jsdom knows no media queries, so that its styles tell nothing; to work them out takes most of the time of a test.
const unstyled = document.createElement('i').style;
window.getComputedStyle = (element) => (element instanceof HTMLElement ? element.style : unstyled);
const AT_ONCE = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never };

let close = () => {};

/** Answers supplier and back office in place of the network, and keeps what was asked. Put back by `leaveHoliday`. */
export function holidayService(service: HolidayService) {
  const asked: Asked[] = [];
  const real = globalThis.fetch;
  close = () => {
    globalThis.fetch = real;
  };
  globalThis.fetch = (input, init) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : String(input));
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const signal = init?.signal ?? null;
    const call = path.split('/')[2] ?? '';
    asked.push({ call, path, body, signal });
    const answer = ANSWERS[call]?.(service, body) ?? new Response('', { status: 404 });
    return Promise.race([answer, ended(signal)]);
  };
  const bodies = (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body);
  return {
    asked,
    calls: (call: string) => asked.filter((one) => one.call === call),
    /** The questions for months in their order. */
    months: () => bodies('getHotelAvailability').map((body) => availabilityRequestSchema.parse(body)),
    quotes: () => bodies('quotes').map((body) => quoteRequestSchema.parse(body)),
  };
}

/** Opens holiday details as a shopper does, with the steps before and after it. */
export function openHoliday(at: string, service: HolidayService) {
  const door = holidayService(service);
  const { Component, loader, HydrateFallback, shouldRevalidate } = detailsRoute;
  const routes = [
    { path: '/holiday-details/:hotelKey?', Component, loader, HydrateFallback, shouldRevalidate },
    { path: '/booking/personalise', Component: () => 'Make it yours' },
    { path: '/search', Component: () => 'The results' },
  ];
  const view = renderRoutes(routes, at);
  const query = () => new URLSearchParams(view.router.state.location.search);
  return { ...view, ...door, query, user: userEvent.setup(AT_ONCE) };
}

/** After each test: the network and the storage of the tab as they were. */
export function leaveHoliday(): void {
  close();
  window.sessionStorage.clear();
  window.localStorage.clear();
}

/** An answer that comes when the test says so. */
export function later<T>() {
  let come: (answer: T) => void = () => {};
  const answer = new Promise<T>((resolve) => {
    come = resolve;
  });
  return { answer, come };
}

type Answering = (service: HolidayService, body: unknown) => Answer | null;

const ANSWERS: Readonly<Record<string, Answering>> = {
  getHotelAvailability: ({ sold = [], month }, body) => {
    const asked = availabilityRequestSchema.parse(body);
    return month?.(asked) ?? Response.json(rowsOf(sold.filter((sale) => fits(sale, asked))));
  },
  getBackOfficeHotelByGiataId: ({ hotel }) => hotel?.() ?? null,
  quotes: ({ sold = [], quote }, body) => {
    const asked = quoteRequestSchema.parse(body);
    return quote?.(asked) ?? quoteOf(sold, asked);
  },
  getAllDeals: ({ deals }) => (deals ? Response.json({ deals }) : null),
};

function ended(signal: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

function fits({ date, nights = 7, from = 'LGW' }: Sale, { duration, search }: MonthQuestion): boolean {
  const { dateMin, dateMax, departureId } = search;
  return (
    nights === duration && date >= dateMin && date <= dateMax && airportCodes(departureId).includes(from)
  );
}

/** The rows of packages and of their flights, as the supplier writes them. */
export function rowsOf(sales: readonly Sale[]): { results: ResultRow[]; flights: FlightRow[] } {
  const flights = new Map(sales.map((sale) => [flightIdOf(sale), flightRow(sale)]));
  return { results: sales.map(resultRow), flights: [...flights.values()] };
}

/** `LGW-2027-06-12-06` */
export function flightIdOf({ date, from = 'LGW', hour = 6 }: Sale): string {
  return `${from}-${date}-${String(hour).padStart(2, '0')}`;
}

function referenceOf(sale: Sale): string {
  return [flightIdOf(sale), sale.nights ?? 7, sale.board ?? 'HB'].join('-');
}

function resultRow(sale: Sale): ResultRow {
  const { date, nights = 7, board = 'HB', from = 'LGW', hotel, fare } = sale;
  return {
    reference: referenceOf(sale),
    price: hotel + fare,
    departureDate: date,
    nts: nights,
    brd: board,
    depAPC: from,
    arrAPC: 'AYT',
    fltId: flightIdOf(sale),
    rm1HTL: 'Sol Bay Resort',
    rm1HTLKEY: 'H1',
    rm1Giata: 7,
    rm1RES: 'Side, Antalya',
    rm1RTG: 4,
    rm1TYP: 'DB2',
    rm1TYPDESC: 'Double room',
  };
}

function flightRow(sale: Sale): FlightRow {
  const { date, nights = 7, from = 'LGW', fare, hour = 6 } = sale;
  const at = (day: string, clock: number) => `${day}T${String(clock).padStart(2, '0')}:10:00`;
  const back = addDays(date, nights);
  return {
    fltId: flightIdOf(sale),
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

/** As the server prices it: the hotel of the package with the flight that was asked for, dearer by `extraPounds`. */
export function quoteOf(sold: readonly Sale[], asked: QuoteRequest, extraPounds = 0): Response | null {
  const sale = sold.find((one) => referenceOf(one) === asked.reference);
  const flown = sold.find((one) => flightIdOf(one) === asked.flightId);
  if (!sale || !flown) return null;
  const each = pence((sale.hotel + flown.fare + extraPounds) * 100);
  const total = pence(each * guestCount(asked.rooms));
  const holiday = aPackage({
    quoteReference: asked.reference,
    flightId: flightIdOf(flown),
    giataId: 7,
    hotelKey: 'H1',
    departureDate: sale.date,
    nights: sale.nights ?? 7,
    boardBasis: sale.board ?? 'HB',
    occupancy: [...asked.rooms],
    flightPricePerPerson: pence(flown.fare * 100),
    pricePerPerson: each,
  });
  return Response.json({ ...aQuote({ total, perPerson: each }), holiday });
}
