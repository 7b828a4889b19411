import { setTimeout as pause } from 'node:timers/promises';

import { requestJson, type ApiError } from '@storefront/shared/platform/http/request-json';
import type { Result } from '@storefront/shared/domain/result/result';
import { z } from 'zod';

const CALL_LIMIT_MS = 15_000;
const RETRY_DELAY_MS = 100;

/** An error response that a retry does not change. */
export interface ErrorResponse {
  readonly status: number;
  readonly code: string;
}

/** Outcome of one attempt: a response, an error response, or no usable response. */
export type Attempt<T> =
  | { readonly kind: 'response'; readonly value: T }
  | { readonly kind: 'error'; readonly error: ErrorResponse }
  | { readonly kind: 'nothing' };

const errorSchema = z.object({ error: z.object({ code: z.string() }) });

/** Client of the public API for one simulated shopper. */
export class ShopClient {
  readonly #base: string;
  readonly #address: string;
  readonly #isOver: () => boolean;

  /**
   * @param address IP address of the shopper for the rate limits
   * @param isOver returns true when retries should stop
   */
  constructor(base: string, address: string, isOver: () => boolean) {
    this.#base = base;
    this.#address = address;
    this.#isOver = isOver;
  }

  /** @param token access to a booking */
  async post<T>(path: string, body: object, schema: z.ZodType<T>, token?: string): Promise<Attempt<T>> {
    return read(
      await requestJson(`${this.#base}/api/${path}`, schema, {
        timeoutMs: CALL_LIMIT_MS,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...this.#headers(token) },
          body: JSON.stringify(body),
        },
      }),
    );
  }

  async get<T>(path: string, schema: z.ZodType<T>, token?: string): Promise<Attempt<T>> {
    return read(
      await requestJson(`${this.#base}/api/${path}`, schema, {
        timeoutMs: CALL_LIMIT_MS,
        init: { headers: this.#headers(token) },
      }),
    );
  }

  /** Repeats a request until it has a response. @throws Error for an error response, or when retries should stop */
  async postUntilSuccess<T>(path: string, body: object, schema: z.ZodType<T>): Promise<T> {
    return this.#untilSuccess(path, () => this.post(path, body, schema));
  }

  /** Like `postUntilSuccess`. */
  async getUntilSuccess<T>(path: string, schema: z.ZodType<T>, token: string): Promise<T> {
    return this.#untilSuccess(path, () => this.get(path, schema, token));
  }

  async #untilSuccess<T>(path: string, send: () => Promise<Attempt<T>>): Promise<T> {
    for (;;) {
      const attempt = await send();
      if (attempt.kind === 'response') return attempt.value;
      if (attempt.kind === 'error')
        throw new Error(`${path} responded ${attempt.error.status} ${attempt.error.code}`);
      await this.waitBeforeRetry();
    }
  }

  #headers(token?: string): Record<string, string> {
    return {
      'x-forwarded-for': this.#address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
  }

  /** Pauses before a retry. @throws Error when retries should stop */
  async waitBeforeRetry(): Promise<void> {
    if (this.#isOver()) throw new Error('there was no response within the limit');
    await pause(RETRY_DELAY_MS);
  }
}

function read<T>(result: Result<T, ApiError>): Attempt<T> {
  if (result.ok) return { kind: 'response', value: result.value };
  const { error } = result;
  if (error.kind === 'shape') throw new Error(`unexpected response format: ${error.issues}`);
  if (error.kind !== 'http' || error.status >= 500 || error.status === 429) return { kind: 'nothing' };
  return { kind: 'error', error: { status: error.status, code: codeOf(error.text) } };
}

function codeOf(text: string): string {
  try {
    return errorSchema.parse(JSON.parse(text)).error.code;
  } catch {
    return text.slice(0, 80);
  }
}
