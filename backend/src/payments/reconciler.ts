import { errorMessage } from '@storefront/server-kit/error-text';
import { sql } from 'kysely';

import { findAttempt } from './attempts';
import type { PaymentDeps } from './pay';
import { settleAttempt } from './settle-attempt';

/** Attempts that a call may still be working on are left alone for this long. */
const SETTLING_MS = 3_000;
/** One that was looked up this recently, here or in another process, is left for the next round. */
const ROUND_MS = 2_500;
const AT_ONCE = 200;

/**
 * Looks up every attempt that is not decided and brings it to its end: a paid one becomes an order even
 * if the shopper's browser, or this server, was gone when the answer came. Of several processes each takes
 * attempts that no other one has in hand.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  for (const id of await claim(deps)) {
    try {
      const attempt = await findAttempt(deps.db, id);
      if (attempt) await settleAttempt(deps, attempt);
    } catch (error) {
      // One provider call that fails must not keep the others waiting for their orders.
      console.error(`payment ${id}: ${errorMessage(error)}`);
    }
  }
}

async function claim({ db, clock }: PaymentDeps): Promise<readonly string[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: string }>`
    update attempts set looked_at = ${new Date(now)} where id in (
      select id from attempts
      where state in ('created', 'pending') and created_at < ${new Date(now - SETTLING_MS)}
        and (looked_at is null or looked_at < ${new Date(now - ROUND_MS)})
      order by looked_at nulls first, created_at limit ${AT_ONCE} for update skip locked
    ) returning id`.execute(db);
  return rows.map(({ id }) => id);
}
