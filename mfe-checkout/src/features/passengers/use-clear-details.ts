import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { useState } from 'react';

import { initialValues, EMPTY_LEAD, type FormValues } from './form-values';
import type { PassengerDrafts } from './passenger-drafts';

interface Cleared {
  readonly values: FormValues;
  readonly session: BookingSession;
}

interface ClearDetails {
  readonly drafts: PassengerDrafts;
  readonly values: FormValues;
  /** Puts values into the form, with nothing marked as wrong. */
  readonly onReplace: (values: FormValues) => void;
}

/**
 * Takes what was typed out of the form, the drafts of this browser and the session of this tab. Until
 * something else is typed it can be taken back.
 */
export function useClearDetails({ drafts, values, onReplace }: ClearDetails) {
  const { booking } = useRuntime();
  const commands = useBookingCommands();
  const [cleared, setCleared] = useState<(Cleared & { readonly empty: FormValues }) | null>(null);

  function clear() {
    const session = booking.getState();
    const empty = initialValues(values.passengers.length, null, null);
    drafts.clear();
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
