import { errorMessage } from '@storefront/server-kit/error-text';
import { sql } from 'kysely';

import { DatabaseUnavailable } from '../db/database-unavailable';

import { findAttempt } from './attempts';
import type { PaymentDeps } from './pay';
import { settleAttempt } from './settle-attempt';

/** Younger attempts may still be settled by their own call. */
const MIN_AGE_MS = 3_000;
/** An attempt that any process claimed more recently waits for the next run. */
const CLAIM_MS = 2_500;
const BATCH = 200;

/**
 * Settles all undecided attempts: a paid one becomes an order even if the browser or this server stopped before the
 * provider responded. Each of several processes claims different attempts.
 *
 * @param stopping ends the run; the remaining attempts wait for the next one
 */
export async function reconcile(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  for (const id of await claim(deps)) {
    if (stopping?.aborted) return;
    try {
      const attempt = await findAttempt(deps.db, id);
      if (attempt) await settleAttempt(deps, attempt);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      // One failed provider call must not delay the orders of other attempts.
      console.error(`payment ${id}: ${errorMessage(error)}`);
    }
  }
}

async function claim({ db, clock }: PaymentDeps): Promise<readonly string[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: string }>`
    update attempts set looked_at = ${new Date(now)} where id in (
      select id from attempts
      where state in ('created', 'pending') and created_at < ${new Date(now - MIN_AGE_MS)}
        and (looked_at is null or looked_at < ${new Date(now - CLAIM_MS)})
      order by looked_at nulls first, created_at limit ${BATCH} for update skip locked
    ) returning id`.execute(db);
  return rows.map(({ id }) => id);
}
