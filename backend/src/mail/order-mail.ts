import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';
import { formatPence } from '@storefront/shared/domain/pricing/pence';

import type { MailKind, OrderLetter } from '../db/after-booking-tables';
import type { Database } from '../db/open-database';
import { viewOf } from '../manage/view/booking-view';
import { readBooking } from '../manage/stored-booking';

import { LINK_MS, type Mail } from './confirmation-mail';
import { mailHtml, type MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { contactOf } from './receipt';

export interface OrderMailRequest {
  readonly orderId: string;
  readonly kind: Exclude<MailKind, 'confirmation' | 'newsletter' | 'enquiry'>;
  readonly cause: string;
  readonly letter: OrderLetter;
}

type Letter = Pick<MailLayout, 'title' | 'paragraphs' | 'facts'> & {
  readonly subject: string;
  readonly actionLabel?: string;
};

/** Returns a mail about a booking; `null` when its reason has gone. @throws Error for an unknown order */
export async function orderMail(
  db: Database,
  settings: MailSettings,
  request: OrderMailRequest,
): Promise<Mail | null> {
  const stored = await readBooking(db, request.orderId);
  if (!stored) throw new Error(`the order ${request.orderId} is missing`);
  const booking = await viewOf({ db, ...settings }, stored);
  const letter = letterOf(booking, request);
  if (letter === null) return null;
  const { lead, order } = stored;
  const holder = { orderId: order.id, version: order.access_version };
  const url = settings.tokens.linkUrl(holder, request.letter.linkUntil ?? settings.clock.now() + LINK_MS);
  const isForSeller = request.kind === 'for-seller';
  // An earlier address has lost its access, and the seller has commands of its own.
  const hasLink = !isForSeller && request.letter.to === undefined;
  const { seller } = settings;
  return compose(letter, {
    to: isForSeller
      ? { name: seller.name, address: seller.email }
      : { name: `${lead.firstName} ${lead.lastName}`, address: request.letter.to ?? lead.email },
    action: hasLink ? { label: letter.actionLabel ?? 'Manage my booking', url } : null,
    seller,
  });
}

function compose(
  { subject, title, paragraphs, facts }: Letter,
  {
    to,
    action,
    seller,
  }: {
    readonly to: Mail['to'];
    readonly action: { readonly label: string; readonly url: string } | null;
    readonly seller: MailSettings['seller'];
  },
): Mail {
  const after =
    to.address === seller.email ? [] : [`Questions? Contact ${seller.name}: ${contactOf(seller)}.`];
  return {
    to,
    subject,
    text: [
      ...paragraphs.flatMap((line) => [line, '']),
      ...facts.map(([label, value]) => `${label}: ${value}`),
      ...(action ? ['', `${action.label}: ${action.url}`] : []),
      ...after.flatMap((line) => ['', line]),
    ].join('\n'),
    html: mailHtml({ title, paragraphs, facts, ...(action ? { action } : {}), after, seller: seller.name }),
  };
}

function letterOf(booking: ManagedBooking, { kind, cause, letter }: OrderMailRequest): Letter | null {
  const lines = [...(letter.lines ?? [])];
  const { reference } = booking;
  switch (kind) {
    case 'receipt':
    case 'refund':
      return receiptLetter(booking, cause);
    case 'reminder':
    case 'overdue':
      return balanceLetter(booking, kind);
    case 'cancelled':
      return {
        subject: `Booking cancelled: ${reference}`,
        title: 'Booking cancelled',
        paragraphs: ['Your booking is cancelled. Please keep this email as your record.', ...lines],
        facts: [...tripFacts(booking), ...moneyFacts(booking)],
      };
    case 'changed':
      return {
        subject: `Booking changed: ${reference}`,
        title: 'Booking changed',
        paragraphs: ['We made this change to your booking. If it was not you, contact us at once.', ...lines],
        facts: tripFacts(booking),
      };
    case 'link':
      return {
        subject: `Your booking ${reference}`,
        title: 'Your booking',
        paragraphs: [
          'Here is the link to your booking. It works for 30 minutes. If you did not ask for it, do nothing.',
        ],
        facts: tripFacts(booking),
        actionLabel: 'Open my booking',
      };
    case 'request':
      return {
        subject: `Your request: ${reference}`,
        title: 'We have your request',
        paragraphs: [
          'A person reads your request and replies to you by email. Nothing has changed yet.',
          ...lines,
        ],
        facts: tripFacts(booking),
      };
    case 'for-seller':
      return {
        subject: `For a person: booking ${reference}`,
        title: 'A booking needs a person',
        paragraphs: lines,
        facts: [...tripFacts(booking), ...moneyFacts(booking)],
      };
  }
}

/** The receipt of one payment, or the confirmation of one refund. */
function receiptLetter(booking: ManagedBooking, cause: string): Letter | null {
  const payment = booking.payments.find(({ id }) => id === cause);
  if (!payment) return null;
  const amount = formatPence(payment.amount);
  const isRefund = payment.kind === 'refund';
  const method = [payment.cardBrand, payment.cardLastFour && `ending in ${payment.cardLastFour}`].filter(
    Boolean,
  );
  return {
    subject: `${isRefund ? 'Refund' : 'Receipt'}: ${amount}, booking ${booking.reference}`,
    title: isRefund ? 'Refund made' : 'Payment received',
    paragraphs: [
      isRefund
        ? `We refunded ${amount}. Your bank shows it within a few days.`
        : `Thank you. We received ${amount}. This email is your receipt.`,
    ],
    facts: [
      [payment.label, amount],
      ['Payment date', formatDayWithYear(ukDateOf(Date.parse(payment.at)))],
      ...(method.length > 0 ? [['Payment method', method.join(' ')] as const] : []),
      ...tripFacts(booking),
      ...moneyFacts(booking),
    ],
  };
}

function balanceLetter(booking: ManagedBooking, kind: 'reminder' | 'overdue'): Letter | null {
  const { due, dueBy, ifUnpaid } = booking.balance;
  if (due === 0 || dueBy === null) return null;
  const [amount, day] = [formatPence(due), formatDayWithYear(dueBy)];
  const isReminder = kind === 'reminder';
  return {
    subject: isReminder
      ? `${amount} is due by ${day}: booking ${booking.reference}`
      : `${amount} is overdue: booking ${booking.reference}`,
    title: isReminder ? 'Your balance is due soon' : 'Your balance is overdue',
    paragraphs: [
      isReminder
        ? `Please pay the balance of ${amount} by ${day}.`
        : `The balance of ${amount} was due by ${day}, and we have not received it. Please pay it now, or contact us.`,
      ...(ifUnpaid === null ? [] : [ifUnpaid]),
    ],
    facts: [...tripFacts(booking), ...moneyFacts(booking)],
    actionLabel: 'Pay the balance',
  };
}

function tripFacts({ reference, holiday }: ManagedBooking): Letter['facts'] {
  return [
    ['Booking reference', reference],
    [holiday.cruise ? 'Ship' : 'Hotel', `${holiday.hotelName}, ${holiday.location}`],
    ['Departure', formatDayWithYear(holiday.departureDate)],
  ];
}

function moneyFacts({ balance, status }: ManagedBooking): Letter['facts'] {
  const { total, paid, refunded, due, dueBy } = balance;
  return [
    ['Total', formatPence(total)],
    ['Paid', formatPence(paid)],
    ...(refunded > 0 ? [['Refunded', formatPence(refunded)] as const] : []),
    ...(status === 'cancelled'
      ? []
      : [
          [
            'Balance',
            dueBy === null
              ? 'Nothing more to pay'
              : `${formatPence(due)}, due by ${formatDayWithYear(dueBy)}`,
          ] as const,
        ]),
  ];
}
