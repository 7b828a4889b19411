import type { SentMail } from '../mail-log';

import { grouped, type Evidence } from './evidence';

/** Copies beyond the first of a mail. */
export function countRepeated(mails: readonly SentMail[]): number {
  return mails.length - new Set(mails.map(({ messageId }) => messageId)).size;
}

/**
 * Mails that are missing, wrong, or repeated without a cause. A repetition has a cause when the copy before
 * it was the last thing that a killed backend sent: it died before it could note it down. So has one that
 * the backend announced, because the database was unavailable at that moment.
 */
export function faultyMails({
  history,
  state,
  mails,
  mailsPutBack,
  sellerEmail,
}: Omit<Evidence, 'charges' | 'refunds'>): readonly string[] {
  const sent = grouped(mails, ({ messageId }) => messageId);
  const shopperOf = new Map(history.all('began').map(({ quoteId, email }) => [quoteId, email]));
  const existing = new Set(state.outbox.map(({ messageId }) => messageId));
  const referenceOf = new Map(state.orders.map(({ id, reference }) => [id, reference]));
  const emailOf = new Map(state.orders.map(({ id, quoteId }) => [id, shopperOf.get(quoteId)]));

  const wrong = state.outbox.flatMap(({ orderId, kind, messageId, state: at }) => {
    const recipient = kind === 'for-seller' ? sellerEmail : emailOf.get(orderId ?? '');
    const copies = sent.get(messageId) ?? [];
    const right = copies.every(
      ({ reference, to }) => reference === referenceOf.get(orderId ?? '') && to === recipient,
    );
    return [
      ...(copies.length === 0 ? [`${messageId} was never sent`] : []),
      ...(at === 'sent' ? [] : [`${messageId} is ${at}`]),
      ...(right ? [] : [`${messageId} went to somebody else, or about another booking`]),
    ];
  });
  const repeated = repeatedWithoutCause(mails);
  const strangers = [...sent.keys()].filter((messageId) => !existing.has(messageId));
  return [
    ...wrong,
    ...strangers.map((messageId) => `${messageId} was sent for nothing that is known`),
    ...(repeated.length > mailsPutBack ? repeated : []),
  ];
}

function repeatedWithoutCause(mails: readonly SentMail[]): readonly string[] {
  const lastOfRun = new Map(mails.map((mail) => [mail.run, mail]));
  return [...grouped(mails, ({ messageId }) => messageId).values()].flatMap((copies) =>
    copies
      .slice(0, -1)
      .filter((copy) => lastOfRun.get(copy.run) !== copy)
      .map(({ messageId, run }) => `${messageId} was sent by start ${run} and again without a cause`),
  );
}
