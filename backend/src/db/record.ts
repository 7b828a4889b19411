import type { Kysely } from 'kysely';

import type { Tables } from './tables';

/** A line of the append-only ledger, in the transaction of what it records. */
export async function record(
  trx: Kysely<Tables>,
  line: { readonly subject: string; readonly id: string; readonly event: string; readonly amount?: number },
): Promise<void> {
  await trx
    .insertInto('ledger')
    .values({
      at: new Date(),
      subject: line.subject,
      subject_id: line.id,
      event: line.event,
      amount: line.amount ?? null,
    })
    .execute();
}

/** Name of the unique index or constraint that refused a row, or `null` for any other fault. */
export function violatedConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505')
    return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}
