import type { Database } from '../db/open-database';
import { deleteMails } from '../mail/delete-mails';

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
  return db.transaction().execute(async (trx) => {
    // With the lock no mail can be queued that is not deleted here.
    const found = await trx
      .selectFrom('subscribers')
      .select('id')
      .where('unsubscribe_token', '=', token)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return false;
    await deleteMails(trx, dataDir, 'subscriber_id', [found.id]);
    await trx.deleteFrom('subscribers').where('id', '=', found.id).execute();
    return true;
  });
}
