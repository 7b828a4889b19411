import type { QuoteRequest } from '@storefront/shared/api/booking/request-quote';
import {
  EMPTY_SESSION,
  extrasSchema,
  NO_EXTRAS,
  type BookingSession,
  type ChosenPackage,
  type Contact,
  type DealOffer,
  type Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { holidayLedger } from '@storefront/shared/domain/booking/holiday-ledger';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { createBookingStore } from '@storefront/shared/runtime';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import userEvent from '@testing-library/user-event';

import { Component } from '../../src/routes/personalise.route';
import { skipHiddenChecks } from '../speed-up-queries';

interface OpenPersonaliseOptions {
  readonly chosen?: Partial<ChosenPackage>;
  readonly offer?: DealOffer;
  readonly extras?: Partial<Extras>;
  readonly contact?: Contact;
  readonly contactWhileTyping?: boolean;
  /** Replaces the quote at the price of the ledger. */
  readonly quote?: () => Response | undefined;
  /** Replaces the successful response of the contact API. */
  readonly userContact?: () => Response | Promise<Response>;
}

skipHiddenChecks();

const realFetch = globalThis.fetch;

/** Opens the step with a booking for two and a fake backend that prices the requested extras. */
export function openPersonalise(options: OpenPersonaliseOptions = {}) {
  const requests: { readonly call: string; readonly body: unknown }[] = [];
  const chosen = aPackage(options.chosen);
  const extras = { ...NO_EXTRAS, ...options.extras };
  const { holiday: _holiday, ...quote } = priced(chosen, extras);
  const { offer = null, contact = null } = options;
  const session: BookingSession = { ...EMPTY_SESSION, startedAt: 0, chosen, offer, extras, quote, contact };
  const mirror = { getItem: () => JSON.stringify(session), setItem: () => {} };
  const booking = createBookingStore({ mirror });
  globalThis.fetch = async (input, init) => {
    const call = String(input).split('/').at(-1) ?? '';
    const body = JSON.parse(String(init?.body)) as unknown;
    requests.push({ call, body });
    if (call === 'userContact') return (await options.userContact?.()) ?? Response.json({ success: true });
    return (
      options.quote?.() ?? Response.json(priced(chosen, extrasSchema.parse((body as QuoteRequest).extras)))
    );
  };
  const runtimeDefaults = aRuntime({ booking });
  const { contactWhileTyping = true } = options;
  const runtime = { ...runtimeDefaults, config: { ...runtimeDefaults.config, contactWhileTyping } };
  const routes = [
    { path: '/booking/personalise', Component },
    { path: '/booking/passengers', element: <h1>Who is travelling?</h1> },
  ];
  const view = renderRoutes(routes, '/booking/personalise', runtime);
  return {
    ...view,
    booking,
    extras: () => booking.getState().extras,
    contactCalls: () => requests.filter(({ call }) => call === 'userContact').map(({ body }) => body),
    quotedExtras: () =>
      requests.filter(({ call }) => call === 'quotes').map(({ body }) => (body as QuoteRequest).extras),
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0, advanceTimers: jest.advanceTimersByTime }),
  };
}

export function cleanUpPersonalise() {
  globalThis.fetch = realFetch;
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
}

function priced(holiday: ChosenPackage, extras: Extras) {
  const { pricePerPerson, flightPricePerPerson, occupancy } = holiday;
  const guests = guestCount(occupancy);
  const party = { pricePerPerson, flightPricePerPerson, guests, daysToDeparture: 200 };
  const { lines, ...sums } = holidayLedger({ ...party, extras });
  return { ...aQuote({ expiresAt: '2027-01-01T00:00:00Z' }), ...sums, lines: [...lines], holiday };
}

/** Builds a cruise deal: an included board, a dearer and a cheaper one, an optional tour and an included one. */
export function anOffer(overrides: Partial<DealOffer> = {}): DealOffer {
  const tour = { image: null, features: ['Guide', ' '], description: '' };
  return {
    dealId: '301',
    shipName: 'Aegean Star',
    tours: [
      {
        ...tour,
        id: 't1',
        name: 'Old town walk',
        description: '<p>Three hours <b>on foot</b>. <a href="/terms">Terms</a></p>',
        pricePerPerson: pence(4_550),
        included: false,
      },
      { ...tour, id: 't2', name: 'Harbour tour', pricePerPerson: pence(3_000), included: true },
    ],
    cruiseBoards: [
      {
        id: 'b1',
        boardType: 'Premium',
        pricePerPerson: pence(29_400),
        features: ['Drinks'],
        included: false,
      },
      { id: 'b2', boardType: 'Full Board', pricePerPerson: pence(24_500), features: [], included: true },
      { id: 'b3', boardType: 'Breakfast', pricePerPerson: pence(22_500), features: [], included: false },
    ],
    ...overrides,
  };
}
