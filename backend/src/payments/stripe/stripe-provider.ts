import { setTimeout as pauseFor } from 'node:timers/promises';

import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { createClock, type Clock } from '@storefront/shared/platform/time/clock';

import { ApiError } from '../../http/api-error';
import type { PaymentProvider, ReturnTo } from '../payment-provider';

import { CANCELLED, chargeOfSession } from './checkout-session';
import { refundOfSession } from './refund-of-session';
import { otherPaymentError, sessionCalls, returnUrlFor, type SessionCalls, type Shop } from './session-calls';
import { cancelledMark, isCancelledMark, type SessionStore } from './session-store';
import { stripeClient, StripeCallError, type StripeClient } from './stripe-client';

export interface StripeSettings extends Shop {
  /** `null` or empty turns the provider off. */
  readonly secretKey: string | null;
  readonly apiBase?: string;
  readonly store: SessionStore;
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: Clock;
  /** Waits between two attempts of a call, in milliseconds. */
  readonly pause?: (ms: number) => Promise<void>;
}

const AVAILABLE_TTL_MS = 60_000;
/** Shorter, so that payments are offered again soon after an outage. */
const UNAVAILABLE_TTL_MS = 5_000;
const REACHABLE_WITHIN_MS = 3_000;

/**
 * Takes payments on pages hosted by Stripe. Card numbers never reach this server.
 *
 * @throws ApiError by `openPage`: 409 `payment-ended` when the payment can no longer be made, 409 `other-payment` when
 * the key belongs to another amount; by `chargeCard`: always, 409 `card-not-here`
 * @throws StripeCallError by every call except `isAvailable` when Stripe is unreachable or responds unexpectedly
 */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const { secretKey, store, clock = createClock() } = settings;
  const client = stripeClient({
    secretKey: secretKey ?? '',
    apiBase: settings.apiBase ?? 'https://api.stripe.com',
    fetch: settings.fetch ?? globalThis.fetch,
    pause: settings.pause ?? ((ms) => pauseFor(ms)),
  });
  const calls = sessionCalls(client, settings, clock);

  return {
    acceptsCards: false,
    isAvailable: secretKey ? reachable(client, clock) : async () => false,
    chargeCard: async () => {
      throw new ApiError(409, 'card-not-here', 'Cards are taken on the page of the payment provider only.');
    },
    openPage: async (key, amount, returnTo = 'booking') => {
      const sessionId = await store.find(key);
      const page = { key, amount, returnTo };
      return sessionId === null
        ? newPage(calls, store, page)
        : existingPage(calls, settings.storefrontUrl, sessionId, page);
    },
    refund: async (refundKey, chargeKey, amount) => {
      const sessionId = await store.find(chargeKey);
      if (sessionId === null || isCancelledMark(sessionId)) return 'failed';
      const session = await calls.retrieve(chargeKey, sessionId);
      return refundOfSession(client, session, refundKey, amount);
    },
    findCharge: async (key) => {
      const sessionId = await store.find(key);
      if (sessionId === null) return null;
      return isCancelledMark(sessionId) ? CANCELLED : chargeOfSession(await calls.retrieve(key, sessionId));
    },
    cancel: async (key) => {
      // Written before it is read, so that a page which is being opened at this moment finds the mark or is found.
      await store.remember(key, cancelledMark(key));
      const sessionId = await store.find(key);
      if (sessionId === null) throw new Error('The session of a payment was not stored.');
      if (isCancelledMark(sessionId)) return CANCELLED;
      try {
        return chargeOfSession(await calls.expire(sessionId));
      } catch (error) {
        if (!(error instanceof StripeCallError) || error.status !== 400) throw error;
        return chargeOfSession(await calls.retrieve(key, sessionId));
      }
    },
  };
}

interface PageRequest {
  readonly key: string;
  readonly amount: Pence;
  readonly returnTo: ReturnTo;
}

async function newPage(
  calls: SessionCalls,
  store: SessionStore,
  { key, amount, returnTo }: PageRequest,
): Promise<{ paymentUrl: string }> {
  const session = await calls.create(key, amount, returnTo);
  await store.remember(key, session.id);
  if ((await store.find(key)) !== session.id) {
    // The payment was cancelled while its page was being opened, so nobody may use the page.
    await calls.expire(session.id);
    throw paymentEndedError();
  }
  if (!session.url) throw paymentEndedError();
  return { paymentUrl: session.url };
}

/** Returns the open page of a key, or the return URL when the shopper has finished there. */
async function existingPage(
  calls: SessionCalls,
  storefrontUrl: string,
  sessionId: string,
  { key, amount, returnTo }: PageRequest,
): Promise<{ paymentUrl: string }> {
  if (isCancelledMark(sessionId)) throw paymentEndedError();
  const session = await calls.retrieve(key, sessionId);
  if (session.amount_total !== amount) throw otherPaymentError();
  if (session.status === 'complete')
    return { paymentUrl: returnUrlFor(storefrontUrl, returnTo, key, 'done') };
  if (session.status !== 'open' || !session.url) throw paymentEndedError();
  return { paymentUrl: session.url };
}

function paymentEndedError(): ApiError {
  return new ApiError(409, 'payment-ended', 'This payment was ended and nothing was charged.');
}

function reachable(client: StripeClient, clock: Clock): () => Promise<boolean> {
  let last = { ok: false, until: 0 };
  let pending: Promise<boolean> | null = null;

  const request = async () => {
    const ok = await client.isReachable(REACHABLE_WITHIN_MS);
    last = { ok, until: clock.now() + (ok ? AVAILABLE_TTL_MS : UNAVAILABLE_TTL_MS) };
    pending = null;
    return ok;
  };
  return async () => (clock.now() < last.until ? last.ok : (pending ??= request()));
}
