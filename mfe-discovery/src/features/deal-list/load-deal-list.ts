import type { StorefrontRuntime } from '@storefront/shared/runtime';

import type { DealListResult } from '../../domain/deal-list/deal-list-page';
import { readListView, type DealListKind } from '../../domain/deal-list/list-view';

import { loadDeals } from '../../parts/deals/load-deals';

export type DealListOutcome =
  | { readonly kind: 'known'; readonly result: DealListResult }
  | { readonly kind: 'failed' };

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
  const [outcome, selection] = await Promise.all([loadDeals(runtime, request.signal), loadSelection()]);
  if (outcome.kind === 'failed' || selection === null) return { kind: 'failed' };
  return { kind: 'known', result: selection.selectDealPage(outcome.deals, kind, view) };
}

/** The HTML document carries the first list: a browser needs the selection, with its table of places, for the next one. */
function loadSelection() {
  return import('../../domain/deal-list/deal-list-page').catch(() => null);
}
