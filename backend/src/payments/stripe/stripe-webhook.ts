import type { Clock } from '@storefront/shared/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { z } from 'zod';

import { parseInput } from '../../http/parse-input';
import { ApiError } from '../../http/api-error';

const TOLERANCE_SECONDS = 300;
const BODY_LIMIT = 256 * 1024;

const PAYMENT_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];

const eventSchema = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });
const hintSchema = z.object({ metadata: z.object({ payment_id: z.string().min(1).max(255) }) });

/**
 * Reads a webhook event after verifying its signature.
 *
 * @param rawBody the unchanged body, which the signature covers
 * @param nowSeconds since 1970
 * @returns the payment of the event, or `null` for an event of something else
 * @throws ApiError 400 `bad-signature` when the signature is missing, wrong, or more than five minutes away from now;
 * 400 `bad-input` when the signed text is no event
 */
export function readStripeEvent(
  rawBody: string,
  signatureHeader: string | undefined,
  secret: string,
  nowSeconds: number,
): { paymentId: string } | null {
  verifySignature(rawBody, signatureHeader, secret, nowSeconds);
  const event = parseInput(eventSchema, jsonOf(rawBody));
  if (!PAYMENT_EVENTS.includes(event.type)) return null;
  // A session without our metadata belongs to another application of the same account.
  const hint = hintSchema.safeParse(event.data.object);
  return hint.success ? { paymentId: hint.data.metadata.payment_id } : null;
}

export interface StripeWebhookDeps {
  /** Signing secret of the webhook, such as `whsec_...`. */
  readonly secret: string;
  readonly clock: Pick<Clock, 'now'>;
  /** Settles the payment with the provider; it ignores an unknown id. */
  readonly settle: (paymentId: string) => Promise<void>;
}

/**
 * `POST /stripe`: an event only triggers reading the payment from Stripe; its data is not used. When `settle` fails,
 * the request fails and Stripe repeats the event.
 *
 * @throws Error for an empty secret, with which everybody could sign
 */
export function stripeWebhookRoutes({ secret, clock, settle }: StripeWebhookDeps) {
  if (secret === '') throw new Error('The signing secret of the Stripe webhook is empty.');

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    // The signature covers the raw text, so these routes do not parse JSON; other routes are not affected.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, parsed) => parsed(null, body),
    );
    app.post('/stripe', { bodyLimit: BODY_LIMIT }, async (request) => {
      const header = request.headers['stripe-signature'];
      const body = typeof request.body === 'string' ? request.body : '';
      const hint = readStripeEvent(
        body,
        typeof header === 'string' ? header : undefined,
        secret,
        clock.now() / 1000,
      );
      if (hint) await settle(hint.paymentId);
      return { received: true };
    });
    done();
  };
}

/** @throws ApiError 400 `bad-signature` */
function verifySignature(
  rawBody: string,
  header: string | undefined,
  secret: string,
  nowSeconds: number,
): void {
  try {
    if (isFromTheFuture(header ?? '', nowSeconds)) throw new Error('The event is dated in the future.');
    Stripe.webhooks.signature?.verifyHeader(
      rawBody,
      header ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      nowSeconds * 1000,
    );
  } catch {
    throw new ApiError(400, 'bad-signature', 'The signature of this event is not right.');
  }
}

/** The SDK only refuses old events. */
function isFromTheFuture(header: string, nowSeconds: number): boolean {
  const signedAt = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1];
  return signedAt === undefined || Number(signedAt) - nowSeconds > TOLERANCE_SECONDS;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'bad-input', 'body: is not JSON');
  }
}
