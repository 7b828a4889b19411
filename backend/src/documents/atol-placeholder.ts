import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { holidayRows } from '@storefront/shared/domain/booking/booking-rows';
import { describeFlightInOneLine } from '@storefront/shared/domain/booking/flight-description';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { formatPence } from '@storefront/shared/domain/pricing/pence';

import { heading, row } from './pdf-blocks';
import type { PdfBlock } from './tagged-pdf';

/**
 * Returns what takes the place of the ATOL Certificate in a shop without a licence (DEC-217): who, what and how much a
 * certificate would name, after the statement that it protects nothing.
 */
export function atolPlaceholder(booking: ManagedBooking): readonly PdfBlock[] {
  const { holiday, extras, protection, organiser, travellers, reference, bookedOn, price } = booking;
  return [
    {
      kind: 'paragraph',
      text: `This is a placeholder, not an ATOL Certificate, and it protects nothing. The ATOL number ${protection.atolNumber ?? ''} is an example. A seller with a licence replaces this document by the certificate in the form of the Civil Aviation Authority, and gives it to you as soon as you pay.`,
    },
    heading('What a certificate names'),
    row('ATOL number', protection.atolNumber ?? ''),
    row('ATOL holder', [organiser.name, ...organiser.address].join(', ')),
    row('Booking reference', reference),
    row('Date of issue', formatDayWithYear(bookedOn)),
    row('Type of protection', 'Package sale'),
    row('Cost', formatPence(price.total)),
    heading('Who is protected'),
    row('Number of travellers', String(travellers.length)),
    row(
      'Names',
      travellers.map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`).join(', '),
    ),
    heading('What is protected'),
    row('Outbound flight', describeFlightInOneLine(holiday.outbound)),
    row('Inbound flight', describeFlightInOneLine(holiday.inbound)),
    ...holidayRows(holiday, extras).map(({ label, value }) => row(label, value)),
  ];
}
