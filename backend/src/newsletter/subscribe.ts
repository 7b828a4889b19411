import { createHash } from 'node:crypto';

import { newsletterRequestSchema } from '@storefront/shared/api/subscribe-newsletter';
import type { Clock } from '@storefront/shared/platform/time/clock';

import { newId, newToken } from '../db/ids';
import type { Database } from '../db/open-database';
import { parseInput } from '../http/parse-input';

interface Deps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** Base URL of this service, for the link in the mail. */
  readonly publicUrl: string;
}

/** An address gets at most one mail in this time, however often it is submitted. */
const MIN_INTERVAL_MS = 10 * 60_000;
/** An older link no longer counts as consent. */
const LINK_TTL_MS = 7 * 86_400_000;

/**
 * `POST /api/newsletter`: sends a confirmation mail to the address (double opt-in, DEC-23). The response never reveals
 * whether the address is subscribed.
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
    const subscriber = await trx
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
          .where('subscribers.asked_at', '<', new Date(now.getTime() - MIN_INTERVAL_MS)),
      )
      .returning('id')
      .executeTakeFirst();
    if (!subscriber) return;
    const id = newId();
    await trx
      .insertInto('outbox')
      .values({
        id,
        order_id: null,
        subscriber_id: subscriber.id,
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

/** `GET /api/newsletter/confirm`: a link works for a week; a second click confirms nothing new. */
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
    .where('asked_at', '>=', new Date(now - LINK_TTL_MS))
    .returning('id')
    .executeTakeFirst();
  if (found) return 'confirmed';
  const subscriber = await db
    .selectFrom('subscribers')
    .select('state')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return subscriber?.state === 'confirmed' ? 'confirmed' : 'unknown';
}

/** Only the hash is stored, so that the database gives no means to confirm for others. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
