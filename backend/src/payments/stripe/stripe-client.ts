import { errorCode } from '@storefront/server-kit/error-text';
import Stripe from 'stripe';
import { z } from 'zod';

import { PaymentProviderError } from '../payment-provider';

/** The requests and their zod schemas are written for this API version, whatever the account is set to. */
const API_VERSION = '2024-06-20';
const TIMEOUT_MS = 10_000;
/** Waits before the second and the third attempt. With three attempts of ten seconds no call outlives a minute. */
const RETRY_DELAYS_MS = [250, 1_000];

export interface StripeClientSettings {
  readonly secretKey: string;
  /** Such as `https://api.stripe.com`; without a path. */
  readonly apiBase: string;
  readonly fetch: typeof globalThis.fetch;
  /** Waits between two attempts, in milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}

export interface StripeCall {
  /** Method and path, for messages. */
  readonly name: string;
  readonly idempotencyKey?: string;
}

/** Runs calls of the Stripe SDK with a time limit, retries and checked responses. */
export interface StripeClient {
  /** Every attempt carries the same idempotency key, so that a repeated call is not executed twice. */
  readonly request: <T>(
    call: StripeCall,
    schema: z.ZodType<T>,
    send: (sdk: Stripe, options: Stripe.RequestOptions) => Promise<unknown>,
  ) => Promise<T>;
  /** Returns whether Stripe responds to one request within a number of milliseconds. Never rejects. */
  readonly isReachable: (limitMs: number) => Promise<boolean>;
}

/** A failed Stripe call. Its message holds neither the secret nor text of Stripe, which may quote the secret. */
export class StripeCallError extends PaymentProviderError {
  override readonly name = 'StripeCallError';
  /** HTTP status, or `null` when there was no response. */
  readonly status: number | null;
  /** Stripe's error type, such as `idempotency_error`. */
  readonly type: string | null;
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;

  constructor(message: string, status: number | null, type: string | null, isTransient: boolean) {
    super(message);
    this.status = status;
    this.type = type;
    this.isTransient = isTransient;
  }
}

/**
 * Creates a client of the Stripe API. A 429, a 5xx, an idempotency key in use and a lost connection are tried
 * three times in all; other failures are not retried.
 *
 * @throws StripeCallError by every request; its message names the call and the status, never the secret
 */
export function stripeClient(settings: StripeClientSettings): StripeClient {
  let sdk: Stripe | undefined;
  // The SDK refuses an empty key; a provider without one is off and makes no requests.
  const open = () => (sdk ??= openSdk(settings));

  const withRetry = async <T>(work: () => Promise<T>, [delay, ...later] = RETRY_DELAYS_MS): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (delay === undefined || !(error instanceof StripeCallError) || !error.isTransient) throw error;
      await settings.pause(delay);
      return withRetry(work, later);
    }
  };

  return {
    request: async ({ name, idempotencyKey }, schema, send) => {
      const options = { apiVersion: API_VERSION, ...(idempotencyKey ? { idempotencyKey } : {}) };
      const response = await withRetry(async () => {
        try {
          return await send(open(), options);
        } catch (error) {
          throw callError(name, error);
        }
      });
      return parsed(name, schema, response);
    },
    isReachable: async (limitMs) => {
      try {
        await open().balance.retrieve({}, { apiVersion: API_VERSION, timeout: limitMs });
        return true;
      } catch {
        return false;
      }
    },
  };
}

function openSdk({ secretKey, apiBase, fetch }: StripeClientSettings): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    httpClient: Stripe.createFetchHttpClient(withJsonErrors(fetch)),
    timeout: TIMEOUT_MS,
    // The SDK's own retries have random delays and leave a 429 out.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * The SDK recognises a failure by the `error` object of its JSON, which a proxy in between does not send. A success
 * whose JSON is no object makes it throw where nobody can catch it, and its call never ends. It gets no text instead, which the SDK reports as an error.
 */
function withJsonErrors(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    // A redirect would carry the secret to another host.
    const response = await fetch(input, { ...init, redirect: 'error' });
    const text = await response.text();
    const [expected, substitute] = response.ok ? [objectSchema, NO_JSON] : [errorSchema, NO_ERROR_OBJECT];
    const body = expected.safeParse(jsonOrNull(text)).success ? text : substitute;
    const requestId = response.headers.get('request-id');
    return new Response(body, {
      status: response.status,
      headers: requestId === null ? {} : { 'request-id': requestId },
    });
  };
}

const objectSchema = z.looseObject({});
// A status such as 204 allows no text, not even an empty one.
const NO_JSON = null;
const errorSchema = z.object({ error: z.looseObject({}) });
const NO_ERROR_OBJECT = '{"error":{}}';

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Only short words are taken over: everything else of an error may quote the secret. */
const word = z
  .string()
  .regex(/^\w{1,60}$/)
  .nullish()
  .catch(null);

function callError(name: string, error: unknown): StripeCallError {
  if (!(error instanceof Stripe.errors.StripeError) || error instanceof Stripe.errors.StripeConnectionError)
    return new StripeCallError(`Stripe did not respond to ${name} (${causeOf(error)})`, null, null, true);
  const status = error.statusCode ?? null;
  // The SDK gives no status to a successful response that is not JSON.
  if (status === null) return unreadable(name, 'no JSON object');
  const [type = null, code = null, requestId = null] = [error.rawType, error.code, error.requestId].map(
    (text) => word.parse(text) ?? null,
  );
  const isTransient =
    status === 429 || status >= 500 || (status === 409 && code === 'idempotency_key_in_use');
  const details = [type, code, requestId].filter((detail) => detail !== null).join(', ');
  return new StripeCallError(
    `Stripe responded ${status} to ${name}${details ? ` (${details})` : ''}`,
    status,
    type,
    isTransient,
  );
}

/** The code of the failure behind a connection error, such as `ECONNRESET`. */
function causeOf(error: unknown): string {
  const detail = property(error, 'detail');
  return word.parse(errorCode(property(detail, 'cause')) ?? errorCode(detail)) ?? 'unknown reason';
}

/** No `instanceof`, since errors of another realm are no instances of this `Error`. */
function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function parsed<T>(name: string, schema: z.ZodType<T>, response: unknown): T {
  const result = schema.safeParse(response);
  if (result.success) return result.data;
  throw unreadable(name, `${result.error.issues[0]?.path.join('.') || 'the whole response'} does not fit`);
}

function unreadable(name: string, reason: string): StripeCallError {
  return new StripeCallError(`Stripe's response to ${name} is not usable (${reason})`, null, null, false);
}
