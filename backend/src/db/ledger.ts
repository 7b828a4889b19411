import type { Kysely } from 'kysely';

import type { Tables } from './tables';

/** Appends an event to the ledger, in the transaction of the change. */
export async function appendToLedger(
  trx: Kysely<Tables>,
  entry: { readonly subject: string; readonly id: string; readonly event: string; readonly amount?: number },
): Promise<void> {
  await trx
    .insertInto('ledger')
    .values({
      at: new Date(),
      subject: entry.subject,
      subject_id: entry.id,
      event: entry.event,
      amount: entry.amount ?? null,
    })
    .execute();
}

/** Returns the name of the unique index that rejected a row; `null` for any other error. */
export function violatedConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505')
    return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}
