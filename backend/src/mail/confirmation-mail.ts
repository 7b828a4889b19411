import type { BookingRow } from '@storefront/shared/domain/booking/booking-row';
import { holidayRows, paymentRows } from '@storefront/shared/domain/booking/booking-rows';
import { describeFlightInOneLine } from '@storefront/shared/domain/booking/flight-description';
import { createHolidayCalendar } from '@storefront/shared/domain/booking/holiday-calendar';

import { contractFacts } from '../manage/view/contract-facts';
import { chargesOf } from '../manage/view/money-view';
import { shopFacts } from '../manage/view/shop-view';
import { NO_TERMS } from '../manage/stored-booking';

import { mailHtml } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { contactLines, paymentReceiptRows } from './receipt';
import type { StoredOrder } from './stored-order';

export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address for replies, if it is not the sender's. */
  readonly replyTo?: string;
  /** A calendar file to attach. */
  readonly calendar?: string;
  /** Address that ends a subscription by a POST without further data (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The link of a confirmation works for this time. */
export const LINK_MS = 30 * 86_400_000;

/**
 * Returns the confirmation of a stored order: the durable record of the contract. Its rows equal those of the
 * confirmation page.
 */
export function confirmationMail(order: StoredOrder, settings: MailSettings): Mail {
  const { lead, holiday, reference } = order;
  const { seller } = settings;
  const facts = [...rowsOf(order), ...contractRows(order, settings)].map(
    ({ label, value }) => [label, value] as const,
  );
  const intro = `Thank you for booking with ${seller.name}. Your booking reference is ${reference}.`;
  const after = [
    ...contactLines(order, seller),
    'The calendar file attached to this mail puts the holiday into your diary.',
  ];
  const action = { label: 'Manage my booking', url: manageUrl(order, settings) };
  return {
    to: { name: `${lead.firstName} ${lead.lastName}`, address: lead.email },
    subject: `Booking confirmed: ${reference}, ${holiday.hotelName}`,
    text: [
      intro,
      '',
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      `${action.label}: ${action.url}`,
      '',
      ...after,
    ].join('\n'),
    html: mailHtml({
      title: 'Booking confirmed',
      paragraphs: [intro],
      facts,
      action,
      after,
      seller: seller.name,
    }),
    calendar: createHolidayCalendar({ ...holiday, reference }, seller.name),
  };
}

function manageUrl({ orderId, accessVersion }: StoredOrder, { tokens, clock }: MailSettings): string {
  return tokens.linkUrl({ orderId, version: accessVersion }, clock.now() + LINK_MS);
}

/** Organiser, cancellation terms and so on, as the law requires them on a durable medium. */
function contractRows(order: StoredOrder, { shop, seller }: MailSettings): readonly BookingRow[] {
  const facts = shopFacts({ ...shop, seller: { ...shop.seller, ...seller } });
  const charges = chargesOf({ ...order, order, terms: order.terms ?? NO_TERMS });
  const contract = contractFacts({ ...facts, charges });
  return contract.map(({ title, text }) => ({ label: title, value: text }));
}

function rowsOf(order: StoredOrder): readonly BookingRow[] {
  const { holiday, extras, lead, passengers, balanceDueOn, paid, payment } = order;
  const { lines, sums } = paymentRows({
    ...order,
    departureDate: holiday.departureDate,
    dueBy: balanceDueOn ?? holiday.departureDate,
    hasPartPayment: paid > payment.amount,
  });
  return [
    ...holidayRows(holiday, extras),
    { label: 'Outbound flight', value: describeFlightInOneLine(holiday.outbound) },
    { label: 'Inbound flight', value: describeFlightInOneLine(holiday.inbound) },
    ...lines,
    ...sums,
    ...paymentReceiptRows(payment),
    {
      label: 'Passengers',
      value: [lead, ...passengers]
        .map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`)
        .join(', '),
    },
  ];
}
