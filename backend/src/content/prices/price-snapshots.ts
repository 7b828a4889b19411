import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { z } from 'zod';

import type { ContentSource } from '../live-content';

export interface SnapshotKey {
  readonly kind: string;
  readonly id: string;
  /** Last change of the document: an edit makes its prices outdated. */
  readonly documentAt: Date;
  readonly day: IsoDate;
}

export interface Snapshot<T> {
  readonly prices: T;
  readonly madeAt: Date;
}

/**
 * Returns the prices of a document for a day. They are computed once and stored, so that all processes show the same
 * prices and the page can show when they were updated. Those of a preview are not stored. Stored prices in the form of
 * another release are computed again.
 *
 * @param schema form of the prices
 * @param make computes the prices
 */
export async function dailyPrices<S extends z.ZodType>(
  { db, clock, preview }: ContentSource,
  { kind, id, documentAt, day }: SnapshotKey,
  schema: S,
  make: () => Promise<z.input<S>>,
): Promise<Snapshot<z.input<S>>> {
  const stored = await db
    .selectFrom('price_snapshots')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  const isOfToday = stored?.day === day && stored.document_at.getTime() === documentAt.getTime();
  if (isOfToday && hasForm(schema, stored.prices)) return { prices: stored.prices, madeAt: stored.made_at };

  const prices = await make();
  const madeAt = new Date(clock.now());
  // A document has one row: that of the live revision.
  if (preview) return { prices, madeAt };
  const values = { day, document_at: documentAt, prices: JSON.stringify(prices), made_at: madeAt };
  await db
    .insertInto('price_snapshots')
    .values({ kind, id, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
    .execute();
  return { prices, madeAt };
}

/** Whether stored prices have the form of a schema; they keep it, whatever the schema makes of them. */
export function hasForm<S extends z.ZodType>(schema: S, prices: unknown): prices is z.input<S> {
  return schema.safeParse(prices).success;
}
