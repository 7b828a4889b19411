import { enquiryRequestSchema } from '@storefront/shared/api/send-enquiry';
import type { Clock } from '@storefront/shared/platform/time/clock';

import { newId } from '../db/ids';
import type { Database } from '../db/open-database';
import { parseInput } from '../http/parse-input';

export interface EnquiryDeps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * `POST /api/enquiries`: stores a message of the contact form and queues the mail to the seller in one transaction. A
 * repeated id is the same message. A message with a filled `website` comes from a program: it gets the same response,
 * and is not stored.
 */
export async function receiveEnquiry({ db, clock }: EnquiryDeps, body: unknown): Promise<{ success: true }> {
  const { id, name, email, topic, reference, message, website } = parseInput(enquiryRequestSchema, body);
  if (website !== '') return { success: true };
  const now = new Date(clock.now());
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('enquiries')
      .values({ id, name, email, topic, booking_reference: reference, message, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return;
    await trx
      .insertInto('outbox')
      .values({
        id: newId(),
        order_id: null,
        subscriber_id: null,
        enquiry_id: id,
        kind: 'enquiry',
        letter: null,
        message_id: `<${id}@enquiries>`,
        state: 'queued',
        tries: 0,
        next_try_at: now,
        sent_at: null,
      })
      .execute();
  });
  return { success: true };
}
