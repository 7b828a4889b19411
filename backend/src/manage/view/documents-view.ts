import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { EXAMPLE_ATOL_NUMBER } from '@storefront/shared/contracts/example-shop';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';
import { formatPence } from '@storefront/shared/domain/pricing/pence';

type BookingDocument = ManagedBooking['documents'][number];

/** Returns the documents of a booking. A cancelled one keeps its confirmation and receipts. */
export function documentsOf({
  reference,
  status,
  payments,
  protection,
}: Pick<ManagedBooking, 'reference' | 'status' | 'payments' | 'protection'>): BookingDocument[] {
  const pdf = { mediaType: 'application/pdf' } as const;
  const receipts = payments.flatMap(({ receipt, amount, at, kind }): BookingDocument[] => {
    if (receipt === null) return [];
    const day = formatDayWithYear(ukDateOf(Date.parse(at)));
    const title = `${kind === 'refund' ? 'Refund' : 'Receipt'}, ${day}`;
    const detail = `PDF, ${formatPence(amount)}`;
    return [{ ...pdf, id: receipt, title, detail, fileName: `${receipt}-${reference}.pdf` }];
  });
  const trip: BookingDocument[] = [
    {
      ...pdf,
      id: 'itinerary',
      title: 'Itinerary',
      detail: 'PDF, day by day',
      fileName: `itinerary-${reference}.pdf`,
    },
    // The Civil Aviation Authority prescribes the form of certificates: a shop with a licence issues its own (DEC-217).
    ...(protection.atolNumber === EXAMPLE_ATOL_NUMBER
      ? [
          {
            ...pdf,
            id: 'atol-certificate',
            title: 'ATOL Certificate (placeholder)',
            detail: `PDF, ATOL ${EXAMPLE_ATOL_NUMBER}`,
            fileName: `atol-placeholder-${reference}.pdf`,
          },
        ]
      : []),
    {
      id: 'calendar',
      title: 'Calendar file',
      detail: 'ICS, the holiday with its flights',
      mediaType: 'text/calendar',
      fileName: `holiday-${reference}.ics`,
    },
  ];
  return [
    {
      ...pdf,
      id: 'confirmation',
      title: status === 'cancelled' ? 'Booking and its cancellation' : 'Booking confirmation',
      detail: 'PDF, with your rights and our terms',
      fileName: `booking-${reference}.pdf`,
    },
    ...receipts,
    ...(status === 'cancelled' ? [] : trip),
  ];
}
