import { randomUUID } from 'node:crypto';

import { pence } from '@storefront/shared/domain/pricing/pence';
import { createClock } from '@storefront/shared/platform/time/clock';

import { recordedSessions } from './stripe/recorded-responses';
import { recordedStripe, type NextAnswer } from './stripe/recorded-stripe';
import type { SessionStore } from '../../src/payments/stripe/session-store';
import { stripeProvider, type StripeSettings } from '../../src/payments/stripe/stripe-provider';

export const SECRET = 'sk_test_51NeverInAnyMessage';
/** What the recorded sessions are about, in pence. */
export const AMOUNT = pence(128_450);
export const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 10, 50);

/** Payments at a provider that asks a recorded Stripe. */
export async function testPayments() {
  const stripe = await recordedStripe();
  let now = START;

  /** A payment that has not begun, and a provider of its own; the time is ten minutes to eleven. */
  const begin = (change: Partial<StripeSettings> = {}) => {
    now = START;
    const key = randomUUID();
    const store = memoryStore();
    const waits: number[] = [];
    const provider = stripeProvider({
      secretKey: SECRET,
      apiBase: stripe.url,
      returnUrl: 'https://shop.example.com/payment?step=3',
      merchant: 'Sandpiper & Sons',
      store,
      clock: createClock(null, () => now),
      pause: async (ms) => void waits.push(ms),
      ...change,
    });
    return { key, store, waits, provider, sessions: recordedSessions(key) };
  };
  /** As `begin`, with a page that is open. */
  const beginWithPage = async () => {
    const begun = begin();
    stripe.willAnswer(good(begun.sessions.open));
    await begun.provider.openPage(begun.key, AMOUNT);
    return begun;
  };
  return {
    stripe,
    begin,
    beginWithPage,
    /** So many milliseconds go by. */
    wait: (ms: number) => {
      now += ms;
    },
    now: () => now,
  };
}

export type TestPayments = Awaited<ReturnType<typeof testPayments>>;

export function good(body: object): NextAnswer {
  return { status: 200, body };
}

/** What a piece of work fails with. @throws Error when it does not fail */
export async function faultOf(work: Promise<unknown>): Promise<Error> {
  const fault = await work.then(
    () => null,
    (error: Error) => error,
  );
  if (!fault) throw new Error('it did not fail');
  return fault;
}

function memoryStore(): SessionStore & { readonly kept: ReadonlyMap<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    find: async (key) => kept.get(key) ?? null,
    remember: async (key, sessionId) => {
      if (!kept.has(key)) kept.set(key, sessionId);
    },
  };
}
