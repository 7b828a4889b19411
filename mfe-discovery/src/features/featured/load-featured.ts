import type { StorefrontRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';

import { loadDeals, type DealsOutcome } from '../../parts/deals/load-deals';

import { featuredCache } from './featured-cache';
import { oldestFirst } from './oldest-first';

/** More would make the carousel longer than anybody walks, and the document heavy; all are a link away. */
const SHOWN = 24;

/**
 * The deals of the home page in its order: those of the last ten minutes from this browser, else the
 * server's (HOME-ST-02, CACHE-06). Never rejects.
 */
export async function loadFeatured(runtime: StorefrontRuntime, signal?: AbortSignal): Promise<DealsOutcome> {
  const cache = runtime.server ? null : featuredCache(safeStorage('local'), runtime.clock.now);
  const kept = cache?.get();
  if (kept) return { kind: 'known', deals: kept };

  const outcome = await loadDeals(runtime, signal);
  if (outcome.kind === 'failed') return outcome;
  const deals = oldestFirst(outcome.deals).slice(0, SHOWN);
  cache?.set(deals);
  return { kind: 'known', deals };
}
