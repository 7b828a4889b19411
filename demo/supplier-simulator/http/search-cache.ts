import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { LRUCache } from 'lru-cache';

import type { Market, MarketQuery } from '../market/market';

import { searchXml } from './search-xml';

const compress = promisify(brotliCompress);
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Level 1 takes a ninth of the time of the default level and gives a third more bytes. */
const BROTLI_QUALITY = 1;

/**
 * Returns a search that caches Brotli-compressed response bodies by day and query: a query has the same response
 * until midnight. Concurrent identical queries share one computation.
 */
export function createSearchCache(market: Market, today: () => IsoDate) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const inFlight = createRequestDeduplication<Buffer>();

  return async (query: MarketQuery): Promise<Buffer> => {
    const key = `${today()}|${JSON.stringify(query)}`;
    return (
      cache.get(key) ??
      inFlight.run(key, async () => {
        const body = await compressedSearch(market, query);
        cache.set(key, body);
        return body;
      })
    );
  };
}

async function compressedSearch(market: Market, query: MarketQuery): Promise<Buffer> {
  const text = [...searchXml(market.search(query))].join('');
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
