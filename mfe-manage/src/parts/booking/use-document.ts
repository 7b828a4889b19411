import { fetchBookingDocument } from '@storefront/shared/api/manage/fetch-document';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { saveFile } from '@storefront/shared/platform/files/save-file';
import { useRuntime } from '@storefront/shared/runtime';
import { useState } from 'react';

import { useManagedBooking } from './booking-context';
import { useCall } from './use-call';

type BookingDocument = Pick<ManagedBooking['documents'][number], 'id' | 'title' | 'fileName'>;

/** Saves documents of the booking as files. */
export function useDocument() {
  const { config } = useRuntime();
  const { token, onAccessEnded } = useManagedBooking();
  const { run, isBusy, problem } = useCall(onAccessEnded);
  const [latest, setLatest] = useState<BookingDocument | null>(null);
  const [savedTitle, setSavedTitle] = useState<string | null>(null);

  async function save(document: BookingDocument) {
    if (isBusy) return;
    setLatest(document);
    setSavedTitle(null);
    const file = await run(() => fetchBookingDocument(config, token, document.id));
    if (!file) return;
    saveFile(file, document.fileName);
    setSavedTitle(document.title);
  }

  return { save, problem, savedTitle, savingId: isBusy ? (latest?.id ?? null) : null };
}
