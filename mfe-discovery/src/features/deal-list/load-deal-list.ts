import type { StorefrontRuntime } from '@storefront/shared/runtime';

import { dealListPageOf, type DealListAnswer } from '../../domain/deal-list/deal-list-page';
import { readListView, type DealListKind } from '../../domain/deal-list/list-view';

import { loadDeals } from '../../parts/deals/load-deals';

export type DealListOutcome =
  { readonly kind: 'known'; readonly answer: DealListAnswer } | { readonly kind: 'failed' };

/** Status of a list; on failure the browser tries again (`pageData`). */
export function statusOfDealList({ kind }: DealListOutcome): number | null {
  return kind === 'known' ? 200 : null;
}

/** The one page of a list that the address asks for; never rejects. */
export async function loadDealList(
  runtime: StorefrontRuntime,
  request: Request,
  kind: DealListKind,
): Promise<DealListOutcome> {
  const view = readListView(new URL(request.url).searchParams, kind);
  const outcome = await loadDeals(runtime, request.signal);
  if (outcome.kind === 'failed') return outcome;
  return { kind: 'known', answer: dealListPageOf(outcome.deals, kind, view) };
}
