import { fetchManagedBooking } from '@storefront/shared/api/manage/fetch-booking';
import { fetchBookingDocument } from '@storefront/shared/api/manage/fetch-document';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { readStoredAccess } from '@storefront/shared/api/manage/stored-access';
import { DocumentList } from '@storefront/shared/composites/booked/document-list';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { MANAGE_LINK } from '@storefront/shared/domain/catalogue/manage-link';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';
import { saveFile } from '@storefront/shared/platform/files/save-file';
import { useRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { useState } from 'react';

export { TripDays } from '@storefront/shared/composites/booked/trip-days';

/** The booking as the server has it, and what gives access to its documents. */
export interface Booked {
  readonly booking: ManagedBooking;
  readonly token: string;
}

/** Returns the booking of this tab; `no-access` without a token that the server accepts. */
export async function loadBooked(
  config: StorefrontRuntime['config'],
  now: number,
): Promise<Booked | 'no-access' | 'failed'> {
  const access = readStoredAccess(now);
  if (access === null) return 'no-access';
  const response = await fetchManagedBooking(config, access.token);
  if (response.ok) return { booking: response.value, token: access.token };
  return response.error.kind === 'http' && response.error.status === 401 ? 'no-access' : 'failed';
}

/** `Paid Sat 21 Nov 2026, Visa ending in 4242`; `null` without a payment. */
export function receiptOf([first]: ManagedBooking['payments']): string | null {
  if (!first) return null;
  const { at, cardBrand, cardLastFour } = first;
  const card = cardLastFour === null ? null : `${cardBrand ?? 'Card'} ending in ${cardLastFour}`;
  const day = formatDayWithYear(ukDateOf(Date.parse(at)));
  return [`Paid ${day}`, card].filter((part) => part !== null).join(', ');
}

/** The documents of the booking. */
export function BookedDocuments({ booking, token }: Booked) {
  const { config } = useRuntime();
  const [saving, setSaving] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<{ readonly title: string; readonly isSaved: boolean } | null>(null);

  async function save({ id, title, fileName }: ManagedBooking['documents'][number]) {
    setSaving(id);
    setOutcome(null);
    const response = await fetchBookingDocument(config, token, id);
    if (response.ok) saveFile(response.value, fileName);
    setOutcome({ title, isSaved: response.ok });
    setSaving(null);
  }

  return (
    <DocumentList
      documents={booking.documents}
      onSave={(document) => void save(document)}
      savingId={saving}
      savedTitle={outcome?.isSaved ? outcome.title : null}
      problem={
        outcome?.isSaved === false && (
          <Alert tone="error" title={`${outcome.title} could not be saved`}>
            Please try again, open “{MANAGE_LINK.label}”, or call us on <PhoneLink />.
          </Alert>
        )
      }
    />
  );
}
