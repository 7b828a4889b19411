import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { Database } from '../../db/open-database';

export interface SnapshotKey {
  readonly kind: string;
  readonly id: string;
  /** The document the prices belong to: an edit makes them new. */
  readonly documentAt: Date;
  readonly day: IsoDate;
}

export interface Snapshot {
  readonly prices: unknown;
  readonly madeAt: Date;
}

/**
 * Prices of content are worked out once a day and kept, so that the page says when they were last updated
 * and every process shows the same ones.
 */
export async function pricesOf(
  db: Database,
  { kind, id, documentAt, day }: SnapshotKey,
  make: () => Promise<unknown>,
  now: () => number,
): Promise<Snapshot> {
  const held = await db
    .selectFrom('price_snapshots')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (held && held.day === day && held.document_at.getTime() === documentAt.getTime())
    return { prices: held.prices, madeAt: held.made_at };

  const prices = await make();
  const madeAt = new Date(now());
  const values = { day, document_at: documentAt, prices: JSON.stringify(prices), made_at: madeAt };
  await db
    .insertInto('price_snapshots')
    .values({ kind, id, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
    .execute();
  return { prices, madeAt };
}
