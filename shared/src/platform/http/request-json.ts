import type { z } from 'zod';

import { err, ok, type Result } from '../../domain/result/result';

import { emitServerError } from './server-error-event';

/** The reason why a request returned no usable data. Callers switch on `kind` and choose the text for shoppers. */
export type ApiError =
  /** The caller aborted the request, usually because the page was left. Show and log nothing. */
  | { readonly kind: 'aborted' }
  /** The response was not complete within the time limit. */
  | { readonly kind: 'timeout'; readonly afterMs: number }
  /** No connection, a CORS error, or a connection that was closed early. */
  | { readonly kind: 'network'; readonly message: string }
  /** The status is not 2xx. `text` is the body, or the status text when the body is empty. */
  | { readonly kind: 'http'; readonly status: number; readonly text: string }
  /** The body is not JSON or does not match the schema. */
  | { readonly kind: 'shape'; readonly issues: string };

export interface RequestOptions {
  /** Limit for the complete response, in milliseconds. */
  readonly timeoutMs: number;
  /** Signal of the loader or effect: leaving the page aborts the request. */
  readonly signal?: AbortSignal | undefined;
  readonly init?: Omit<RequestInit, 'signal'>;
  /** Receives the headers of a response with any status. */
  readonly onHeaders?: (headers: Headers) => void;
}

/** Sends one request and validates the JSON response against `schema`. Never rejects and never retries. */
export async function requestJson<T>(
  url: string | URL,
  schema: z.ZodType<T>,
  { timeoutMs, signal, init, onHeaders }: RequestOptions,
): Promise<Result<T, ApiError>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;

  try {
    const response = await fetch(url, { ...init, signal: abortSignal });
    onHeaders?.(response.headers);
    const body = await response.text();
    if (response.ok) return parseBody(body, schema);
    if (response.status >= 500) emitServerError(String(url));
    return err({ kind: 'http', status: response.status, text: body || response.statusText });
  } catch (cause) {
    if (signal?.aborted) return err({ kind: 'aborted' });
    if (timeout.aborted) return err({ kind: 'timeout', afterMs: timeoutMs });
    return err({ kind: 'network', message: cause instanceof Error ? cause.message : String(cause) });
  }
}

/** Options of `postJson`, which sets method, headers and body itself. */
type PostOptions = Omit<RequestOptions, 'init'> & {
  readonly init?: Omit<RequestInit, 'signal' | 'method' | 'headers' | 'body'>;
};

/** Sends a POST request with a JSON body. Otherwise the same as `requestJson`. */
export async function postJson<T>(
  url: string | URL,
  body: unknown,
  schema: z.ZodType<T>,
  options: PostOptions,
): Promise<Result<T, ApiError>> {
  return requestJson(url, schema, {
    ...options,
    init: {
      ...options.init,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  });
}

function parseBody<T>(body: string, schema: z.ZodType<T>): Result<T, ApiError> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return err({ kind: 'shape', issues: 'the response is not JSON' });
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? ok(parsed.data) : err({ kind: 'shape', issues: parsed.error.message });
}
