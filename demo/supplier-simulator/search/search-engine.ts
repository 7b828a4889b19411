import type { DestinationOffer, GroupField, PricedPackage } from '@storefront/backend/supplier/supplier';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { Market, MarketQuery, PackageQuery } from '../market/market';

import { cheapestOfDestinations, cheapestOfGroups } from './cheapest-of-groups';
import { compressSearch } from './compress-search';

/** Computes searches: in worker threads where shoppers book at the same time, else in this thread. */
export interface SearchEngine {
  /**
   * Computes a search as Brotli-compressed XML.
   *
   * @throws SearchOverloaded before the first chunk, when too many searches wait
   */
  readonly search: (
    query: MarketQuery,
    today: IsoDate,
    onChunk: (chunk: Uint8Array) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Returns the cheapest package of every group. Searches of shoppers precede it. */
  readonly cheapest: (
    query: PackageQuery,
    groupBy: readonly GroupField[],
    today: IsoDate,
  ) => Promise<readonly PricedPackage[]>;
  /** Returns what is on sale in each destination. Searches of shoppers precede it. */
  readonly destinations: (
    query: PackageQuery,
    today: IsoDate,
    options?: { readonly isBackground?: boolean },
  ) => Promise<readonly DestinationOffer[]>;
}

/** More searches wait than the threads complete in a few seconds. */
export class SearchOverloaded extends Error {
  override readonly name = 'SearchOverloaded';
}

/** Searches in the calling thread, which responds to nothing else while it computes a part. */
export function sameThreadSearch(market: Market): SearchEngine {
  return {
    search: (query, _today, onChunk, signal) =>
      compressSearch(market.plan(query), onChunk, () => signal.aborted),
    cheapest: async (query, groupBy, today) => cheapestOfGroups(market, query, groupBy, today),
    destinations: async (query, today) => cheapestOfDestinations(market, query, today),
  };
}
