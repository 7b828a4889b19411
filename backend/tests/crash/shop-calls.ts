import { setTimeout as pause } from 'node:timers/promises';

import { requestJson, type ApiError } from '@storefront/shared/platform/http/request-json';
import type { Result } from '@storefront/shared/domain/result/result';
import { z } from 'zod';

const CALL_LIMIT_MS = 15_000;
const BETWEEN_TRIES_MS = 100;

/** The server has understood, and says no. */
export interface Refused {
  readonly status: number;
  readonly code: string;
}

/** What came of one try: an answer, a refusal, or nothing to go by. */
export type Try<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'nothing' };

const refusalSchema = z.object({ error: z.object({ code: z.string() }) });

/** The public calls, as the browser of one shopper makes them. */
export class ShopCalls {
  readonly #base: string;
  readonly #address: string;
  readonly #isOver: () => boolean;

  /**
   * @param address where the shopper seems to be
   * @param isOver when waiting is given up
   */
  constructor(base: string, address: string, isOver: () => boolean) {
    this.#base = base;
    this.#address = address;
    this.#isOver = isOver;
  }

  async post<T>(path: string, body: object, schema: z.ZodType<T>): Promise<Try<T>> {
    return read(
      await requestJson(`${this.#base}/api/${path}`, schema, {
        timeoutMs: CALL_LIMIT_MS,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': this.#address },
          body: JSON.stringify(body),
        },
      }),
    );
  }

  async get<T>(path: string, schema: z.ZodType<T>): Promise<Try<T>> {
    return read(await requestJson(`${this.#base}/api/${path}`, schema, { timeoutMs: CALL_LIMIT_MS }));
  }

  /** Tries again for as long as nothing comes back. @throws Error when refused, or when it takes for ever */
  async insist<T>(path: string, body: object, schema: z.ZodType<T>): Promise<T> {
    for (;;) {
      const tried = await this.post(path, body, schema);
      if (tried.kind === 'answer') return tried.value;
      if (tried.kind === 'refused')
        throw new Error(`${path} was refused: ${tried.refused.status} ${tried.refused.code}`);
      await this.breathe();
    }
  }

  /** Between two tries. @throws Error when there were enough of them */
  async breathe(): Promise<void> {
    if (this.#isOver()) throw new Error('there was no answer in all this time');
    await pause(BETWEEN_TRIES_MS);
  }
}

function read<T>(result: Result<T, ApiError>): Try<T> {
  if (result.ok) return { kind: 'answer', value: result.value };
  const { error } = result;
  if (error.kind === 'shape') throw new Error(`an answer of another shape: ${error.issues}`);
  if (error.kind !== 'http' || error.status >= 500 || error.status === 429) return { kind: 'nothing' };
  return { kind: 'refused', refused: { status: error.status, code: codeOf(error.text) } };
}

function codeOf(text: string): string {
  try {
    return refusalSchema.parse(JSON.parse(text)).error.code;
  } catch {
    return text.slice(0, 80);
  }
}
