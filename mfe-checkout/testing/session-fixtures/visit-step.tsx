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

/** The visible content of a step and the requests it sends, in chronological order. */
export type Trace = string;

/**
 * Opens a step with an unvalidated session, waits until it settles, and presses the buttons of the visit.
 *
 * @param session replaces the session of the visit
 */
export async function visitStep(
  step: StepName,
  { presses = [], localStorage = {}, session: visitSession }: Visit,
  session: unknown = visitSession,
): Promise<Trace> {
  // Every visit starts at the same time with an empty browser.
  jest.setSystemTime(NOW);
  window.localStorage.clear();
  for (const [key, text] of Object.entries(localStorage)) window.localStorage.setItem(key, text);
  const trace: string[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    trace.push(`${pathname} ${typeof init?.body === 'string' ? init.body : ''}`);
    return RESPONSES[pathname.split('/').at(-1) ?? '']?.() ?? new Response('', { status: 503 });
  };
  const routes = Object.entries(PAGES).map(([name, Component]) => ({
    path: `/booking/${name}`,
    ...(name === step ? { Component } : { element: name }),
    errorElement: <p>broken</p>,
  }));
  const runtime = aRuntime({ booking: unvalidatedStore(session) });
  const view = renderRoutes(routes, `/booking/${step}`, runtime);
  const record = () => trace.push(view.router.state.location.pathname, visibleContent(view.container));

  await advanceTime(1_000);
  record();
  for (const label of presses) {
    press(view.container, label);
    await advanceTime(2_000);
    record();
  }
  view.unmount();
  return trace.join('\n');
}

/** A booking store that accepts any session without validation. */
function unvalidatedStore(session: unknown): BookingStore {
  // The tests check how a page behaves with an incomplete session.
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

function press(container: HTMLElement, label: string) {
  const button = [...container.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  if (button) act(() => void fireEvent.click(button));
}

/** Text, field values and picture URLs. */
function visibleContent(container: HTMLElement): string {
  const fields = [...container.querySelectorAll<HTMLInputElement>('input, select')].map(
    ({ value, checked }) => `${value} ${checked}`,
  );
  const pictures = [...container.querySelectorAll('img')].map(({ src }) => src);
  return [container.textContent, ...fields, ...pictures].join('|');
}

/** Every other request fails with 503; the trace still contains it. */
const RESPONSES: Readonly<Record<string, () => Response>> = {
  ptstatus: () => Response.json({ data: { on: true } }),
  pay: () => Response.json({ paymentUrl: 'http://localhost:3002/pay/abc' }),
  createLeadPassenger: () => Response.json({ leadPassengerId: 'lead-2' }),
  createOtherPassengers: () => Response.json({ success: true }),
  userContact: () => Response.json({ success: true }),
};
