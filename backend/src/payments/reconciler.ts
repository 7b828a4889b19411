import { findAttempt } from './attempts';
import type { PaymentDeps } from './pay';
import { settleAttempt } from './settle-attempt';

/** Attempts that a call may still be working on are left alone for this long. */
const SETTLING_MS = 3_000;

/**
 * Looks up every attempt that is not decided and brings it to its end: a paid one becomes an order even
 * if the shopper's browser, or this server, was gone when the answer came.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  const before = new Date(deps.clock.now() - SETTLING_MS);
  const open = await deps.db
    .selectFrom('attempts')
    .select('id')
    .where('state', 'in', ['created', 'pending'])
    .where('created_at', '<', before)
    .execute();
  for (const { id } of open) {
    const attempt = await findAttempt(deps.db, id);
    if (attempt) await settleAttempt(deps, attempt);
  }
}
