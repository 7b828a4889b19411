import type { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';

import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { LRUCache } from 'lru-cache';

import type { MarketQuery } from '../market/market';
import { GrowingBody } from '../search/growing-body';
import type { SearchEngine } from '../search/search-engine';

const MAX_CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Returns a search whose Brotli-compressed response is read while it is computed. Responses are cached by day and query:
 * a query has the same response until midnight. Concurrent identical queries share one computation, which ends when the
 * last of their clients leaves.
 */
export function createSearchCache(engine: SearchEngine, today: () => IsoDate) {
  const cache = new LRUCache<string, GrowingBody>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  const inFlight = new Map<string, GrowingBody>();

  const start = (key: string, query: MarketQuery, day: IsoDate): GrowingBody => {
    const aborter = new AbortController();
    const forget = () => {
      if (inFlight.get(key) === body) inFlight.delete(key);
    };
    const body = new GrowingBody(() => {
      forget();
      aborter.abort();
    });
    inFlight.set(key, body);
    engine
      .search(query, day, (chunk) => body.append(chunk), aborter.signal)
      .then(
        () => {
          body.complete();
          if (!aborter.signal.aborted) cache.set(key, body);
        },
        (error: unknown) => body.fail(error instanceof Error ? error : new Error(String(error))),
      )
      .finally(forget);
    return body;
  };

  /**
   * @param client the response that the body is for: the client has left when it closes
   * @throws SearchOverloaded
   */
  return async (query: MarketQuery, client: EventEmitter): Promise<Readable> => {
    const day = today();
    const key = `${day}|${JSON.stringify(query)}`;
    const body = cache.get(key) ?? inFlight.get(key) ?? start(key, query, day);
    const reader = body.read();
    // An error before the first byte is thrown below; a later one closes the connection.
    reader.on('error', () => {});
    client.once('close', () => reader.destroy());
    await body.started();
    return reader;
  };
}
