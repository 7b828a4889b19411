import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { useState } from 'react';

import { clearContactDraft } from '../../domain/contact-draft';

import { initialValues, EMPTY_LEAD, type FormValues } from './form-values';
import type { PassengerDrafts } from './passenger-drafts';

/** What `undo` restores, and the empty form that `clear` has put in its place. */
interface ClearedDetails {
  readonly values: FormValues;
  readonly session: BookingSession;
  readonly empty: FormValues;
}

export interface ClearDetails {
  readonly drafts: PassengerDrafts;
  readonly values: FormValues;
  /** Replaces the values of the form and clears its errors. */
  readonly onReplace: (values: FormValues) => void;
}

/**
 * Clears the form, the drafts in this browser and the details in the booking session. The shopper can undo this until
 * the next change of the form.
 */
export function useClearDetails({ drafts, values, onReplace }: ClearDetails) {
  const { booking } = useRuntime();
  const commands = useBookingCommands();
  const [cleared, setCleared] = useState<ClearedDetails | null>(null);

  function clear() {
    const session = booking.getState();
    const empty = initialValues(values.passengers.length, null, null);
    drafts.clear();
    clearContactDraft(safeStorage('session'));
    commands.saveContact({ email: '', phone: '' });
    commands.enterPassengers(EMPTY_LEAD, []);
    onReplace(empty);
    if (values !== cleared?.empty) setCleared({ values, session, empty });
  }

  function undo() {
    if (!cleared) return;
    const { contact, leadDetails, passengers, leadPassengerId } = cleared.session;
    if (contact) commands.saveContact(contact);
    if (leadDetails) commands.enterPassengers(leadDetails, passengers);
    if (leadPassengerId) commands.leadPassengerSaved(leadPassengerId);
    drafts.save(cleared.values);
    onReplace(cleared.values);
    setCleared(null);
  }

  return { clear, undo, isCleared: cleared !== null && values === cleared.empty };
}
