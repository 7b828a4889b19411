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

interface Opening {
  readonly chosen?: Partial<ChosenPackage>;
  readonly offer?: DealOffer;
  readonly extras?: Partial<Extras>;
  readonly contact?: Contact;
  readonly contactWhileTyping?: boolean;
  /** In place of a quote at the price of the ledger. */
  readonly quote?: () => Response | undefined;
  /** In place of a contact that is kept. */
  readonly userContact?: () => Response | Promise<Response>;
}

skipHiddenChecks();

const NETWORK = globalThis.fetch;

/** The step with a booking for two in the session, and a server that prices what it is asked for. */
export function openPersonalise(opening: Opening = {}) {
  const asked: { readonly call: string; readonly body: unknown }[] = [];
  const chosen = aPackage(opening.chosen);
  const extras = { ...NO_EXTRAS, ...opening.extras };
  const { holiday: _holiday, ...quote } = priced(chosen, extras);
  const { offer = null, contact = null } = opening;
  const session: BookingSession = { ...EMPTY_SESSION, startedAt: 0, chosen, offer, extras, quote, contact };
  const mirror = { getItem: () => JSON.stringify(session), setItem: () => {} };
  const booking = createBookingStore({ mirror });
  globalThis.fetch = async (input, init) => {
    const call = String(input).split('/').at(-1) ?? '';
    const body = JSON.parse(String(init?.body)) as unknown;
    asked.push({ call, body });
    if (call === 'userContact') return (await opening.userContact?.()) ?? Response.json({ success: true });
    return (
      opening.quote?.() ?? Response.json(priced(chosen, extrasSchema.parse((body as QuoteRequest).extras)))
    );
  };
  const plain = aRuntime({ booking });
  const { contactWhileTyping = true } = opening;
  const runtime = { ...plain, config: { ...plain.config, contactWhileTyping } };
  const routes = [
    { path: '/booking/personalise', Component },
    { path: '/booking/passengers', element: <h1>Who is travelling?</h1> },
  ];
  const view = renderRoutes(routes, '/booking/personalise', runtime);
  return {
    ...view,
    booking,
    extras: () => booking.getState().extras,
    contactCalls: () => asked.filter(({ call }) => call === 'userContact').map(({ body }) => body),
    quotedExtras: () =>
      asked.filter(({ call }) => call === 'quotes').map(({ body }) => (body as QuoteRequest).extras),
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0, advanceTimers: jest.advanceTimersByTime }),
  };
}

export function leavePersonalise() {
  globalThis.fetch = NETWORK;
  window.localStorage.clear();
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

/** A voyage of a deal: two boards over and under the included one, a tour to add and one that is included. */
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
