import { setTimeout as pauseFor } from 'node:timers/promises';

import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { createClock, type Clock } from '@storefront/shared/platform/time/clock';

import { ApiError } from '../../http/api-error';
import type { PaymentProvider } from '../payment-provider';

import { CANCELLED, chargeOfSession } from './checkout-session';
import { otherPayment, sessionCalls, wayBack, type SessionCalls, type Shop } from './session-calls';
import { endedMark, isEndedMark, type SessionStore } from './session-store';
import { stripeClient, StripeCallError, type StripeClient } from './stripe-client';

export interface StripeSettings extends Shop {
  /** `null` or empty: the provider is off. */
  readonly secretKey: string | null;
  readonly apiBase?: string;
  readonly store: SessionStore;
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: Clock;
  /** Waits between two tries of a call, in milliseconds. */
  readonly pause?: (ms: number) => Promise<void>;
}

const ON_FOR_MS = 60_000;
/** Shorter than a good answer is kept: a shop that is back should sell again. */
const OFF_FOR_MS = 5_000;
const REACHED_WITHIN_MS = 3_000;

/**
 * Takes payments on pages that Stripe hosts. Card numbers never come to this server.
 *
 * @throws Refusal by `openPage`: 409 `payment-ended` when the payment can no longer be made, 409
 * `other-payment` when the key belongs to another amount; by `chargeCard`: always, 409 `card-not-here`
 * @throws StripeFault by every call but `isOn` when Stripe cannot be reached or answers what nobody expects
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
    takesCards: false,
    isOn: secretKey ? reachable(client, clock) : async () => false,
    chargeCard: async () => {
      throw new ApiError(409, 'card-not-here', 'Cards are taken on the page of the payment provider only.');
    },
    openPage: async (key, amount) => {
      const known = await store.find(key);
      return known === null
        ? newPage(calls, store, key, amount)
        : knownPage(calls, settings.returnUrl, known, key, amount);
    },
    lookUp: async (key) => {
      const sessionId = await store.find(key);
      if (sessionId === null) return null;
      return isEndedMark(sessionId) ? CANCELLED : chargeOfSession(await calls.retrieve(key, sessionId));
    },
    cancel: async (key) => {
      // Written first and read after, so that a page that is being opened right now finds it or is found.
      await store.remember(key, endedMark(key));
      const sessionId = await store.find(key);
      if (sessionId === null) throw new Error('what was just remembered of a payment is not there');
      if (isEndedMark(sessionId)) return CANCELLED;
      try {
        return chargeOfSession(await calls.expire(sessionId));
      } catch (error) {
        if (!(error instanceof StripeCallError) || error.status !== 400) throw error;
        return chargeOfSession(await calls.retrieve(key, sessionId));
      }
    },
  };
}

async function newPage(
  calls: SessionCalls,
  store: SessionStore,
  key: string,
  amount: Pence,
): Promise<{ paymentUrl: string }> {
  const session = await calls.create(key, amount);
  await store.remember(key, session.id);
  if ((await store.find(key)) !== session.id) {
    // The payment was ended while its page was being opened: nobody may be sent there.
    await calls.expire(session.id);
    throw paymentEnded();
  }
  if (!session.url) throw paymentEnded();
  return { paymentUrl: session.url };
}

/** The page that is open under a key, or the way back to the shop when the shopper is done there. */
async function knownPage(
  calls: SessionCalls,
  returnUrl: string,
  sessionId: string,
  key: string,
  amount: Pence,
): Promise<{ paymentUrl: string }> {
  if (isEndedMark(sessionId)) throw paymentEnded();
  const session = await calls.retrieve(key, sessionId);
  if (session.amount_total !== amount) throw otherPayment();
  if (session.status === 'complete') return { paymentUrl: wayBack(returnUrl, key, 'done') };
  if (session.status !== 'open' || !session.url) throw paymentEnded();
  return { paymentUrl: session.url };
}

function paymentEnded(): ApiError {
  return new ApiError(409, 'payment-ended', 'This payment was ended and nothing was charged.');
}

function reachable(client: StripeClient, clock: Clock): () => Promise<boolean> {
  let last = { ok: false, until: 0 };
  let asking: Promise<boolean> | null = null;

  const ask = async () => {
    const ok = await client.isReachable(REACHED_WITHIN_MS);
    last = { ok, until: clock.now() + (ok ? ON_FOR_MS : OFF_FOR_MS) };
    asking = null;
    return ok;
  };
  return async () => (clock.now() < last.until ? last.ok : (asking ??= ask()));
}
