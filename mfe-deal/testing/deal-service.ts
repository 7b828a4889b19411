import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Component, loader, shouldRevalidate } from '../src/routes/deal.route';

/** A priced departure as a test gives it; the rest is filled in. */
export interface Departure {
  readonly date: string;
  readonly pounds: number;
  readonly board?: string;
  readonly nights?: number;
  readonly from?: string;
  /** Without a flight it cannot be booked. */
  readonly hasFlight?: boolean;
}

type Answer = Response | Promise<Response>;
type Departures = readonly Departure[];
type Wire = Readonly<Record<string, unknown>>;

/** What the service answers; what is left out is unknown (404). */
export interface DealService {
  /** Fields over those of a good deal. */
  readonly deal?: Wire;
  /** In place of the deal. */
  readonly answer?: () => Answer;
  /** Departures by the name of a price file, or an answer in their place. */
  readonly files?: Readonly<Record<string, Departures | (() => Answer)>>;
  readonly live?: (asked: URLSearchParams) => Departures | Answer;
  readonly hotel?: Wire;
  readonly deals?: readonly Wire[];
  /** In place of a quote at the price of the reference. */
  readonly quote?: (reference: string) => Answer;
}

export interface Asked {
  readonly call: string;
  /** What stands after the call in the path. */
  readonly name: string;
  readonly params: URLSearchParams;
  readonly body: unknown;
}

// On a page of this size it takes longer than all else to look whether an ancestor hides something, and to
// print the page each time that it is not there yet.
configure({ defaultHidden: true, getElementError: (message) => new Error(message ?? 'not there') });

const NETWORK = globalThis.fetch;

/** The deal page at an address, with this service in place of the network. Put back by `leaveDeals`. */
export function openDeal(at: string, service: DealService = {}, runtime = aRuntime()) {
  const asked: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams: params } = new URL(input instanceof Request ? input.url : String(input));
    const [, , call = '', name = ''] = pathname.split('/');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const one = { call, name: decodeURIComponent(name), params, body };
    asked.push(one);
    return (await ANSWERS[call]?.(service, one)) ?? new Response('', { status: 404 });
  };
  const page = { loader, Component, shouldRevalidate, HydrateFallback: () => null };
  const routes = ['/deal/:dealId?', '/deals/:dealId'].map((path) => ({ ...page, path }));
  const view = renderRoutes([...routes, { path: '/booking/personalise', element: null }], at, runtime);
  /** What was asked of one call. */
  const askedOf = (call: string) => asked.filter((one) => one.call === call);
  return { ...view, askedOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

export function leaveDeals() {
  globalThis.fetch = NETWORK;
  window.localStorage.clear();
  window.sessionStorage.clear();
}

const ANSWERS: Readonly<Record<string, (service: DealService, asked: Asked) => Answer | null>> = {
  getDealById: ({ answer, deal }) => answer?.() ?? Response.json({ deal: { data: dealWire(deal) } }),
  prices: ({ files = {} }, { name }) => {
    const file = files[name];
    if (file === undefined) return null;
    return typeof file === 'function' ? file() : Response.json(fileWire(file.map(rowWire)));
  },
  'dpSearch.php': ({ live }, { params }) => {
    const answer = live?.(params) ?? [];
    return isList(answer) ? new Response(liveXml(answer)) : answer;
  },
  getBackOfficeHotelByGiataId: ({ hotel }) => (hotel ? Response.json(hotel) : null),
  getAllDeals: ({ deals = [] }) => Response.json({ deals }),
  quotes: ({ quote }, { body }) => {
    const { reference, rooms } = body as { reference: string; rooms: Parameters<typeof quoteWire>[1] };
    return quote?.(reference) ?? Response.json(quoteWire(reference, rooms));
  },
};

function isList(answer: Departures | Answer): answer is Departures {
  return Array.isArray(answer);
}

/** A deal that is sold online by the files of June and July 2027. */
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

/** A price file with these rows. */
export function fileWire(rows: readonly unknown[]): Wire {
  return { success: true, data: { Hotels: { Result: rows } } };
}

/** A row of a price file. */
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

/** The same departures in the words of the live search. */
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

/** Of a package; its price stands in it, as the quote must know it. */
function referenceOf({ date, pounds, board = 'HB', nights = 7, from = 'LGW' }: Departure): string {
  return [date, nights, board, from, pounds].join('.');
}

/** The quote of a package at the price of its reference, or at another. */
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

/** A deal of the catalogue. */
export function listedDeal(dealId: string, hotelName: string): Wire {
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
