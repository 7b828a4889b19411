import { setImmediate as nextTurn } from 'node:timers/promises';

import { readDocument, type StoredDocument } from './content-store';
import type { ContentDeps } from './page-response';
import { dealPrice, dealPriceSchema, type DealPrice } from './prices/deal-price';
import { pricesOf } from './prices/price-snapshots';

export type StoredDeal = StoredDocument<'deals'>;

export interface DealsOnSale {
  readonly deals: readonly { readonly stored: StoredDeal; readonly price: DealPrice }[];
  /** False while prices of the day are still being worked out: a deal may have that of a day before, or be missing. */
  readonly isWhole: boolean;
}

/** Prices that one question works out itself, each a few milliseconds; the rest is left to the sweep and to later ones. */
const MOST_MADE = 300;
/** Deals between which other calls get their turn. */
const TURN_EVERY = 100;

/**
 * The deals that have a price today, with it, by id. However many there are, nobody waits for all of their prices:
 * one that nobody has worked out today stands at its last one, as long as that departure is to come.
 */
export async function dealsOnSale(deps: ContentDeps): Promise<DealsOnSale> {
  const today = deps.clock.today();
  const deals: DealsOnSale['deals'][number][] = [];
  let made = 0;
  let isWhole = true;
  for (const [index, row] of (await dealsWithSnapshots(deps)).entries()) {
    if (index % TURN_EVERY === TURN_EVERY - 1) await nextTurn();
    const stored = readDocument('deals', row);
    const known = row.document_at?.getTime() === stored.updatedAt.getTime() ? row : null;
    let price = known && dealPriceSchema.nullable().parse(known.prices);
    if (known?.day !== today) {
      if (made < MOST_MADE) {
        made += 1;
        price = await priceOf(deps, stored);
        await nextTurn();
      } else {
        isWhole = false;
        if (price && price.date <= today) price = null;
      }
    }
    if (price) deals.push({ stored, price });
  }
  return { deals, isWhole };
}

/** The price of a deal today; `null` when it has sold out. */
export async function priceOf(deps: ContentDeps, stored: StoredDeal): Promise<DealPrice | null> {
  const { db, supplier, clock } = deps;
  const key = { kind: 'deals', id: stored.document.id, documentAt: stored.updatedAt, day: clock.today() };
  const { prices } = await pricesOf(
    db,
    key,
    () => dealPrice(supplier, stored.document, clock.today()),
    clock.now,
  );
  return dealPriceSchema.nullable().parse(prices);
}

function dealsWithSnapshots({ db }: ContentDeps) {
  return db
    .selectFrom('content')
    .leftJoin('price_snapshots', (join) =>
      join.onRef('price_snapshots.id', '=', 'content.id').onRef('price_snapshots.kind', '=', 'content.kind'),
    )
    .select([
      'content.document',
      'content.updated_at',
      'price_snapshots.day',
      'price_snapshots.document_at',
      'price_snapshots.prices',
    ])
    .where('content.kind', '=', 'deals')
    .orderBy('content.id')
    .execute();
}
