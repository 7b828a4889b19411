import { errorResponseSchema } from '@storefront/shared/api/error-response.schema';
import type { SearchRows } from '@storefront/shared/api/search/parse-rows';
import { UnreadableResponseError } from '@storefront/shared/api/search/search-response-parser';
import { streamSearch } from '@storefront/shared/api/search/stream-search';
import type { Result } from '@storefront/shared/domain/result/result';
import { postJson, requestJson, type ApiError } from '@storefront/shared/platform/http/request-json';
import { fetchFailureText } from '@storefront/server-kit/error-text';
import type { z } from 'zod';

import { createConcurrencyLimiter } from '../http/concurrency-limiter';

import { createSupplierCircuits, type SupplierCircuits } from './circuit-breaker';
import { SupplierError } from './supplier-error';

export interface SupplierRequestOptions {
  /** Base URL of the supplier calls, without a final slash. */
  readonly url: string;
  /** Limit of one call, in milliseconds. */
  readonly timeoutMs?: number;
  readonly circuits?: SupplierCircuits;
}

/** A response that a call must expect besides success: the supplier's status and error code. */
export interface SupplierRefusal {
  readonly status: number;
  readonly code: string;
}

export type SupplierResponse<T> = Result<T, SupplierRefusal>;

const TIMEOUT_MS = 20_000;
/** Requests to the supplier at a time: booking requests wait behind at most this many of the price refresh. */
const MAX_CONCURRENT = 6;
const MAX_QUEUED = 2_000;
/** Statuses that concern the request and not the health of the supplier. */
const REFUSALS: readonly number[] = [404, 409, 410];

/**
 * Returns the transport of the supplier calls: HTTP with a time limit, bounded concurrency and checked
 * responses. Every call rejects with a `SupplierError`.
 */
export function supplierRequests({
  url,
  timeoutMs = TIMEOUT_MS,
  circuits = createSupplierCircuits(),
}: SupplierRequestOptions) {
  const limited = createConcurrencyLimiter({
    maxConcurrent: MAX_CONCURRENT,
    maxQueued: MAX_QUEUED,
    overloaded: () => new SupplierError('any', 'overloaded', `${MAX_QUEUED} requests are waiting`),
  });

  return {
    /** Returns the JSON of a GET. @param call name for messages @param path after the base URL */
    get: async <T>(call: string, path: string, schema: z.ZodType<T>): Promise<SupplierResponse<T>> =>
      circuits.run(call, async () =>
        responseOf(call, await limited(() => requestJson(`${url}/${path}`, schema, { timeoutMs }))),
      ),
    /** Returns the JSON of a POST to the path of the same name. */
    post: async <T>(call: string, body: object, schema: z.ZodType<T>): Promise<SupplierResponse<T>> =>
      circuits.run(call, async () =>
        responseOf(call, await limited(() => postJson(`${url}/${call}`, body, schema, { timeoutMs }))),
      ),
    /** Returns the rows of a dpSearch response. */
    search: (params: Readonly<Record<string, string>>): Promise<SearchRows> =>
      circuits.run('dpSearch', () =>
        limited(() => searchRows(`${url}/dpSearch.php?${new URLSearchParams(params)}`, timeoutMs)),
      ),
  };
}

export type SupplierRequests = ReturnType<typeof supplierRequests>;

async function searchRows(url: string, timeoutMs: number): Promise<SearchRows> {
  const rows: { results: SearchRows['results'][number][]; flights: SearchRows['flights'][number][] } = {
    results: [],
    flights: [],
  };
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    await streamSearch(url, timeout, ({ results, flights }) => {
      rows.results.push(...results);
      rows.flights.push(...flights);
    });
    return rows;
  } catch (error) {
    if (timeout.aborted) throw new SupplierError('dpSearch', 'timeout', `no response within ${timeoutMs} ms`);
    if (error instanceof UnreadableResponseError)
      throw new SupplierError('dpSearch', 'invalid-response', error.message);
    throw new SupplierError('dpSearch', 'unreachable', fetchFailureText(error));
  }
}

function responseOf<T>(call: string, response: Result<T, ApiError>): SupplierResponse<T> {
  if (response.ok) return response;
  const { error } = response;
  switch (error.kind) {
    case 'http':
      if (REFUSALS.includes(error.status))
        return { ok: false, error: { status: error.status, code: errorCodeOf(error.text) } };
      throw new SupplierError(call, failureKindOf(error.status), `status ${error.status}`);
    case 'shape':
      throw new SupplierError(call, 'invalid-response', error.issues);
    case 'timeout':
      throw new SupplierError(call, 'timeout', `no response within ${error.afterMs} ms`);
    case 'network':
      throw new SupplierError(call, 'unreachable', error.message);
    case 'aborted':
      throw new SupplierError(call, 'unreachable', 'the request was aborted');
  }
}

/** Returns the kind of failure that a status without a usable response means. */
export function failureKindOf(status: number): 'failed' | 'rejected' {
  return status >= 500 || status === 429 ? 'failed' : 'rejected';
}

/** Returns the error code of a JSON error body; empty for any other text. */
function errorCodeOf(text: string): string {
  try {
    return errorResponseSchema.safeParse(JSON.parse(text)).data?.error.code ?? '';
  } catch {
    return '';
  }
}
