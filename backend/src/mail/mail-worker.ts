import { setTimeout as pause } from 'node:timers/promises';

import { errorMessage } from '@storefront/server-kit/error-text';
import { sql } from 'kysely';

import { DatabaseUnavailable } from '../db/database-unavailable';
import type { Database } from '../db/open-database';
import type { NewsletterLetter } from '../db/tables';
import type { BackendEnvironment } from '../config/environment';
import { newsletterMail } from './newsletter-mail';

import { confirmationMail, type Mail } from './confirmation-mail';
import type { SendMail } from './mail-transport';
import { readOrder } from './stored-order';

const BACK_OFF_MS = [60_000, 5 * 60_000, 30 * 60_000, 6 * 3_600_000];
/** Lease of a claimed mail: afterwards its worker has died, and another one sends the mail. */
const LEASE_MS = 120_000;
/** A mail is given up well before its lease ends, so that no other worker sends it at the same time. */
const SEND_LIMIT_MS = 60_000;
/** A mail in transfer at shutdown may finish: whether an aborted one arrived is unknown. Slower servers are cut off. */
const SHUTDOWN_GRACE_MS = 2_000;
/** Pause before a sent mail is marked as sent again, while the database is unavailable. */
const MARK_AGAIN_MS = 500;

/**
 * Sends all due mails, one after the other. Delivery is at least once: a mail is claimed before it is sent and marked
 * after it, and a process that is killed in between leaves a mail that may have arrived to the next one. All copies have
 * the same Message-ID.
 *
 * @param stopping ends the run: no further mail is claimed, and one that is not accepted soon returns to the queue
 * @returns the number of sent mails
 */
export async function sendDueMails(
  db: Database,
  send: SendMail,
  seller: BackendEnvironment['seller'],
  stopping: AbortSignal = new AbortController().signal,
): Promise<number> {
  let sent = 0;
  while (!stopping.aborted) {
    const due = await claim(db);
    if (!due) break;
    if (await sendClaimed(db, due, send, seller, stopping)) sent += 1;
  }
  return sent;
}

async function sendClaimed(
  db: Database,
  due: DueMail,
  send: SendMail,
  seller: BackendEnvironment['seller'],
  stopping: AbortSignal,
): Promise<boolean> {
  const limit = sendLimit(stopping);
  try {
    await send(await writeMail(db, due, seller), due.message_id, limit.signal);
  } catch (error) {
    const why = limit.signal.aborted ? 'it took too long' : errorMessage(error);
    console.error(`mail ${due.id} was not sent: ${why}`);
    await (stopping.aborted ? putBack(db, due) : reschedule(db, due.id, due.tries));
    if (error instanceof DatabaseUnavailable) throw error;
    return false;
  } finally {
    limit.clear();
  }
  await markSent(db, due.id, stopping);
  return true;
}

/** Aborts after the limit of a mail, and soon after the process received the signal to stop. */
function sendLimit(stopping: AbortSignal): { readonly signal: AbortSignal; readonly clear: () => void } {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timers = [setTimeout(abort, SEND_LIMIT_MS)];
  const onStop = () => timers.push(setTimeout(abort, SHUTDOWN_GRACE_MS));
  if (stopping.aborted) onStop();
  else stopping.addEventListener('abort', onStop, { once: true });
  return {
    signal: limit.signal,
    clear: () => {
      timers.forEach(clearTimeout);
      stopping.removeEventListener('abort', onStop);
    },
  };
}

/** Repeats until it succeeds: a sent mail that is not marked would be sent again after its lease. */
async function markSent(db: Database, id: string, stopping: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await db
        .updateTable('outbox')
        .set({ state: 'sent', sent_at: new Date() })
        .where('id', '=', id)
        .execute();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || stopping.aborted) throw error;
      await pause(MARK_AGAIN_MS);
    }
  }
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
    update outbox set state = 'sending', tries = tries + 1, next_try_at = ${new Date(now.getTime() + LEASE_MS)}
    where id = (
      select id from outbox where state in ('queued', 'sending') and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked
    )
    returning id, order_id, subscriber_id, letter, message_id, tries`.execute(db);
  return rows[0] ?? null;
}

/** Leaves the mail to the next process, without counting the interrupted try. */
async function putBack(db: Database, { id, tries }: DueMail): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'queued', next_try_at: new Date(), tries: tries - 1 })
    .where('id', '=', id)
    .execute();
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
