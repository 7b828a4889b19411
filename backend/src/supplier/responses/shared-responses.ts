import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { errorMessage } from '@storefront/server-kit/error-text';
import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { LRUCache } from 'lru-cache';

import { SupplierError } from '../supplier-error';

import type { ResponseStore, StoredEntry, StoredResponse } from './response-store';

/** How long responses of a call may be used, in milliseconds. */
export interface ResponseAges {
  /** Up to this age a response is served without a request. */
  readonly freshMs: number;
  /** Up to this age it is served while the supplier is slow or fails. */
  readonly staleMs: number;
}

export type ResponseSource = 'cache' | 'supplier' | 'stale';

export interface SharedResponse {
  readonly response: StoredResponse;
  readonly source: ResponseSource;
}

export interface SharedResponsesOptions {
  readonly store: ResponseStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A stale response is served when the supplier takes longer than this. */
  readonly patienceMs: number;
  /** Longer than any request: a process that stopped in the middle of one holds its lease until then. */
  readonly leaseMs: number;
}

/** Interval at which a process looks for the response that another one requests. */
const POLL_MS = 50;
const LOCAL_BYTES = 32 * 1024 * 1024;

/**
 * Returns a function that serves responses from the store, and requests a missing or old one once among all processes.
 * While the store is unavailable every process requests the supplier itself.
 */
export function createSharedResponses({ store, now, patienceMs, leaseMs }: SharedResponsesOptions) {
  const holder = randomUUID();
  const inFlight = createRequestDeduplication<StoredResponse>();
  const local = new LRUCache<string, StoredResponse>({
    maxSize: LOCAL_BYTES,
    sizeCalculation: ({ body }) => body.length + 200,
  });

  async function read(key: string, freshMs: number): Promise<StoredEntry | null> {
    const kept = local.get(key);
    if (kept && now() - kept.madeAt < freshMs) return { response: kept, failedAt: null };
    const stored = await orElse(store.read(key), null);
    const newest = stored?.response ?? kept ?? null;
    if (newest) local.set(key, newest);
    return { response: newest, failedAt: stored?.failedAt ?? null };
  }

  /** Requests the supplier, or waits for the process that does. */
  async function refresh(key: string, ages: ResponseAges, load: LoadResponse): Promise<StoredResponse> {
    const startedAt = now();
    while (now() - startedAt < leaseMs) {
      if (await orElse(store.takeLease(key, holder, leaseMs), true)) {
        const meanwhile = (await read(key, ages.freshMs))?.response;
        if (meanwhile && now() - meanwhile.madeAt < ages.freshMs) {
          await orElse(store.release(key, holder), undefined);
          return meanwhile;
        }
        return request(key, ages, load);
      }
      await pause(POLL_MS);
      const entry = await read(key, ages.freshMs);
      if (entry?.response && now() - entry.response.madeAt < ages.freshMs) return entry.response;
      if (entry?.failedAt != null && entry.failedAt >= startedAt)
        throw new SupplierError(key, 'failed', 'the request of another process failed');
    }
    throw new SupplierError(key, 'timeout', 'another process did not complete the request');
  }

  async function request(key: string, { staleMs }: ResponseAges, load: LoadResponse) {
    const madeAt = now();
    try {
      const response = { ...(await load()), madeAt };
      local.set(key, response);
      await orElse(store.complete(key, response, madeAt + staleMs), undefined);
      return response;
    } catch (error) {
      await orElse(store.release(key, holder, now()), undefined);
      throw error;
    }
  }

  /** @throws SupplierError when the supplier fails and no response is young enough */
  return async (key: string, ages: ResponseAges, load: LoadResponse): Promise<SharedResponse> => {
    const kept = (await read(key, ages.freshMs))?.response ?? null;
    const age = kept ? now() - kept.madeAt : Number.POSITIVE_INFINITY;
    if (kept && age < ages.freshMs) return { response: kept, source: 'cache' };
    const requested = inFlight.run(key, () => refresh(key, ages, load));
    if (!kept || age >= ages.staleMs) return { response: await requested, source: 'supplier' };
    const response = await within(patienceMs, requested);
    return response ? { response, source: 'supplier' } : { response: kept, source: 'stale' };
  };
}

/** Resolves with `null` when the work fails or takes longer. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T | null> {
  const limit = new AbortController();
  const late = pause(limitMs, null, { signal: limit.signal }).catch(() => null);
  const result = await Promise.race([work.catch(() => null), late]);
  limit.abort();
  return result;
}

/** Requests the supplier. @returns the compressed response */
type LoadResponse = () => Promise<Omit<StoredResponse, 'madeAt'>>;

/** A cache that is away must not take searches with it. */
async function orElse<T>(work: Promise<T>, fallback: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    console.error(`supplier responses: ${errorMessage(error)}`);
    return fallback;
  }
}
