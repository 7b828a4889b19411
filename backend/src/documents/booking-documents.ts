import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { holidayRows } from '@storefront/shared/domain/booking/booking-rows';
import { describeFlightInOneLine } from '@storefront/shared/domain/booking/flight-description';
import { createHolidayCalendar } from '@storefront/shared/domain/booking/holiday-calendar';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { perPersonLabel } from '@storefront/shared/domain/pricing/shares-text';

import { atolPlaceholder } from './atol-placeholder';
import { heading, row } from './pdf-blocks';
import { taggedPdf, type PdfBlock } from './tagged-pdf';

export interface DocumentFile {
  readonly mediaType: string;
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** Returns the file of a document of a booking; `null` for an unknown id. */
export async function documentFile(booking: ManagedBooking, id: string): Promise<DocumentFile | null> {
  const document = booking.documents.find((one) => one.id === id);
  if (!document) return null;
  const { mediaType, fileName, title } = document;
  if (id === 'calendar') return { mediaType, fileName, bytes: Buffer.from(calendarOf(booking)) };
  const author = booking.seller.name;
  const pdfTitle = `${title}: ${booking.reference}`;
  const bytes = await taggedPdf({ title: pdfTitle, author, blocks: blocksOf(booking, id) });
  return { mediaType, fileName, bytes };
}

function calendarOf({ holiday, reference, seller }: ManagedBooking): string {
  return createHolidayCalendar({ ...holiday, reference }, seller.name);
}

function blocksOf(booking: ManagedBooking, id: string): readonly PdfBlock[] {
  if (id === 'confirmation') return confirmationBlocks(booking);
  if (id === 'atol-certificate') return atolPlaceholder(booking);
  if (id === 'itinerary') return itineraryBlocks(booking);
  return receiptBlocks(booking, id);
}

/** All that the package travel rules require on a durable medium. */
function confirmationBlocks(booking: ManagedBooking): readonly PdfBlock[] {
  const { holiday, extras, status, bookedOn, reference, price, contact, contract } = booking;
  return [
    ...(status === 'cancelled' ? [{ kind: 'paragraph', text: 'This booking is cancelled.' } as const] : []),
    row('Booking reference', reference),
    row('Booked', formatDayWithYear(bookedOn)),
    heading('Your holiday'),
    ...holidayRows(holiday, extras).map(({ label, value }) => row(label, value)),
    row('Outbound flight', describeFlightInOneLine(holiday.outbound)),
    row('Inbound flight', describeFlightInOneLine(holiday.inbound)),
    heading('Travellers'),
    ...booking.travellers.map(({ title, firstName, lastName, isLead, index, room }) =>
      row(
        isLead ? 'Lead passenger' : `Traveller ${index + 1}`,
        `${title} ${firstName} ${lastName}, ${holiday.cruise ? 'cabin' : 'room'} ${room}`,
      ),
    ),
    row('Contact', [contact.email, contact.telephone].join(', ')),
    heading('Price and payments'),
    ...price.lines.map(({ label, amount }) => row(label, formatPence(amount))),
    row('Total', formatPence(price.total), true),
    row(perPersonLabel(price.total, price.perPerson), formatPence(price.perPerson)),
    ...paymentBlocks(booking),
    heading('Your contract'),
    ...contract.map(({ title, text }) => row(title, text)),
  ];
}

function paymentBlocks({ payments, balance, status }: ManagedBooking): readonly PdfBlock[] {
  const { due, dueBy, ifUnpaid } = balance;
  return [
    ...payments.map((payment) => row(payment.label, paymentText(payment))),
    ...(status === 'cancelled'
      ? []
      : [
          row(
            'Balance',
            dueBy === null
              ? 'Nothing more to pay'
              : `${formatPence(due)}, due by ${formatDayWithYear(dueBy)}`,
            true,
          ),
        ]),
    ...(ifUnpaid === null ? [] : [{ kind: 'paragraph', text: ifUnpaid } as const]),
  ];
}

function paymentText({
  amount,
  at,
  cardBrand,
  cardLastFour,
  state,
}: ManagedBooking['payments'][number]): string {
  const card = cardLastFour === null ? cardBrand : `${cardBrand ?? 'Card'} ending in ${cardLastFour}`;
  const made = state === 'succeeded' ? formatDayWithYear(ukDateOf(Date.parse(at))) : 'on its way';
  return [formatPence(amount), made, card].filter((part) => part !== null).join(', ');
}

function sellerText({ seller }: ManagedBooking): string {
  return [seller.name, ...seller.address, seller.phone, seller.email]
    .filter((part) => part !== null)
    .join(', ');
}

function itineraryBlocks({
  itinerary,
  reference,
  emergency,
  travellers,
}: ManagedBooking): readonly PdfBlock[] {
  return [
    row('Booking reference', reference),
    row(
      'Travellers',
      travellers.map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`).join(', '),
    ),
    ...(emergency ? [row('Help on holiday', `${emergency.phone}, ${emergency.hours}`)] : []),
    ...itinerary.flatMap(({ from, until, items }) => [
      heading(
        from === until
          ? formatDayWithYear(from)
          : `${formatDayWithYear(from)} to ${formatDayWithYear(until)}`,
      ),
      ...items.map(({ time, title, detail }) => row(time ?? '', [title, detail].filter(Boolean).join('. '))),
    ]),
    { kind: 'paragraph', text: 'All times are local.' },
  ];
}

function receiptBlocks(booking: ManagedBooking, id: string): readonly PdfBlock[] {
  const { payments, balance, reference, holiday } = booking;
  const payment = payments.find(({ receipt }) => receipt === id);
  if (!payment) return [];
  return [
    row('Booking reference', reference),
    row(holiday.cruise ? 'Ship' : 'Hotel', `${holiday.hotelName}, ${holiday.location}`),
    row('Departure', formatDayWithYear(holiday.departureDate)),
    heading(payment.kind === 'refund' ? 'Refund' : 'Payment'),
    row(payment.label, paymentText(payment), true),
    row('Total of the booking', formatPence(balance.total)),
    row('Paid so far', formatPence(balance.paid)),
    ...(balance.refunded > 0 ? [row('Refunded', formatPence(balance.refunded))] : []),
    row('Still to pay', formatPence(balance.due)),
    row('Seller', sellerText(booking)),
  ];
}
