import { sql } from 'kysely';

import type { Database } from '../db/open-database';
import type { BackendEnvironment } from '../environment';

import { confirmationMail } from './confirmation-mail';
import type { SendMail } from './mail-transport';
import { readOrder } from './stored-order';

const BACK_OFF_MS = [60_000, 5 * 60_000, 30 * 60_000, 6 * 3_600_000];
/** A mail that was claimed this long ago belongs to a worker that died. */
const CLAIM_MS = 60_000;

/** Sends what is due, one mail after the other. @returns how many were sent */
export async function sendDueMails(
  db: Database,
  send: SendMail,
  seller: BackendEnvironment['seller'],
): Promise<number> {
  let sent = 0;
  for (let due = await claim(db); due; due = await claim(db)) {
    try {
      await send(confirmationMail(await readOrder(db, due.order_id), seller), due.message_id);
      await db
        .updateTable('outbox')
        .set({ state: 'sent', sent_at: new Date() })
        .where('id', '=', due.id)
        .execute();
      sent += 1;
    } catch (error) {
      console.error(`mail ${due.id} was not sent: ${error instanceof Error ? error.message : String(error)}`);
      await putBack(db, due.id, due.tries);
    }
  }
  return sent;
}

/** Several workers may ask at once: each mail is given to one of them. */
async function claim(db: Database) {
  const now = new Date();
  const { rows } = await sql<{ id: string; order_id: string; message_id: string; tries: number }>`
    update outbox set state = 'sending', tries = tries + 1, next_try_at = ${new Date(now.getTime() + CLAIM_MS)}
    where id = (
      select id from outbox where state in ('queued', 'sending') and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked
    )
    returning id, order_id, message_id, tries`.execute(db);
  return rows[0] ?? null;
}

async function putBack(db: Database, id: string, tries: number): Promise<void> {
  const wait = BACK_OFF_MS[tries - 1];
  await db
    .updateTable('outbox')
    .set(
      wait === undefined
        ? { state: 'failed' }
        : { state: 'queued', next_try_at: new Date(Date.now() + wait) },
    )
    .where('id', '=', id)
    .execute();
}
