import { errorMessage } from '@storefront/server-kit/error-text';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';
import type { NewsletterLetter } from '../db/tables';
import type { BackendEnvironment } from '../config/environment';
import { newsletterMail } from './newsletter-mail';

import { confirmationMail, type Mail } from './confirmation-mail';
import type { SendMail } from './mail-transport';
import { readOrder } from './stored-order';

const BACK_OFF_MS = [60_000, 5 * 60_000, 30 * 60_000, 6 * 3_600_000];
/** A mail claimed longer ago belongs to a worker that has died. */
const CLAIM_MS = 60_000;

/** Sends all due mails, one after the other. @returns the number of sent mails */
export async function sendDueMails(
  db: Database,
  send: SendMail,
  seller: BackendEnvironment['seller'],
): Promise<number> {
  let sent = 0;
  for (let due = await claim(db); due; due = await claim(db)) {
    try {
      await send(await writeMail(db, due, seller), due.message_id);
      await db
        .updateTable('outbox')
        .set({ state: 'sent', sent_at: new Date() })
        .where('id', '=', due.id)
        .execute();
      sent += 1;
    } catch (error) {
      console.error(`mail ${due.id} was not sent: ${errorMessage(error)}`);
      await reschedule(db, due.id, due.tries);
    }
  }
  return sent;
}

interface DueMail {
  readonly id: string;
  readonly order_id: string | null;
  readonly subscriber_id: string | null;
  readonly letter: NewsletterLetter | null;
  readonly message_id: string;
  readonly tries: number;
}

async function writeMail(db: Database, due: DueMail, seller: BackendEnvironment['seller']): Promise<Mail> {
  if (due.order_id !== null) return confirmationMail(await readOrder(db, due.order_id), seller);
  const { email } = await db
    .selectFrom('subscribers')
    .select('email')
    .where('id', '=', due.subscriber_id ?? '')
    .executeTakeFirstOrThrow();
  if (due.letter === null) throw new Error('the mail has neither an order nor newsletter data');
  return newsletterMail(email, due.letter, seller);
}

/** Claims one due mail; concurrent workers never get the same one. */
async function claim(db: Database) {
  const now = new Date();
  const { rows } = await sql<DueMail>`
    update outbox set state = 'sending', tries = tries + 1, next_try_at = ${new Date(now.getTime() + CLAIM_MS)}
    where id = (
      select id from outbox where state in ('queued', 'sending') and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked
    )
    returning id, order_id, subscriber_id, letter, message_id, tries`.execute(db);
  return rows[0] ?? null;
}

async function reschedule(db: Database, id: string, tries: number): Promise<void> {
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
