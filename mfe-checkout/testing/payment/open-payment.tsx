import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import {
  EMPTY_SESSION,
  type BookingSession,
  type PaymentAttempt,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { createBookingStore } from '@storefront/shared/runtime';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';

import { Component } from '../../src/routes/payment.route';

/** The calls of this step, by the end of their path. */
export type PaymentCall =
  | 'quotes'
  | 'ptstatus'
  | 'payments'
  | 'pay'
  | 'payment/status'
  | 'payment/cancel'
  | 'orders'
  | 'send-booking-email';

type Answer = Response | (() => Response | Promise<Response>);
export type Answers = Partial<Record<PaymentCall, Answer>>;

interface Sent {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Opening {
  readonly session?: Partial<BookingSession>;
  /** What is left out succeeds; without `ptstatus` the card form is shown. */
  readonly answers?: Answers;
  readonly config?: Partial<StorefrontConfig>;
}

/** Noon of the day on which tests live. */
export const NOW = Date.parse('2026-11-21T12:00:00Z');
export const PAYMENT_ID = '3f1c2d8a-6a51-4f0e-9f7b-0a4f5b7c9d10';
export const PAYMENT_URL = 'http://localhost:3002/pay/abc';
export const GATEWAY_ON: Answers = { ptstatus: Response.json({ data: { on: true } }) };
export const CARD_PAY = /^MAKE YOUR PAYMENT/;
export const GATEWAY_PAY = /^PAY SECURELY ONLINE/;

// On a page of this size it takes longest to look whether something is hidden, and to print it while waiting.
configure({ defaultHidden: true, getElementError: (message) => new Error(message ?? 'not there') });
// jsdom knows no media queries, so that its styles tell nothing; to work them out takes most of the time of a test.
const unstyled = document.createElement('i').style;
window.getComputedStyle = (element) => (element instanceof HTMLElement ? element.style : unstyled);

const NETWORK = globalThis.fetch;

/** Stops the time at `NOW`; it goes on as it is told to, or while something is waited for. */
export function stopTime() {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'] });
}

export function leavePayment() {
  globalThis.fetch = NETWORK;
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
}

/** Lets the time go on, with everything that happens in it. */
export async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** A booking for two that has come as far as paying. */
export function aBookingToPay(overrides: Partial<BookingSession> = {}): BookingSession {
  return {
    ...EMPTY_SESSION,
    startedAt: NOW,
    chosen: aPackage(),
    quote: aQuote(),
    contact: { email: 'ann@example.com', phone: '02079460123' },
    leadDetails: {
      email: 'ann@example.com',
      phone: '02079460123',
      postcode: 'N1 1AA',
      addressLineOne: '1 High Road',
      addressLineTwo: '',
      city: 'London',
      country: 'United Kingdom',
    },
    passengers: [
      { title: 'Mrs', firstName: 'Ann', lastName: "O'Brien", dateOfBirth: '1980-02-29' },
      { title: 'Mr', firstName: 'Ben', lastName: 'Müller', dateOfBirth: '1979-01-01' },
    ],
    leadPassengerId: 'lead-1',
    passengersSaved: true,
    ...overrides,
  };
}

/** The deposit of `aBookingToPay`, sent and not decided. */
export function anAttempt(overrides: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    paymentId: PAYMENT_ID,
    route: 'gateway',
    paymentType: 'deposit',
    amount: pence(44_440),
    state: 'pending',
    paymentUrl: PAYMENT_URL,
    quote: aQuote(),
    startedAt: NOW,
    ...overrides,
  };
}

/** A refusal in the words of the service. */
export function refusal(status: number, code: string, details: object = {}): Response {
  return Response.json({ error: { code, message: `refused: ${code}`, ...details } }, { status });
}

/** An answer that gets lost on the way. */
export function lost(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** An answer that comes when the test gives it. */
export function held() {
  let give: (answer: Response) => void = () => {};
  const answer = () =>
    new Promise<Response>((resolve) => {
      give = resolve;
    });
  return { answer, give: (response: Response) => give(response) };
}

/** The page with its neighbours as plain headings, a session that can be looked at, and a service that keeps what it is sent. */
export function openPayment({ session = {}, answers = {}, config = {} }: Opening = {}) {
  const stored = new Map([['bookingData', JSON.stringify(aBookingToPay(session))]]);
  const mirror = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  const booking = createBookingStore({ mirror });
  const { sent, answer } = paymentService(booking.getState(), answers);
  const plain = aRuntime({ booking });
  // What must be known before paying has tests of its own.
  const runtime = { ...plain, config: { ...plain.config, beforeYouPay: null, ...config } };
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
    /** Changes what the service says from now on. */
    answer,
    calls: () => sent.map(({ call }) => call),
    bodies: (call: PaymentCall) => sent.filter((one) => one.call === call).map(({ body }) => body),
  };
}

/** Answers in place of the network until `leavePayment`. */
export function paymentService({ quote, chosen }: BookingSession, first: Answers) {
  const sent: Sent[] = [];
  let answers = first;
  const last = () => sent.at(-1)?.body['paymentId'];
  const usual: Record<PaymentCall, () => Response> = {
    quotes: () => Response.json({ ...(quote ?? aQuote()), ...lasting(), holiday: chosen }),
    ptstatus: () => Response.json({ data: null }),
    payments: () => Response.json({ payment: { paymentId: last() } }),
    pay: () => Response.json({ paymentUrl: PAYMENT_URL }),
    'payment/status': () => Response.json({ status: 'pending' }),
    'payment/cancel': () => Response.json({ status: 'cancelled' }),
    orders: () => Response.json({ orderId: 'order-1', order: { referenceId: 'SP-REF-1' } }),
    'send-booking-email': () => Response.json({ success: true }),
  };
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const call = callOf(pathname);
    sent.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : {} });
    const said = answers[call] ?? usual[call];
    return typeof said === 'function' ? said() : said.clone();
  };
  return {
    sent,
    answer: (next: Answers) => {
      answers = { ...answers, ...next };
    },
  };
}

function lasting() {
  return { expiresAt: new Date(Date.now() + 1_800_000).toISOString() };
}

function callOf(pathname: string): PaymentCall {
  const path = pathname.replace('/api/', '');
  if (path.startsWith('payment/status/')) return 'payment/status';
  // A call that nobody knows is answered by nobody: the test sees it in what was sent.
  return path as PaymentCall;
}

export const CARD = {
  number: '4242 4242 4242 4242',
  Month: '08',
  Year: '2029',
  'Security code': '737',
  'Cardholder name': 'Ann O’Brien',
};

/** Fills in the card form, when it is there. */
export async function fillInCard({ number, ...fields }: Partial<typeof CARD> = CARD) {
  await waitFor(() => cardField('Card number'));
  if (number !== undefined) fireEvent.change(cardField('Card number'), { target: { value: number } });
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(cardField(label), { target: { value } });
  }
}

/** `getByLabelText` looks at everything on the page for each field. */
export function cardField(label: string): HTMLInputElement | HTMLSelectElement {
  const words = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const field = document.getElementById(words?.htmlFor ?? '');
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field;
  throw new Error(`no field is called ${label}`);
}

export function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
}
