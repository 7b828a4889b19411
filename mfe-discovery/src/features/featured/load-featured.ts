import type { StorefrontRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';

import { loadDeals, type DealsOutcome } from '../../parts/deals/load-deals';

import { featuredCache } from './featured-cache';
import { oldestFirst } from './oldest-first';

/** Limits the carousel and the weight of the HTML document; a link leads to all deals. */
const MAX_FEATURED = 24;

/** Loads the deals of the home page in display order, for ten minutes from the cache (HOME-ST-02, CACHE-06); never rejects. */
export async function loadFeatured(runtime: StorefrontRuntime, signal?: AbortSignal): Promise<DealsOutcome> {
  const cache = runtime.server ? null : featuredCache(safeStorage('local'), runtime.clock.now);
  const kept = cache?.get();
  if (kept) return { kind: 'known', deals: kept };

  const outcome = await loadDeals(runtime, signal);
  if (outcome.kind === 'failed') return outcome;
  const deals = oldestFirst(outcome.deals).slice(0, MAX_FEATURED);
  cache?.set(deals);
  return { kind: 'known', deals };
}
