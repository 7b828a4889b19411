import { randomUUID } from 'node:crypto';

import type { Pence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';

import { ApiError } from '../../http/api-error';
import type { ReturnTo } from '../payment-provider';

import type Stripe from 'stripe';

import { checkoutSessionSchema, type CheckoutSession } from './checkout-session';
import { StripeCallError, type StripeClient } from './stripe-client';

export interface SessionCalls {
  /** Creates the session of this key, or returns the existing one. */
  readonly create: (key: string, amount: Pence, returnTo: ReturnTo) => Promise<CheckoutSession>;
  readonly retrieve: (key: string, sessionId: string) => Promise<CheckoutSession>;
  /** Closes an open page; Stripe responds 400 when it is no longer open. */
  readonly expire: (sessionId: string) => Promise<CheckoutSession>;
}

export interface Shop {
  /** Name shown on the payment page. */
  readonly merchant: string;
  /** Base URL of the shop, to whose pages Stripe redirects the shopper. */
  readonly storefrontUrl: string;
}

const HOUR_SECONDS = 3_600;
/** Path of the sessions, for messages. */
const SESSIONS = '/v1/checkout/sessions';

/**
 * Returns the Stripe calls for one Checkout Session.
 *
 * @throws ApiError by `create`: 409 `other-payment` when the key was used with another amount
 * @throws StripeCallError by every call that fails
 */
export function sessionCalls(client: StripeClient, shop: Shop, clock: Clock): SessionCalls {
  const createUntil = (key: string, amount: Pence, returnTo: ReturnTo, expiresAt: number) =>
    client.request({ name: `POST ${SESSIONS}`, idempotencyKey: key }, checkoutSessionSchema, (sdk, options) =>
      sdk.checkout.sessions.create(sessionParameters(shop, key, amount, returnTo, expiresAt), options),
    );

  return {
    create: async (key, amount, returnTo) => {
      // Stripe repeats its first response only for identical parameters. So the expiry moves by the hour, and a
      // call that is repeated in the next hour uses the parameters of the hour before.
      const hour = Math.floor(clock.now() / 1000 / HOUR_SECONDS) * HOUR_SECONDS;
      try {
        return await createUntil(key, amount, returnTo, hour + 2 * HOUR_SECONDS);
      } catch (error) {
        if (!isOtherRequest(error)) throw error;
      }
      try {
        return await createUntil(key, amount, returnTo, hour + HOUR_SECONDS);
      } catch (error) {
        throw isOtherRequest(error) ? otherPaymentError() : error;
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
    // A new key for each call: Stripe would repeat a stored refusal of a fixed key after its reason has passed.
    expire: (sessionId) =>
      client.request(
        { name: `POST ${SESSIONS}/${sessionId}/expire`, idempotencyKey: randomUUID() },
        checkoutSessionSchema,
        (sdk, options) => sdk.checkout.sessions.expire(sessionId, {}, options),
      ),
  };
}

/** The error of a key that was used with another amount. */
export function otherPaymentError(): ApiError {
  return new ApiError(409, 'other-payment', 'This payment id belongs to another payment.');
}

/**
 * Returns the URL to which the shopper returns, with the payment in its query.
 *
 * @throws TypeError when `storefrontUrl` is not absolute
 */
export function returnUrlFor(
  storefrontUrl: string,
  returnTo: ReturnTo,
  key: string,
  outcome: 'done' | 'left',
): string {
  const url = new URL(`${storefrontUrl}${RETURN_PATHS[returnTo]}`);
  url.searchParams.set('paymentId', key);
  url.searchParams.set('payment', outcome);
  return url.href;
}

const RETURN_PATHS = { booking: '/booking/payment', manage: '/manage' } as const satisfies Record<
  ReturnTo,
  string
>;

function sessionParameters(
  { merchant, storefrontUrl }: Shop,
  key: string,
  amount: Pence,
  returnTo: ReturnTo,
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
    success_url: returnUrlFor(storefrontUrl, returnTo, key, 'done'),
    cancel_url: returnUrlFor(storefrontUrl, returnTo, key, 'left'),
    expires_at: expiresAt,
  };
}

function isOtherRequest(error: unknown): boolean {
  return error instanceof StripeCallError && !error.isTransient && error.type === 'idempotency_error';
}
