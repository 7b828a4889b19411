import type { StorefrontRuntime } from '@storefront/shared/runtime';

import { selectDealPage, type DealListResult } from '../../domain/deal-list/deal-list-page';
import { readListView, type DealListKind } from '../../domain/deal-list/list-view';

import { loadDeals } from '../../parts/deals/load-deals';

export type DealListOutcome =
  { readonly kind: 'known'; readonly result: DealListResult } | { readonly kind: 'failed' };

/** Returns the HTTP status of a list; `null` lets the browser retry (`pageData`). */
export function statusOfDealList({ kind }: DealListOutcome): number | null {
  return kind === 'known' ? 200 : null;
}

/** Loads the page of a list that the URL selects; never rejects. */
export async function loadDealList(
  runtime: StorefrontRuntime,
  request: Request,
  kind: DealListKind,
): Promise<DealListOutcome> {
  const view = readListView(new URL(request.url).searchParams, kind);
  const outcome = await loadDeals(runtime, request.signal);
  if (outcome.kind === 'failed') return outcome;
  return { kind: 'known', result: selectDealPage(outcome.deals, kind, view) };
}
