import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { createBookingStore } from '@storefront/shared/runtime';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { Component } from '../../src/routes/payment.route';
import { skipComputedStyles, skipHiddenChecks } from '../speed-up-queries';

import {
  fakePaymentService,
  restoreNetwork,
  type PaymentCall,
  type StubResponses,
} from './fake-payment-service';
import { aBookingToPay, NOW } from './payment-builders';

interface OpenPaymentOptions {
  readonly session?: Partial<BookingSession>;
  /** Requests without a stub succeed; without `ptstatus` the card form is shown. */
  readonly responses?: StubResponses;
  readonly config?: Partial<StorefrontConfig>;
}

export const CARD_PAY = /^MAKE YOUR PAYMENT/;
export const GATEWAY_PAY = /^PAY SECURELY ONLINE/;

skipHiddenChecks();
skipComputedStyles();

/** Sets fake timers to `NOW`. They advance with `advanceTime`, and while Testing Library waits. */
export function freezeTime() {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'] });
}

export function cleanUpPayment() {
  restoreNetwork();
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
}

/** Advances the fake timers and lets React and the promises settle. */
export async function advanceTime(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** Opens the payment page with a fake backend. The neighbouring pages are plain headings. */
export function openPayment({ session = {}, responses = {}, config = {} }: OpenPaymentOptions = {}) {
  const stored = new Map([['bookingData', JSON.stringify(aBookingToPay(session))]]);
  const mirror = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  const booking = createBookingStore({ mirror });
  const { requests, respondWith } = fakePaymentService(booking.getState(), responses);
  const runtimeDefaults = aRuntime({ booking });
  // "Before you pay" has its own tests.
  const runtime = {
    ...runtimeDefaults,
    config: { ...runtimeDefaults.config, beforeYouPay: null, ...config },
  };
  const routes = [
    { path: '/booking/payment', Component },
    { path: '/booking/confirmation', element: <h1>Confirmed</h1> },
    { path: '/booking/passengers', element: <h1>Who is travelling?</h1> },
    { path: '/booking/personalise', element: <h1>Extras</h1> },
  ];
  const view = renderRoutes(routes, '/booking/payment', runtime);
  return {
    ...view,
    booking,
    stored: () => [...stored.values()].join('\n'),
    payment: () => booking.getState().payment,
    respondWith,
    calls: () => requests.map(({ call }) => call),
    bodies: (call: PaymentCall) =>
      requests.filter((request) => request.call === call).map(({ body }) => body),
    paths: (call: PaymentCall) =>
      requests.filter((request) => request.call === call).map(({ pathname }) => pathname),
  };
}

export const CARD = {
  number: '4242 4242 4242 4242',
  Month: '08',
  Year: '2029',
  'Security code': '737',
  'Cardholder name': 'Ann O’Brien',
};

/** Waits for the card form and fills it in. */
export async function fillInCard({ number, ...fields }: Partial<typeof CARD> = CARD) {
  await waitFor(() => cardField('Card number'));
  if (number !== undefined) fireEvent.change(cardField('Card number'), { target: { value: number } });
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(cardField(label), { target: { value } });
  }
}

/** Faster than `getByLabelText`, which scans the whole page for each field. */
export function cardField(label: string): HTMLInputElement | HTMLSelectElement {
  const match = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const field = document.getElementById(match?.htmlFor ?? '');
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field;
  throw new Error(`No field has the label "${label}".`);
}

export function clickButton(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
}
