import { newId } from '../db/ids';
import type { Database } from '../db/open-database';
import type { NewsletterLetter } from '../db/tables';

/** Queues a newsletter mail, in the transaction that causes it. */
export async function queueLetter(
  trx: Database,
  subscriberId: string,
  letter: NewsletterLetter,
): Promise<void> {
  const id = newId();
  await trx
    .insertInto('outbox')
    .values({
      id,
      order_id: null,
      subscriber_id: subscriberId,
      kind: 'newsletter',
      letter: JSON.stringify(letter),
      message_id: `<${id}@newsletter>`,
      state: 'queued',
      tries: 0,
      next_try_at: new Date(),
      sent_at: null,
    })
    .execute();
}
