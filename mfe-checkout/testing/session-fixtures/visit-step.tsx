import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { bookingChanges } from '@storefront/shared/contracts/booking-session/commands';
import { createBookingStore, type BookingStore } from '@storefront/shared/runtime';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { act, fireEvent } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';

import type { StepName } from '../../src/domain/booking-steps';
import * as confirmation from '../../src/routes/confirmation.route';
import * as passengers from '../../src/routes/passengers.route';
import * as payment from '../../src/routes/payment.route';
import * as personalise from '../../src/routes/personalise.route';
import { advanceTime } from '../payment/open-payment';
import { NOW } from '../payment/payment-builders';

import type { Visit } from './visits';

const PAGES = {
  personalise: personalise.Component,
  passengers: passengers.Component,
  payment: payment.Component,
  confirmation: confirmation.Component,
};

/** What a shopper sees of a step and what the server is sent, one text in the order of time. */
export type Trace = string;

/**
 * Opens a step with a session that no shell has looked at, lets it settle, and does there what the visit says.
 *
 * @param session in place of the session of the visit
 */
export async function visitStep(
  step: StepName,
  { presses = [], kept = {}, session: whole }: Visit,
  session: unknown = whole,
): Promise<Trace> {
  // Each visit at the same moment, in a browser that keeps nothing of the one before.
  jest.setSystemTime(NOW);
  window.localStorage.clear();
  for (const [key, text] of Object.entries(kept)) window.localStorage.setItem(key, text);
  const trace: string[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    trace.push(`${pathname} ${typeof init?.body === 'string' ? init.body : ''}`);
    return ANSWERS[pathname.split('/').at(-1) ?? '']?.() ?? new Response('', { status: 503 });
  };
  const routes = Object.entries(PAGES).map(([name, Component]) => ({
    path: `/booking/${name}`,
    ...(name === step ? { Component } : { element: name }),
    errorElement: <p>broken</p>,
  }));
  const runtime = aRuntime({ booking: holding(session) });
  const view = renderRoutes(routes, `/booking/${step}`, runtime);
  const look = () => trace.push(view.router.state.location.pathname, seenIn(view.container));

  await advanceTime(1_000);
  look();
  for (const words of presses) {
    press(view.container, words);
    await advanceTime(2_000);
    look();
  }
  view.unmount();
  return trace.join('\n');
}

/** A store that takes any session as it is. */
function holding(session: unknown): BookingStore {
  // Whether a page can live with what is not a whole session is what is asked here.
  const store = createStore<BookingSession>(() => session as BookingSession);
  const { commands } = createBookingStore({ mirror: null });
  const run = Object.entries(bookingChanges).map(([name, change]) => [
    name,
    (...args: Parameters<typeof change>) =>
      store.setState(
        (change as (...all: readonly unknown[]) => (before: BookingSession) => BookingSession)(...args),
        true,
      ),
  ]);
  return { ...store, rehydrate: () => {}, commands: { ...commands, ...Object.fromEntries(run) } };
}

function press(container: HTMLElement, words: string) {
  const button = [...container.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith(words),
  );
  if (button) act(() => void fireEvent.click(button));
}

/** Words, what is filled in, and which pictures. */
function seenIn(container: HTMLElement): string {
  const fields = [...container.querySelectorAll<HTMLInputElement>('input, select')].map(
    ({ value, checked }) => `${value} ${checked}`,
  );
  const pictures = [...container.querySelectorAll('img')].map(({ src }) => src);
  return [container.textContent, ...fields, ...pictures].join('|');
}

/** The rest is out of order: what a step asks is seen all the same. */
const ANSWERS: Readonly<Record<string, () => Response>> = {
  ptstatus: () => Response.json({ data: { on: true } }),
  pay: () => Response.json({ paymentUrl: 'http://localhost:3002/pay/abc' }),
  createLeadPassenger: () => Response.json({ leadPassengerId: 'lead-2' }),
  createOtherPassengers: () => Response.json({ success: true }),
  userContact: () => Response.json({ success: true }),
};
