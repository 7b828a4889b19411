import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { fetchDeals } from '@storefront/shared/api/content/fetch-deals';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

export type DealsOutcome =
  { readonly kind: 'known'; readonly deals: readonly CatalogueDeal[] } | { readonly kind: 'failed' };

/** Status of a page of deals; on failure the browser tries again (`pageData`). */
export function statusOfDeals({ kind }: DealsOutcome): number | null {
  return kind === 'known' ? 200 : null;
}

const CACHE_KEY = 'allDeals';

/** All deals, those of the last minutes from this page's cache; never rejects. */
export async function loadDeals(
  { config, results }: StorefrontRuntime,
  signal?: AbortSignal,
): Promise<DealsOutcome> {
  const known = results.get(CACHE_KEY);
  if (isOutcome(known)) return known;
  const answer = await fetchDeals(config, signal);
  if (!answer.ok) return { kind: 'failed' };
  const outcome: DealsOutcome = { kind: 'known', deals: answer.value };
  results.set(CACHE_KEY, outcome);
  return outcome;
}

/**
 * Those of the deals that belong to what a page is about: a document carries no others (API-DEALS-03). Never
 * rejects, as long as `belonging` does not.
 *
 * @param belonging `null` where there is no such page, and so no deal of it
 */
export async function dealsThat(
  belonging: Promise<((deal: CatalogueDeal) => boolean) | null>,
  deals: Promise<DealsOutcome>,
): Promise<DealsOutcome> {
  const [belongs, loaded] = await Promise.all([belonging, deals]);
  if (loaded.kind === 'failed') return loaded;
  return { kind: 'known', deals: belongs ? loaded.deals.filter(belongs) : [] };
}

function isOutcome(value: unknown): value is DealsOutcome {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'known' &&
    'deals' in value
  );
}
