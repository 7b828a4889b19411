import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { fetchDeals } from '@storefront/shared/api/content/fetch-deals';
import { createRuntimeCache, type StorefrontRuntime } from '@storefront/shared/runtime';

export type DealsOutcome =
  | { readonly kind: 'known'; readonly deals: readonly CatalogueDeal[] }
  | { readonly kind: 'failed' };

/** Returns the HTTP status of a page of deals; `null` lets the browser retry (`pageData`). */
export function statusOfDeals({ kind }: DealsOutcome): number | null {
  return kind === 'known' ? 200 : null;
}

const CACHE_KEY = 'allDeals';
const dealsCache = createRuntimeCache<DealsOutcome>();

/** Loads all deals, for some minutes from the cache of this page; never rejects. */
export async function loadDeals(runtime: StorefrontRuntime, signal?: AbortSignal): Promise<DealsOutcome> {
  const cached = dealsCache.get(runtime, CACHE_KEY);
  if (cached) return cached;
  const response = await fetchDeals(runtime.config, signal);
  if (!response.ok) return { kind: 'failed' };
  const outcome: DealsOutcome = { kind: 'known', deals: response.value };
  dealsCache.set(runtime, CACHE_KEY, outcome);
  return outcome;
}

/**
 * Loads the deals that belong to a page; the HTML document contains no others (API-DEALS-03). Rejects only if
 * `belonging` does.
 *
 * @param belonging resolves to the predicate, or to `null` when the page does not exist
 */
export async function loadMatchingDeals(
  belonging: Promise<((deal: CatalogueDeal) => boolean) | null>,
  deals: Promise<DealsOutcome>,
): Promise<DealsOutcome> {
  const [belongs, loaded] = await Promise.all([belonging, deals]);
  if (loaded.kind === 'failed') return loaded;
  return { kind: 'known', deals: belongs ? loaded.deals.filter(belongs) : [] };
}
