import type { z } from 'zod';

import { err, ok, type Result } from '../../domain/result/result';

/** Why a call gave no usable data. Callers switch on `kind`; the wording shown is theirs. */
export type ApiError =
  | { readonly kind: 'aborted' } // the caller left the page: show nothing, log nothing
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'http'; readonly status: number; readonly text: string }
  | { readonly kind: 'shape'; readonly issues: string }; // it answered, but not with what we agreed

export interface RequestOptions {
  readonly timeoutMs: number;
  /** The loader's or the effect's signal: a visit that is cut short ends its request. */
  readonly signal?: AbortSignal | undefined;
  readonly init?: Omit<RequestInit, 'signal'>;
}

/** Sends one request and checks the JSON answer against `schema`. Never rejects. */
export async function requestJson<T>(
  url: string | URL,
  schema: z.ZodType<T>,
  { timeoutMs, signal, init }: RequestOptions,
): Promise<Result<T, ApiError>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;

  try {
    const response = await fetch(url, { ...init, signal: either });
    const body = await response.text();
    if (response.ok) return parseBody(body, schema);
    return err({ kind: 'http', status: response.status, text: body || response.statusText });
  } catch (cause) {
    if (signal?.aborted) return err({ kind: 'aborted' });
    if (timeout.aborted) return err({ kind: 'timeout', afterMs: timeoutMs });
    return err({ kind: 'network', message: cause instanceof Error ? cause.message : String(cause) });
  }
}

/** The same for a POST with a JSON body. */
export async function postJson<T>(
  url: string | URL,
  body: unknown,
  schema: z.ZodType<T>,
  options: RequestOptions,
): Promise<Result<T, ApiError>> {
  return requestJson(url, schema, {
    ...options,
    init: {
      ...options.init,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...options.init?.headers },
      body: JSON.stringify(body),
    },
  });
}

function parseBody<T>(body: string, schema: z.ZodType<T>): Result<T, ApiError> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return err({ kind: 'shape', issues: 'the answer is not JSON' });
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? ok(parsed.data) : err({ kind: 'shape', issues: parsed.error.message });
}
