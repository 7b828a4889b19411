import type { BookingRow } from '@storefront/shared/domain/booking/booking-row';
import { holidayRows, paymentRows } from '@storefront/shared/domain/booking/booking-rows';
import { describeFlightInOneLine } from '@storefront/shared/domain/booking/flight-description';
import { createHolidayCalendar } from '@storefront/shared/domain/booking/holiday-calendar';

import type { BackendEnvironment } from '../config/environment';

import { mailHtml } from './mail-layout';
import type { StoredOrder } from './stored-order';

export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar file to attach. */
  readonly calendar?: string;
  /** Address that ends a subscription by a POST without further data (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Returns the confirmation of a stored order. Its rows equal those of the confirmation page. */
export function confirmationMail(order: StoredOrder, seller: BackendEnvironment['seller']): Mail {
  const { lead, holiday, reference } = order;
  const facts = rowsOf(order).map(({ label, value }) => [label, value] as const);
  const intro = `Thank you for booking with ${seller.name}. Your booking reference is ${reference}.`;
  const after = [
    // No claim about protection without an ATOL number (DEC-41).
    ...(seller.atolNumber ? [`This holiday is ATOL protected, number ${seller.atolNumber}.`] : []),
    'The calendar file attached to this mail puts the holiday into your diary.',
  ];
  return {
    to: { name: `${lead.firstName} ${lead.lastName}`, address: lead.email },
    subject: `Booking confirmed: ${reference}, ${holiday.hotelName}`,
    text: [intro, '', ...facts.map(([label, value]) => `${label}: ${value}`), '', ...after].join('\n'),
    html: mailHtml({ title: 'Booking confirmed', paragraphs: [intro], facts, after, seller: seller.name }),
    calendar: createHolidayCalendar({ ...holiday, reference }, seller.name),
  };
}

function rowsOf(order: StoredOrder): readonly BookingRow[] {
  const { holiday, extras, lead, passengers } = order;
  const { lines, sums } = paymentRows({ ...order, departureDate: holiday.departureDate });
  return [
    ...holidayRows(holiday, extras),
    { label: 'Outbound flight', value: describeFlightInOneLine(holiday.outbound) },
    { label: 'Inbound flight', value: describeFlightInOneLine(holiday.inbound) },
    ...lines,
    ...sums,
    {
      label: 'Passengers',
      value: [lead, ...passengers]
        .map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`)
        .join(', '),
    },
  ];
}
