import { createHash } from 'node:crypto';

import { newsletterRequestSchema } from '@storefront/shared/api/subscribe-newsletter';
import type { Clock } from '@storefront/shared/platform/time/clock';

import { newId, newToken } from '../db/ids';
import type { Database } from '../db/open-database';
import { parseInput } from '../http/parse-input';

interface Deps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** Where the link in the mail leads: this service, as the world sees it. */
  readonly publicUrl: string;
}

/** An address is not written to again before this long, however often it is entered. */
const QUIET_MS = 10 * 60_000;
/** A link that is older is no consent any more. */
const LINK_MS = 7 * 86_400_000;

/**
 * `POST /api/newsletter`: asks the owner of the address whether they mean it (double opt-in, DEC-23). The
 * answer never says whether the address is known.
 */
export async function subscribe({ db, clock, publicUrl }: Deps, body: unknown): Promise<{ success: true }> {
  const { email } = parseInput(newsletterRequestSchema, body);
  const address = email.toLowerCase();
  const token = newToken();
  const now = new Date(clock.now());
  const letter = JSON.stringify({
    confirmUrl: `${publicUrl}/api/newsletter/confirm?token=${token}`,
  });
  await db.transaction().execute(async (trx) => {
    const asked = await trx
      .insertInto('subscribers')
      .values({
        email: address,
        id: newId(),
        token_hash: hashOf(token),
        state: 'asked',
        asked_at: now,
        confirmed_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ token_hash: hashOf(token), asked_at: now })
          .where('subscribers.state', '=', 'asked')
          .where('subscribers.asked_at', '<', new Date(now.getTime() - QUIET_MS)),
      )
      .returning('id')
      .executeTakeFirst();
    if (!asked) return;
    const id = newId();
    await trx
      .insertInto('outbox')
      .values({
        id,
        order_id: null,
        subscriber_id: asked.id,
        kind: 'newsletter',
        letter,
        message_id: `<${id}@newsletter>`,
        state: 'queued',
        tries: 0,
        next_try_at: new Date(),
        sent_at: null,
      })
      .execute();
  });
  return { success: true };
}

export type Confirmation = 'confirmed' | 'unknown';

/** `GET /api/newsletter/confirm`: a link works once and for a week; the second click finds it already done. */
export async function confirmSubscription(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Confirmation> {
  const now = clock.now();
  const found = await db
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirmed_at: new Date(now) })
    .where('token_hash', '=', hashOf(token))
    .where('state', '=', 'asked')
    .where('asked_at', '>=', new Date(now - LINK_MS))
    .returning('id')
    .executeTakeFirst();
  if (found) return 'confirmed';
  const before = await db
    .selectFrom('subscribers')
    .select('state')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return before?.state === 'confirmed' ? 'confirmed' : 'unknown';
}

/** Who reads the database cannot confirm for others. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
