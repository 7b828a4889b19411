import { randomUUID } from 'node:crypto';

import { pence } from '@storefront/shared/domain/pricing/pence';
import { createClock } from '@storefront/shared/platform/time/clock';

import { recordedSessions } from './stripe/recorded-responses';
import { recordedStripe, type NextResponse } from './stripe/recorded-stripe';
import type { SessionStore } from '../../src/payments/stripe/session-store';
import { stripeProvider, type StripeSettings } from '../../src/payments/stripe/stripe-provider';

export const SECRET = 'sk_test_51NeverInAnyMessage';
/** Amount of the recorded sessions, in pence. */
export const AMOUNT = pence(128_450);
export const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 10, 50);

/** Returns payments through a provider that uses the recorded Stripe. */
export async function testPayments() {
  const stripe = await recordedStripe();
  let now = START;

  /** Returns a new payment with its own provider; the time is 10:50. */
  const begin = (change: Partial<StripeSettings> = {}) => {
    now = START;
    const key = randomUUID();
    const store = memoryStore();
    const waits: number[] = [];
    const provider = stripeProvider({
      secretKey: SECRET,
      apiBase: stripe.url,
      storefrontUrl: 'https://shop.example.com',
      merchant: 'Sandpiper & Sons',
      store,
      clock: createClock(null, () => now),
      pause: async (ms) => void waits.push(ms),
      ...change,
    });
    return { key, store, waits, provider, sessions: recordedSessions(key) };
  };
  /** Like `begin`, with an open page. */
  const beginWithPage = async () => {
    const begun = begin();
    stripe.respondWith(success(begun.sessions.open));
    await begun.provider.openPage(begun.key, AMOUNT);
    return begun;
  };
  return {
    stripe,
    begin,
    beginWithPage,
    /** Advances the clock by milliseconds. */
    wait: (ms: number) => {
      now += ms;
    },
    now: () => now,
  };
}

export type TestPayments = Awaited<ReturnType<typeof testPayments>>;

export function success(body: object): NextResponse {
  return { status: 200, body };
}

/** Returns the error of a failing promise. @throws Error when it resolves */
export async function failureOf(work: Promise<unknown>): Promise<Error> {
  const failure = await work.then(
    () => null,
    (error: Error) => error,
  );
  if (!failure) throw new Error('the promise resolved');
  return failure;
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
