import { fetchGroup, fetchPage } from '@storefront/shared/api/content/fetch-page';
import type { HolidayGroup } from '@storefront/shared/api/content/group.schema';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { cardPrice, lowestPrice } from '@storefront/shared/deals/card-price';
import type { Pence } from '@storefront/shared/pricing/pence';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

import { loadDeals, type DealsOutcome } from '../deals/load-deals';

/** What a landing page is about, as the content team wrote it and as the market prices it today. */
export interface LandingSubject {
  readonly name: string;
  /** HTML. */
  readonly texts: readonly string[];
  /** The cheapest of its prices per person; `null` when the call centre has them all. */
  readonly from: Pence | null;
  /** Instant, ISO 8601; `null` where the content does not say. */
  readonly pricedAt: string | null;
  /** The destination's number in the search; `null` for a group of them. */
  readonly destinationId: number | null;
}

export type LandingOutcome =
  | { readonly kind: 'known'; readonly subject: LandingSubject; readonly deals: DealsOutcome }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

/** Status of a landing page; on failure the browser tries again (`pageData`). */
export function statusOfLanding({ kind }: LandingOutcome): number | null {
  if (kind === 'failed') return null;
  return kind === 'known' ? 200 : 404;
}

/** The page of a destination with the deals; never rejects. */
export async function loadPage(
  runtime: StorefrontRuntime,
  pageId: string,
  signal?: AbortSignal,
): Promise<LandingOutcome> {
  const [page, deals] = await Promise.all([
    fetchPage(runtime.config, pageId, signal),
    loadDeals(runtime, signal),
  ]);
  if (!page.ok) return { kind: 'failed' };
  return page.value === null
    ? { kind: 'unknown' }
    : { kind: 'known', subject: subjectOfPage(page.value), deals };
}

/** A themed group with the deals; never rejects. */
export async function loadGroup(
  runtime: StorefrontRuntime,
  groupId: string,
  signal?: AbortSignal,
): Promise<LandingOutcome> {
  const [group, deals] = await Promise.all([
    fetchGroup(runtime.config, groupId, signal),
    loadDeals(runtime, signal),
  ]);
  if (!group.ok) return { kind: 'failed' };
  return group.value === null
    ? { kind: 'unknown' }
    : { kind: 'known', subject: subjectOfGroup(group.value), deals };
}

function subjectOfPage(page: HolidayPage): LandingSubject {
  return {
    name: page.destinationName,
    texts: [page.content],
    from: cardPrice(page.priceData),
    pricedAt: page.updatedAt,
    destinationId: page.destinationId,
  };
}

function subjectOfGroup(group: HolidayGroup): LandingSubject {
  return {
    name: group.name,
    texts: [group.description1, group.description3],
    from: lowestPrice(group.destinations.map(({ priceData }) => cardPrice(priceData))),
    pricedAt: null,
    destinationId: null,
  };
}
