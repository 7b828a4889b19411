import { sql, type Transaction } from 'kysely';

import { planOnce } from './prepared-statements';
import type { Tables } from './tables';

/**
 * Lets no other transaction that calls this pass until this one ends, for these bookings. The next statement reads what
 * the earlier transaction has written, which the statement that waits for a lock does not.
 */
export async function lockLeadPassengers(
  transaction: Transaction<Tables>,
  leadPassengerIds: readonly string[],
): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  await sql`
    select from lead_passengers where id = any(${planOnce(leadPassengerIds)}) order by id for no key update`.execute(
    transaction,
  );
}
