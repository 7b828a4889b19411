import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import type { ExploreDestination, ExploreWire } from '@storefront/shared/api/explore/explore.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { LRUCache } from 'lru-cache';

import type { ContentDeps } from '../content/page-response';
import { createConcurrencyLimiter } from '../http/concurrency-limiter';
import { SupplierError } from '../supplier/supplier-error';

import { exploreMonths } from './explore-months';
import type { ExploreQuery } from './explore-query';
import { monthOfDestinations, type ListDestinations } from './month-of-destinations';
import { monthOfPages, pagesWithPrices } from './prices-of-pages';

/** About 10 kB each. */
const MAX_KEPT_MONTHS = 600;
/** A month takes a supplier as long as some searches do, so they wait for each other. */
const MAX_CONCURRENT = 2;
/** The other months of a question are computed one by one, and never before a chosen month. */
const MAX_CONCURRENT_OTHERS = 1;
const MAX_QUEUED = 60;

type Destinations = readonly ExploreDestination[];

/**
 * Returns the handler of `GET /api/explore`. A month of a party, number of nights and airport is requested
 * once a day. The response waits for the chosen month only; the others follow, and a later response has them.
 */
export function exploreResponses({ db, supplier, clock }: ContentDeps) {
  const { destinations: list } = supplier;
  const monthFor = list && createMonths(list);

  return async (query: ExploreQuery): Promise<ExploreWire> => {
    const today = clock.today();
    const months = exploreMonths(query.month, today);
    if (!monthFor) {
      const pages = await pagesWithPrices({ db, clock }, today);
      const priced = months.map((month) => [month, monthOfPages(pages, month, today)] as const);
      return responseOf('pages', query.month, monthOfPages(pages, query.month, today), priced);
    }
    const chosen = await monthFor.load(query, today);
    const others = months.map((month) => [month, monthFor.kept({ ...query, month }, today)] as const);
    for (const [month, cached] of others) if (!cached) monthFor.prepare({ ...query, month }, today);
    return responseOf('request', query.month, chosen, others);
  };
}

function createMonths(list: ListDestinations) {
  const cache = new LRUCache<string, Destinations>({ max: MAX_KEPT_MONTHS });
  const forChosen = loaderOf({ isBackground: false }, MAX_CONCURRENT);
  const forOthers = loaderOf({ isBackground: true }, MAX_CONCURRENT_OTHERS);
  const keyOf = (query: ExploreQuery, today: IsoDate) => `${today}|${JSON.stringify(query)}`;

  /** A chosen month does not wait for its own request in the background, which starts after all visitors. */
  function loaderOf(priority: { readonly isBackground: boolean }, maxConcurrent: number) {
    const limited = limiterOf(maxConcurrent);
    const inFlight = createRequestDeduplication<Destinations>();
    return async (query: ExploreQuery, today: IsoDate): Promise<Destinations> => {
      const key = keyOf(query, today);
      const kept = cache.get(key);
      if (kept) return kept;
      const find = () => inFlight.run(key, () => monthOfDestinations(list, query, today, priority));
      const found = await limited(async () => cache.get(key) ?? find());
      cache.set(key, found);
      return found;
    };
  }
  return {
    load: forChosen,
    kept: (query: ExploreQuery, today: IsoDate) => cache.get(keyOf(query, today)),
    /** A month that cannot be computed now is tried again with the next request. */
    prepare: (query: ExploreQuery, today: IsoDate): void => void forOthers(query, today).catch(() => {}),
  };
}

function limiterOf(maxConcurrent: number) {
  return createConcurrencyLimiter({
    maxConcurrent,
    maxQueued: MAX_QUEUED,
    overloaded: () => new SupplierError('destinations', 'overloaded', `${MAX_QUEUED} months are waiting`),
  });
}

function responseOf(
  basis: ExploreWire['basis'],
  month: string,
  destinations: Destinations,
  months: readonly (readonly [string, Destinations | undefined])[],
): ExploreWire {
  return {
    month,
    basis,
    months: months.map(([name, cached]) => ({ month: name, price: cached?.[0]?.price ?? null })),
    isComplete: months.every(([, cached]) => cached !== undefined),
    destinations: [...destinations],
  };
}
