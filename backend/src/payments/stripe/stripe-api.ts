import { z } from 'zod';

/** Fields and their order of nesting are those of this version, whatever the account is set to. */
const STRIPE_VERSION = '2024-06-20';
const TIME_LIMIT_MS = 10_000;
/** Waits before the second and the third try. With three tries of ten seconds no call outlives a minute. */
const WAITS_MS = [250, 1_000];

export interface StripeApiSettings {
  readonly secretKey: string;
  /** Such as `https://api.stripe.com`, without a slash at its end. */
  readonly apiBase: string;
  readonly fetch: typeof globalThis.fetch;
  /** Waits so many milliseconds between two tries. */
  readonly pause: (ms: number) => Promise<void>;
}

/** The REST interface of Stripe: what it answers is checked, what it refuses is a `StripeFault`. */
export interface StripeApi {
  readonly get: <T>(path: string, answer: z.ZodType<T>) => Promise<T>;
  /** Every try carries the same idempotency key, so that a lost answer is asked for and not done twice. */
  readonly post: <T>(
    path: string,
    form: Readonly<Record<string, string>>,
    idempotencyKey: string,
    answer: z.ZodType<T>,
  ) => Promise<T>;
  /** Whether one single GET is answered well within so many milliseconds; never throws. */
  readonly answersWithin: (path: string, limitMs: number) => Promise<boolean>;
}

/** A call that Stripe did not answer well. Holds no secret and no words of Stripe: they may repeat input. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault';
  /** HTTP status, or `null` when there was no answer. */
  readonly status: number | null;
  /** Such as `idempotency_error`. */
  readonly type: string | null;
  /** Whether the same call may be answered well a moment later. */
  readonly passing: boolean;

  constructor(message: string, status: number | null, type: string | null, passing: boolean) {
    super(message);
    this.status = status;
    this.type = type;
    this.passing = passing;
  }
}

const word = z.string().regex(/^\w{1,60}$/);
const errorSchema = z.object({
  error: z.object({ type: word.nullish().catch(null), code: word.nullish().catch(null) }),
});

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly limitMs: number;
}

/**
 * Calls Stripe over HTTPS. A 429, a 5xx, a key that is still in use by a call under way and a lost
 * connection are tried three times in all; every other failure at once throws.
 *
 * @throws StripeFault by every call; its message names the call and the status, never the secret
 */
export function stripeApi(settings: StripeApiSettings): StripeApi {
  const patiently = async <T>(work: () => Promise<T>, [wait, ...later] = WAITS_MS): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (wait === undefined || !(error instanceof StripeFault) || !error.passing) throw error;
      await settings.pause(wait);
      return patiently(work, later);
    }
  };

  return {
    get: async (path, answer) => {
      const call = { method: 'GET', path, limitMs: TIME_LIMIT_MS } as const;
      return checked(call, answer, await patiently(() => askOnce(settings, call)));
    },
    post: async (path, form, idempotencyKey, answer) => {
      const call = { method: 'POST', path, form, idempotencyKey, limitMs: TIME_LIMIT_MS } as const;
      return checked(call, answer, await patiently(() => askOnce(settings, call)));
    },
    answersWithin: (path, limitMs) =>
      askOnce(settings, { method: 'GET', path, limitMs }).then(
        () => true,
        () => false,
      ),
  };
}

/** @returns the text of a good answer */
async function askOnce(settings: StripeApiSettings, call: Call): Promise<string> {
  const { status, ok, requestId, text } = await send(settings, call);
  if (ok) return text;
  const parsed = errorSchema.safeParse(jsonOrNull(text));
  const type = parsed.data?.error.type ?? null;
  const code = parsed.data?.error.code ?? null;
  const passing = status === 429 || status >= 500 || (status === 409 && code === 'idempotency_key_in_use');
  const reasons = [type, code, requestId].filter((reason) => reason !== null).join(', ');
  throw new StripeFault(
    `Stripe answered ${status} to ${nameOf(call)}${reasons ? ` (${reasons})` : ''}`,
    status,
    type,
    passing,
  );
}

async function send({ secretKey, apiBase, fetch }: StripeApiSettings, call: Call) {
  try {
    const response = await fetch(`${apiBase}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': STRIPE_VERSION,
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
      },
      body: call.form ? new URLSearchParams(call.form) : null,
      // The secret goes to the address that was set and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(call.limitMs),
    });
    const requestId = word.safeParse(response.headers.get('request-id')).data ?? null;
    return { status: response.status, ok: response.ok, requestId, text: await response.text() };
  } catch (error) {
    // The fault itself is not passed on: it may quote the headers, and with them the secret.
    throw new StripeFault(`Stripe gave no answer to ${nameOf(call)} (${causeOf(error)})`, null, null, true);
  }
}

function checked<T>(call: Call, answer: z.ZodType<T>, text: string): T {
  const parsed = answer.safeParse(jsonOrNull(text));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || 'the whole answer';
  throw new StripeFault(
    `Stripe's answer to ${nameOf(call)} cannot be read (${field} does not fit)`,
    null,
    null,
    false,
  );
}

/** `null` fits no schema of ours, so what is not JSON is refused like JSON of a wrong shape. */
function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path.split('?')[0] ?? path}`;
}

const causeSchema = z.object({ name: word, cause: z.object({ code: word }).nullish().catch(null) });

function causeOf(error: unknown): string {
  const { data } = causeSchema.safeParse(error);
  return data?.cause?.code ?? data?.name ?? 'unknown fault';
}
