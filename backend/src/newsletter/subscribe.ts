import { newsletterRequestSchema } from '@storefront/shared/api/subscribe-newsletter';
import type { Clock } from '@storefront/shared/platform/time/clock';

import { newId, newToken } from '../db/ids';
import type { Database } from '../db/open-database';
import { parseInput } from '../http/parse-input';

import { queueLetter } from './queue-letter';
import { confirmUrl, unsubscribeUrl } from './subscription-links';
import { hashOf } from './token-hash';

export interface SubscribeDeps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** Base URL of this service, for the links in the mail. */
  readonly publicUrl: string;
}

/** An address gets at most one mail in this time, however often it is submitted. */
const MIN_INTERVAL_MS = 10 * 60_000;

/**
 * `POST /api/newsletter`: sends a confirmation mail to the address (double opt-in, DEC-23). The response never reveals
 * whether the address is subscribed.
 */
export async function subscribe(
  { db, clock, publicUrl }: SubscribeDeps,
  body: unknown,
): Promise<{ success: true }> {
  const { email } = parseInput(newsletterRequestSchema, body);
  const address = email.toLowerCase();
  const token = newToken();
  const now = new Date(clock.now());
  await db.transaction().execute(async (trx) => {
    const subscriber = await trx
      .insertInto('subscribers')
      .values({
        email: address,
        id: newId(),
        token_hash: hashOf(token),
        unsubscribe_token: newToken(),
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
      .returning(['id', 'unsubscribe_token'])
      .executeTakeFirst();
    if (!subscriber) return;
    await queueLetter(trx, subscriber.id, {
      confirmUrl: confirmUrl(publicUrl, token),
      unsubscribeUrl: unsubscribeUrl(publicUrl, subscriber.unsubscribe_token),
    });
  });
  return { success: true };
}
