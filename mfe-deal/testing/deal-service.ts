import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Component, loader, shouldRevalidate } from '../src/routes/deal.route';

/** A priced departure. The builders fill in the other fields of the wire format. */
export interface Departure {
  readonly date: string;
  readonly pounds: number;
  readonly board?: string;
  readonly nights?: number;
  readonly from?: string;
  /** `false` for a price that cannot be booked. */
  readonly hasFlight?: boolean;
}

type FakeResponse = Response | Promise<Response>;
type Departures = readonly Departure[];
type Wire = Readonly<Record<string, unknown>>;

/** Responses of the fake backend. Requests without one get a 404. */
export interface FakeDealService {
  /** Overrides fields of a valid deal. */
  readonly deal?: Wire;
  /** Replaces the response with the deal. */
  readonly dealResponse?: () => FakeResponse;
  /** Departures by the name of their price file, or a response to it. */
  readonly files?: Readonly<Record<string, Departures | (() => FakeResponse)>>;
  readonly live?: (params: URLSearchParams) => Departures | FakeResponse;
  readonly hotel?: Wire | (() => FakeResponse);
  readonly deals?: readonly Wire[];
  /** Replaces the response with a quote at the price in the reference. */
  readonly quote?: (reference: string) => FakeResponse;
}

interface RecordedRequest {
  readonly method: string;
  readonly endpoint: string;
  /** The path segment after the endpoint. */
  readonly name: string;
  readonly params: URLSearchParams;
  readonly body: unknown;
}

// For speed: checking ancestors for hidden elements, and printing the page on each retry, dominate on this page.
configure({ defaultHidden: true, getElementError: (message) => new Error(message ?? 'not found') });

const REAL_FETCH = globalThis.fetch;

/** Puts a fake backend in place of `fetch`. Undone by `resetDealPage`. */
export function installDealService(service: FakeDealService = {}) {
  const requests: RecordedRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams: params } = new URL(input instanceof Request ? input.url : String(input));
    const [, , endpoint = '', name = ''] = pathname.split('/');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const method = init?.method ?? 'GET';
    const request = { method, endpoint, name: decodeURIComponent(name), params, body };
    requests.push(request);
    return (await HANDLERS[endpoint]?.(service, request)) ?? new Response('', { status: 404 });
  };
  return { requestsTo: (endpoint: string) => requests.filter((request) => request.endpoint === endpoint) };
}

