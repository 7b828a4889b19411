import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';

/** Stated on the privacy page. Without a payment, a quote is no record of a sale (DEC-481). */
const KEPT_MS = 30 * 86_400_000;

/** Short transactions: bookings use the same connections. */
const BATCH_SIZE = 500;

/**
 * Deletes quotes that nobody tried to pay. Quotes of orders and of payments, unsuccessful ones included, stay with them.
 *
 * @returns the number of deleted quotes
 */
export async function deleteOldQuotes(
  db: Database,
  clock: Pick<Clock, 'now'>,
  { signal, batchSize = BATCH_SIZE }: { readonly signal?: AbortSignal; readonly batchSize?: number } = {},
): Promise<number> {
  const before = new Date(clock.now() - KEPT_MS);
  let from = new Date(0);
  let total = 0;
  while (signal?.aborted !== true) {
    const deleted = await deleteBatch(db, { from, before, batchSize });
    total += deleted.length;
    if (deleted.length < batchSize) break;
    // Quotes that stay are older and older: the next batch does not read them again.
    from = new Date(Math.max(...deleted.map(({ created_at: createdAt }) => createdAt.getTime())));
  }
  return total;
}

interface Batch {
  readonly from: Date;
  readonly before: Date;
  readonly batchSize: number;
}

/** Several processes delete different quotes at the same time. */
async function deleteBatch(db: Database, { from, before, batchSize }: Batch) {
  const { rows } = await sql<{ created_at: Date }>`
    delete from quotes where id in (
      select id from quotes
      where created_at >= ${from} and created_at < ${before}
        and not exists (select from attempts where attempts.quote_id = quotes.id)
        and not exists (select from orders where orders.quote_id = quotes.id)
      order by created_at limit ${batchSize} for update skip locked)
    returning created_at`.execute(db);
  return rows;
}
