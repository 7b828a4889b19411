import { randomUUID } from 'node:crypto';

import type { Pence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';

import { ApiError } from '../../http/api-error';

import type Stripe from 'stripe';

import { checkoutSessionSchema, type CheckoutSession } from './checkout-session';
import { StripeCallError, type StripeClient } from './stripe-client';

export interface SessionCalls {
  /** Makes the session of this key, or answers the one that was made before. */
  readonly create: (key: string, amount: Pence) => Promise<CheckoutSession>;
  readonly retrieve: (key: string, sessionId: string) => Promise<CheckoutSession>;
  /** Closes a page that is open; Stripe refuses it with a 400 when the page is open no more. */
  readonly expire: (sessionId: string) => Promise<CheckoutSession>;
}

export interface Shop {
  /** Name as the shopper reads it on the page. */
  readonly merchant: string;
  /** Page of the shop that Stripe sends the shopper back to. */
  readonly returnUrl: string;
}

const HOUR_SECONDS = 3_600;
/** Path of the sessions, for messages. */
const SESSIONS = '/v1/checkout/sessions';

/**
 * The calls of Stripe that are about one Checkout Session.
 *
 * @throws Refusal by `create`: 409 `other-payment` when the key was used with another amount
 * @throws StripeFault by every call that Stripe does not answer well
 */
export function sessionCalls(client: StripeClient, shop: Shop, clock: Clock): SessionCalls {
  const createUntil = (key: string, amount: Pence, expiresAt: number) =>
    client.request({ name: `POST ${SESSIONS}`, idempotencyKey: key }, checkoutSessionSchema, (sdk, options) =>
      sdk.checkout.sessions.create(sessionParameters(shop, key, amount, expiresAt), options),
    );

  return {
    create: async (key, amount) => {
      // Stripe repeats its first answer only when the whole form is the same, so the expiry of a page
      // moves by the hour, and a call repeated past the hour asks with the form of the hour before.
      const hour = Math.floor(clock.now() / 1000 / HOUR_SECONDS) * HOUR_SECONDS;
      try {
        return await createUntil(key, amount, hour + 2 * HOUR_SECONDS);
      } catch (error) {
        if (!isOtherForm(error)) throw error;
      }
      try {
        return await createUntil(key, amount, hour + HOUR_SECONDS);
      } catch (error) {
        throw isOtherForm(error) ? otherPayment() : error;
      }
    },
    retrieve: async (key, sessionId) => {
      const expand = ['payment_intent.latest_charge'];
      const session = await client.request(
        { name: `GET ${SESSIONS}/${sessionId}` },
        checkoutSessionSchema,
        (sdk, options) => sdk.checkout.sessions.retrieve(sessionId, { expand }, options),
      );
      if (session.client_reference_id !== key)
        throw new Error(`Stripe session ${sessionId} belongs to another payment`);
      return session;
    },
    // A key of its own for each call: a refusal that Stripe kept under a fixed one would outlive its reason.
    expire: (sessionId) =>
      client.request(
        { name: `POST ${SESSIONS}/${sessionId}/expire`, idempotencyKey: randomUUID() },
        checkoutSessionSchema,
        (sdk, options) => sdk.checkout.sessions.expire(sessionId, {}, options),
      ),
  };
}

/** The key stands for a payment of another amount. */
export function otherPayment(): ApiError {
  return new ApiError(409, 'other-payment', 'This payment id belongs to another payment.');
}

/**
 * Where the shopper comes back to: the page of the shop with the payment in its query.
 *
 * @throws TypeError when `returnUrl` is not a whole address
 */
export function wayBack(returnUrl: string, key: string, outcome: 'done' | 'left'): string {
  const url = new URL(returnUrl);
  url.searchParams.set('paymentId', key);
  url.searchParams.set('payment', outcome);
  return url.href;
}

function sessionParameters(
  { merchant, returnUrl }: Shop,
  key: string,
  amount: Pence,
  expiresAt: number,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: key };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'gbp',
          unit_amount: amount,
          product_data: { name: `Holiday with ${merchant}` },
        },
      },
    ],
    client_reference_id: key,
    metadata,
    payment_intent_data: { metadata },
    success_url: wayBack(returnUrl, key, 'done'),
    cancel_url: wayBack(returnUrl, key, 'left'),
    expires_at: expiresAt,
  };
}

function isOtherForm(error: unknown): boolean {
  return error instanceof StripeCallError && !error.isTransient && error.type === 'idempotency_error';
}
