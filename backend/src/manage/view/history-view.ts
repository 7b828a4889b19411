import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';

import type { MailKind, OrderEvent, OrderEventDetail } from '../../db/after-booking-tables';
import type { StoredBooking } from '../stored-booking';

import { paymentsOf } from './money-view';

type Entry = ManagedBooking['history'][number];

/** Returns everything that happened to a booking in the shopper's words, newest first. */
export function historyOf(booking: StoredBooking): Entry[] {
  const { order, events, mails } = booking;
  const entries = [
    { at: order.created_at.toISOString(), text: 'The holiday was booked.' },
    ...paymentsOf(booking).flatMap(paymentEntries),
    ...events.map(({ at, event, detail }) => ({ at: at.toISOString(), text: eventText(event, detail) })),
    ...mails.flatMap(({ kind, sent_at: at }) => {
      const text = MAIL_TEXTS[kind];
      return at === null || text === null ? [] : [{ at: at.toISOString(), text }];
    }),
  ];
  // Reversed first: of two entries at one instant, such as the booking and its payment, the later one comes first.
  return entries.toReversed().toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function paymentEntries({ kind, label, amount, at, state }: ManagedBooking['payments'][number]): Entry[] {
  if (kind !== 'refund') return [{ at, text: `${label}: you paid ${formatPence(amount)}.` }];
  if (state === 'pending') return [];
  const text =
    state === 'succeeded'
      ? `We refunded ${formatPence(amount)}.`
      : `The refund of ${formatPence(amount)} did not go through. We contact you about it.`;
  return [{ at, text }];
}

function eventText(event: OrderEvent, detail: OrderEventDetail): string {
  return EVENT_TEXTS[event]({
    lines: [],
    traveller: 0,
    about: '',
    amount: 0,
    charge: 0,
    unpaid: 0,
    ...detail,
  });
}

const pounds = (amount: number) => formatPence(pence(amount));

const EVENT_TEXTS: Readonly<Record<OrderEvent, (detail: Required<OrderEventDetail>) => string>> = {
  'contact-changed': () => 'You changed the contact details.',
  'name-corrected': ({ traveller }) => `You corrected the name of traveller ${traveller + 1}.`,
  'extras-added': ({ lines, amount }) => `You added ${lines.join('; ')} for ${pounds(amount)}.`,
  'request-sent': ({ about }) => `You sent us a request about ${REQUEST_TEXTS[about] ?? 'your booking'}.`,
  cancelled: ({ charge }) => `The booking was cancelled. Charge: ${pounds(charge)}.`,
  'refund-ordered': ({ amount }) => `We started a refund of ${pounds(amount)}.`,
  opened: () => 'The booking was opened on "Manage my booking".',
};

const REQUEST_TEXTS: Readonly<Record<string, string>> = {
  names: 'names',
  dates: 'dates',
  extras: 'extras',
  cancellation: 'a cancellation',
};

/** `null`: not a mail to the shopper, or stated by another entry. */
const MAIL_TEXTS: Readonly<Record<MailKind, string | null>> = {
  confirmation: 'We sent the booking confirmation.',
  newsletter: null,
  enquiry: null,
  receipt: 'We sent a receipt.',
  refund: 'We confirmed the refund by email.',
  reminder: 'We sent a reminder of the balance.',
  overdue: 'We told you that the balance is overdue.',
  changed: 'We confirmed the change by email.',
  cancelled: 'We confirmed the cancellation by email.',
  link: 'We sent a link to the booking.',
  request: 'We confirmed your request by email.',
  'for-seller': null,
};
