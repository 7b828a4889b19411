import type { DestinationOffer, PricedPackage } from '@storefront/backend/supplier/supplier';
import { z } from 'zod';

import { SearchOverloaded, type SearchEngine } from './search-engine';
import { createThreadPool } from './thread-pool';

/** About two seconds of work: a search beyond it is rejected. */
const MAX_QUEUED_PER_THREAD = 50;
/** The largest search takes a hundredth of it. */
const SEARCH_LIMIT_MS = 10_000;
/** A thread above these limits is terminated and replaced. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 64 };

export interface SearchThreadOptions {
  readonly threads: number;
  readonly seed: number;
  readonly mediaBase: string;
}

const packagesSchema = z.custom<readonly PricedPackage[]>((value) => Array.isArray(value));
const destinationsSchema = z.custom<readonly DestinationOffer[]>((value) => Array.isArray(value));

/** Starts worker threads that compute searches. @returns them with a function that stops the threads */
export function startSearchThreads({
  threads,
  ...workerData
}: SearchThreadOptions): SearchEngine & { readonly stop: () => Promise<void> } {
  const pool = createThreadPool({
    script: new URL('search-thread.mjs', import.meta.url),
    workerData,
    threads,
    maxQueued: threads * MAX_QUEUED_PER_THREAD,
    limitMs: SEARCH_LIMIT_MS,
    memory: THREAD_MEMORY,
    overloaded: () => new SearchOverloaded('Too many searches are waiting.'),
    onCrash: (reason) => console.error(`a search thread ended and is replaced: ${reason}`),
  });
  return {
    search: async (query, today, onChunk, signal) => {
      await pool.run({ name: 'search', query, today }, { onChunk, signal });
    },
    cheapest: async (query, groupBy, today) =>
      packagesSchema.parse(
        await pool.run({ name: 'cheapest', query, groupBy, today }, { isBackground: true }),
      ),
    destinations: async (query, today, options) =>
      destinationsSchema.parse(await pool.run({ name: 'destinations', query, today }, options)),
    stop: pool.stop,
  };
}
