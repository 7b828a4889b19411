import { setTimeout as pause } from 'node:timers/promises';

import { errorMessage } from '@storefront/server-kit/error-text';
import { validClaim } from '@storefront/shared/contracts/valid-claim';
import { sql } from 'kysely';

import { currentClaims } from '../content/documents/current-claims';
import { DatabaseUnavailable } from '../db/database-unavailable';
import type { Database } from '../db/open-database';
import type { MailKind, OrderLetter } from '../db/after-booking-tables';
import type { NewsletterLetter } from '../db/tables';
import { enquiryMail } from './enquiry-mail';
import { newsletterTexts } from '../content/documents/newsletter-texts';
import { newsletterMail, type NewsletterMailInput } from './newsletter-mail';

import { BACK_OFF_MS, LEASE_MS } from './back-off';
import { confirmationMail, type Mail } from './confirmation-mail';
import type { MailSettings } from './mail-settings';
import type { PublishMail, SendMail } from './mail-transport';
import { orderMail } from './order-mail';
import { orderAsJson, type StoredOrder } from './stored-order';

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
  settings: MailSettings,
  stopping: AbortSignal = new AbortController().signal,
): Promise<number> {
  let sent = 0;
  while (!stopping.aborted) {
    const due = await claim(db);
    if (!due) break;
    if (await sendClaimed(db, due, send, settings, stopping)) sent += 1;
  }
  return sent;
}

async function sendClaimed(
  db: Database,
  due: DueMail,
  send: SendMail,
  settings: MailSettings,
  stopping: AbortSignal,
): Promise<boolean> {
  const limit = sendLimit(stopping);
  const publication = publishLocked(db, due.id);
  try {
    const mail = await writeMail(db, due, settings);
    if (mail === null) {
      await db.updateTable('outbox').set({ state: 'failed' }).where('id', '=', due.id).execute();
      return false;
    }
    await send(mail, due.message_id, limit.signal, publication.publish);
  } catch (error) {
    if (error instanceof MailWithdrawn) return false;
    const why = limit.signal.aborted ? 'it took too long' : errorMessage(error);
    console.error(`mail ${due.id} was not sent: ${why}`);
    await (stopping.aborted ? putBack(db, due) : reschedule(db, due.id, due.tries));
    if (error instanceof DatabaseUnavailable) throw error;
    return false;
  } finally {
    limit.clear();
  }
  if (!publication.isMarked()) await markSent(db, due.id, stopping);
  return true;
}

/** The mail was erased, or another process has sent it, after it was claimed. */
class MailWithdrawn extends Error {}

/**
 * Publishes a mail and marks it as sent in one transaction, whose lock an erasure waits for: it deletes what was published
 * before it, and nothing is published after it, also when this process is killed in between.
 */
function publishLocked(
  db: Database,
  id: string,
): { readonly publish: PublishMail; readonly isMarked: () => boolean } {
  let isMarked = false;
  const publish: PublishMail = async (step) => {
    await db.transaction().execute(async (trx) => {
      const marked = await trx
        .updateTable('outbox')
        .set({ state: 'sent', sent_at: new Date() })
        .where('id', '=', id)
        .where('state', '=', 'sending')
        .returning('id')
        .executeTakeFirst();
      if (!marked) throw new MailWithdrawn(`the mail ${id} is no longer to be sent`);
      await step();
    });
    isMarked = true;
  };
  return { publish, isMarked: () => isMarked };
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
  readonly kind: MailKind;
  readonly cause: string;
  /** What a confirmation contains; `null` in all other mails. */
  readonly order: StoredOrder | null;
  readonly subscriber_id: string | null;
  readonly enquiry_id: string | null;
  /** Of the type that belongs to the owner of the mail. */
  readonly letter: (NewsletterLetter & OrderLetter) | null;
  readonly message_id: string;
  readonly tries: number;
}

/** Returns the mail; `null` when its reason has gone, such as a reminder of a balance that was paid meanwhile. */
async function writeMail(db: Database, due: DueMail, settings: MailSettings): Promise<Mail | null> {
  const { order_id: orderId, kind, cause, letter } = due;
  if (orderId !== null && kind !== 'confirmation' && kind !== 'newsletter' && kind !== 'enquiry')
    return orderMail(db, settings, { orderId, kind, cause, letter: letter ?? {} });
  if (orderId !== null) {
    if (due.order === null) throw new Error(`the order ${orderId} is missing`);
    return confirmationMail(due.order, settings);
  }
  if (due.enquiry_id !== null) {
    const enquiry = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', due.enquiry_id)
      .executeTakeFirstOrThrow();
    return enquiryMail(enquiry, settings.seller);
  }
  const { email } = await db
    .selectFrom('subscribers')
    .select('email')
    .where('id', '=', due.subscriber_id ?? '')
    .executeTakeFirstOrThrow();
  if (letter === null) throw new Error('the mail has neither an order nor newsletter data');
  return newsletterMail(email, letter, await newsletterInput(db, settings));
}

/** Reads the texts that are live now, and the claim of the text as it is now. */
async function newsletterInput(db: Database, settings: MailSettings): Promise<NewsletterMailInput> {
  const { clock, shop } = settings;
  const texts = await newsletterTexts({ db, clock });
  const kind = texts.welcome.claim;
  const claims = kind === null ? null : await currentClaims({ db, clock, claims: shop.claims });
  return {
    ...settings,
    texts,
    claim: kind === null || claims === null ? null : validClaim(claims, kind, clock.today()),
  };
}

/** Claims one due mail, with its order: concurrent workers never get the same one. */
async function claim(db: Database) {
  const now = new Date();
  const { rows } = await sql<DueMail>`
    update outbox set state = 'sending', tries = tries + 1, next_try_at = ${new Date(now.getTime() + LEASE_MS)}
    where id = (
      select id from outbox where state in ('queued', 'sending') and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked
    )
    returning id, order_id, kind, cause, subscriber_id, enquiry_id, letter, message_id, tries,
      case when kind = 'confirmation' then ${orderAsJson(sql`outbox.order_id`)} end as order`.execute(db);
  return rows[0] ?? null;
}

/** Leaves the mail to the next process, without counting the interrupted try. */
async function putBack(db: Database, { id, tries }: DueMail): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'queued', next_try_at: new Date(), tries: tries - 1 })
    .where('id', '=', id)
    .where('state', '=', 'sending')
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
    // An erased mail has failed for good.
    .where('state', '=', 'sending')
    .execute();
}
