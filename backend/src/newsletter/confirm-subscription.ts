import { queueLetter } from './queue-letter';
import type { SubscribeDeps } from './subscribe';
import { LINK_TTL_MS, unsubscribeUrl } from './subscription-links';
import { hashOf } from './token-hash';

/** What a link in a confirmation mail can still do. */
export type ConfirmationLink =
  | { readonly state: 'open' | 'expired'; readonly until: Date }
  | { readonly state: 'used' }
  /** Invented, cut off, replaced by a newer one, or of an address that was erased. */
  | { readonly state: 'unknown' };

/** Reads the state of a link and changes nothing: mail scanners open links too. */
export async function readConfirmationLink(
  { db, clock }: Pick<SubscribeDeps, 'db' | 'clock'>,
  token: string,
): Promise<ConfirmationLink> {
  const subscriber = await db
    .selectFrom('subscribers')
    .select(['state', 'asked_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!subscriber) return { state: 'unknown' };
  if (subscriber.state === 'confirmed') return { state: 'used' };
  const until = new Date(subscriber.asked_at.getTime() + LINK_TTL_MS);
  return { state: until.getTime() >= clock.now() ? 'open' : 'expired', until };
}

/**
 * Confirms a subscription and queues a mail about it. A link confirms once; one of two concurrent calls does.
 *
 * @returns whether this call confirmed it
 */
export async function confirmSubscription(
  { db, clock, publicUrl }: SubscribeDeps,
  token: string,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const subscriber = await trx
      .updateTable('subscribers')
      .set({ state: 'confirmed', confirmed_at: new Date(now) })
      .where('token_hash', '=', hashOf(token))
      .where('state', '=', 'asked')
      .where('asked_at', '>=', new Date(now - LINK_TTL_MS))
      .returning(['id', 'unsubscribe_token'])
      .executeTakeFirst();
    if (!subscriber) return false;
    await queueLetter(trx, subscriber.id, {
      unsubscribeUrl: unsubscribeUrl(publicUrl, subscriber.unsubscribe_token),
    });
    return true;
  });
}