/** Renders the deal page at a path with a fake backend in place of `fetch`. Undone by `resetDealPage`. */
export function renderDealPage(path: string, service: FakeDealService = {}, runtime = aRuntime()) {
  const { requestsTo } = installDealService(service);
  const page = { loader, Component, shouldRevalidate, HydrateFallback: () => null };
  const routes = ['/deal/:dealId?', '/deals/:dealId'].map((pattern) => ({ ...page, path: pattern }));
  const view = renderRoutes([...routes, { path: '/booking/personalise', element: null }], path, runtime);
  return { ...view, requestsTo, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

export function resetDealPage() {
  globalThis.fetch = REAL_FETCH;
  window.localStorage.clear();
  window.sessionStorage.clear();
}

type Handler = (service: FakeDealService, request: RecordedRequest) => FakeResponse | null;

const HANDLERS: Readonly<Record<string, Handler>> = {
  getDealById: ({ dealResponse, deal }) =>
    dealResponse?.() ?? Response.json({ deal: { data: dealWire(deal) } }),
  prices: ({ files = {} }, { name }) => {
    const file = files[name];
    if (file === undefined) return null;
    return typeof file === 'function' ? file() : Response.json(fileWire(file.map(rowWire)));
  },
  'dpSearch.php': ({ live }, { params }) => {
    const result = live?.(params) ?? [];
    return isList(result) ? new Response(liveXml(result)) : result;
  },
  getBackOfficeHotelByGiataId: ({ hotel }) => {
    if (typeof hotel === 'function') return hotel();
    return hotel ? Response.json(hotel) : null;
  },
  getAllDeals: ({ deals = [] }) => Response.json({ deals }),
  quotes: ({ quote }, { body }) => {
    const { reference, rooms } = body as { reference: string; rooms: Parameters<typeof quoteWire>[1] };
    return quote?.(reference) ?? Response.json(quoteWire(reference, rooms));
  },
};

function isList(result: Departures | FakeResponse): result is Departures {
  return Array.isArray(result);
}

/** A bookable deal with price files for June and July 2027. */
export function dealWire(part: Wire = {}): Wire {
  return {
    HotelName: 'Sol Bay Resort',
    address: ', Side, Antalya, ',
    hotelRating: 4,
    taRating: 4.5,
    taRatingCount: 1280,
    giataId: 7,
    hotelKey: 'H1',
    startingPrice: 399,
    cheapestDate: '2027-06-12',
    cheapestBoardBasis: 'HB',
    boardBasis: 'HB',
    boardBasisArray: ['HB', 'AI'],
    cheapestDepartureAirport: 'MAN',
    defaultNightDuration: 7,
    pricesData: { jun2027: 'june.json', jul2027: 'july.json' },
    images: [1, 2, 3].map((photo) => `http://backend.test/media/pool-${photo}/960.jpg`),
    isBooking: true,
    phoneNumber: '020 7946 0184',
    ...part,
  };
}

export function fileWire(rows: readonly unknown[]): Wire {
  return { success: true, data: { Hotels: { Result: rows } } };
}

export function rowWire(departure: Departure): Wire {
  const { date, pounds, board = 'HB', nights = 7, from = 'LGW', hasFlight = true } = departure;
  return {
    date,
    price: pounds,
    totalPrice: pounds,
    brd: board,
    boardBasis: board,
    nts: nights,
    duration: `${nights} nights`,
    depAPC: from,
    departureId: 1,
    departureName: from,
    reference: referenceOf(departure),
    rm1TYP: 'DB2',
    rm1TYPDESC: 'Twin room',
    ...(hasFlight ? { flightData: flightWire(departure) } : {}),
  };
}

function flightWire({ date, from = 'LGW' }: Departure) {
  return {
    fltId: `${from}-${date}`,
    depAPC: from,
    arrAPC: 'AYT',
    obdepDate: `${date}T06:10:00`,
    obarrDate: `${date}T12:15:00`,
    ibdepDate: '2027-06-19T13:05:00',
    ibarrDate: '2027-06-19T15:40:00',
    fltCOST: '181',
    obfltsupp: 'u2',
    obfltno: '8071',
    ibfltsupp: 'u2',
    ibfltno: '8072',
  };
}

/** The departures in the wire format of the live search. */
function liveXml(departures: Departures): string {
  const rows = departures.map((departure) => {
    const { date, pounds, board = 'HB', nights = 7, from = 'LGW', hasFlight = true } = departure;
    const result = elementOf('Result', {
      reference: referenceOf(departure),
      price: pounds,
      departureDate: date,
      nts: nights,
      brd: board,
      depAPC: from,
      arrAPC: 'AYT',
      fltId: `${from}-${date}`,
      rm1HTL: 'Sol Bay Resort',
      rm1HTLKEY: 'H1',
      rm1TYP: 'DB2',
      rm1TYPDESC: 'Twin room',
    });
    return result + (hasFlight ? elementOf('Flight', flightWire(departure)) : '');
  });
  return `<Response Status="success">${rows.join('')}</Response>`;
}

function elementOf(name: string, fields: Readonly<Record<string, string | number>>): string {
  return `<${name} ${Object.entries(fields)
    .map(([field, value]) => `${field}="${value}"`)
    .join(' ')}/>`;
}

/** Quote reference of a package. It contains the price, from which `quoteWire` builds the quote. */
function referenceOf({ date, pounds, board = 'HB', nights = 7, from = 'LGW' }: Departure): string {
  return [date, nights, board, from, pounds].join('.');
}

/** A quote at the price in the reference, or at another price. */
export function quoteWire(
  reference: string,
  occupancy = aPackage().occupancy,
  pounds = Number(reference.split('.').at(-1)),
) {
  const [departureDate = '', nights = '', boardBasis = '', from = ''] = reference.split('.');
  const pricePerPerson = pence(pounds * 100);
  const guests = occupancy.reduce((sum, { adults, children }) => sum + adults + children, 0);
  return {
    ...aQuote({ perPerson: pricePerPerson, total: pence(pricePerPerson * guests) }),
    holiday: aPackage({
      quoteReference: reference,
      flightId: `${from}-${departureDate}`,
      departureDate,
      nights: Number(nights),
      boardBasis,
      occupancy,
      pricePerPerson,
    }),
  };
}

/** A deal in the response of `getAllDeals`. */
export function catalogueDeal(dealId: string, hotelName: string): Wire {
  return {
    dealId,
    data: {
      HotelName: hotelName,
      address: 'Side, Antalya',
      startingPrice: 425,
      cheapestDate: '2027-05-12',
      createdAt: '2026-11-01T09:00:00Z',
    },
  };
}
