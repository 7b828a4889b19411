import { setImmediate as nextTurn } from 'node:timers/promises';

import { readDocument, type StoredDocument } from './content-store';
import { liveContent } from './live-content';
import type { ContentDeps } from './content-deps';
import { dealPrice, dealPriceSchema, isForParty, type DealPrice } from './prices/deal-price';
import { dailyPrices, hasForm } from './prices/price-snapshots';

export type StoredDeal = StoredDocument<'deals'>;

export interface DealsOnSale {
  readonly deals: readonly { readonly stored: StoredDeal; readonly price: DealPrice }[];
  /** False while prices of today are still being computed: deals may have an older price or be missing. */
  readonly isComplete: boolean;
}

/** Prices that one request computes, a few milliseconds each; the background job and later requests do the rest. */
const MAX_COMPUTED = 300;
/** Other requests are served after every so many deals. */
const YIELD_EVERY = 100;
/** A deal that is sold out is stored without a price. */
const storedPriceSchema = dealPriceSchema.nullable();

/**
 * Returns the deals that have a price today, ordered by id. A request does not wait for all prices: a deal whose
 * price is not computed yet keeps its last one while that departure is in the future (LIST-01).
 */
export async function dealsOnSale(deps: ContentDeps): Promise<DealsOnSale> {
  const today = deps.clock.today();
  const deals: DealsOnSale['deals'][number][] = [];
  let computed = 0;
  let isComplete = true;
  for (const [index, row] of (await dealsWithSnapshots(deps)).entries()) {
    if (index % YIELD_EVERY === YIELD_EVERY - 1) await nextTurn();
    const stored = readDocument('deals', row);
    let price = storedPrice(row, stored);
    if (price === undefined || row.day !== today) {
      if (computed < MAX_COMPUTED) {
        computed += 1;
        price = await priceOf(deps, stored);
        await nextTurn();
      } else {
        isComplete = false;
        if (price && price.date <= today) price = null;
      }
    }
    if (price) deals.push({ stored, price });
  }
  return { deals, isComplete };
}

/** Returns the price that is stored for this revision of a deal and for its party; `undefined` without one. */
function storedPrice(
  { document_at: documentAt, prices }: DealRow,
  { document, updatedAt }: StoredDeal,
): DealPrice | null | undefined {
  const isCurrent = documentAt?.getTime() === updatedAt.getTime();
  return isCurrent && hasForm(storedPriceSchema, prices) && isForParty(prices, document) ? prices : undefined;
}

type DealRow = Awaited<ReturnType<typeof dealsWithSnapshots>>[number];

/** Returns the price of a deal today; `null` when it is sold out. */
export async function priceOf(deps: ContentDeps, stored: StoredDeal): Promise<DealPrice | null> {
  const { supplier, clock } = deps;
  const key = { kind: 'deals', id: stored.document.id, documentAt: stored.updatedAt, day: clock.today() };
  const schema = storedPriceSchema.refine((price) => isForParty(price, stored.document));
  const { prices } = await dailyPrices(deps, key, schema, () =>
    dealPrice(supplier, stored.document, clock.today()),
  );
  return prices;
}

function dealsWithSnapshots(deps: ContentDeps) {
  return deps.db
    .selectFrom(liveContent(deps))
    .leftJoin('price_snapshots', (join) =>
      join.onRef('price_snapshots.id', '=', 'content.id').onRef('price_snapshots.kind', '=', 'content.kind'),
    )
    .select([
      'content.document',
      'content.updated_at',
      'content.number',
      'price_snapshots.day',
      'price_snapshots.document_at',
      'price_snapshots.prices',
    ])
    .where('content.kind', '=', 'deals')
    .orderBy('content.id')
    .execute();
}
