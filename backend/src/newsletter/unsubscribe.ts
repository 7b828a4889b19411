import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '../db/open-database';
import { mailFileName, outboxFolder } from '../mail/outbox-folder';

interface UnsubscribeDeps {
  readonly db: Database;
  readonly dataDir: string;
}

export async function isSubscriber({ db }: Pick<UnsubscribeDeps, 'db'>, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('subscribers')
    .select('id')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return found !== undefined;
}

/** Erases an address with its mails, those of the outbox folder included. @returns false if nothing is stored */
export async function unsubscribe({ db, dataDir }: UnsubscribeDeps, token: string): Promise<boolean> {
  const mails = await db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .select('message_id')
    .where('unsubscribe_token', '=', token)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  for (const { message_id: messageId } of mails)
    await rm(join(outboxFolder(dataDir), mailFileName(messageId)), { force: true });
  return numDeletedRows > 0n;
}
