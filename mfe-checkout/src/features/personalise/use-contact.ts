import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useBooking, useBookingCommands } from '@storefront/shared/runtime';
import { useState } from 'react';

import { missingIn, trimmed } from './contact-rules';
import { useContactCall } from './use-send-contact';

const NOTHING: Contact = { email: '', phone: '' };

/** The contact as it is typed; Continue puts it into the booking, from where it comes back (DEC-55). */
export function useContact() {
  const stored = useBooking((session) => session.contact);
  const { saveContact } = useBookingCommands();
  const [contact, setContact] = useState<Contact>(stored ?? NOTHING);
  const [refusals, setRefusals] = useState(0);
  const { send, sendOnPause, sendOnLeave } = useContactCall(stored);
  const missing = missingIn(contact);
  const isWhole = !missing.email && !missing.phone;

  function change(next: Contact) {
    setContact(next);
    sendOnPause(next);
    const gaps = missingIn(next);
    if (!gaps.email && !gaps.phone) setRefusals(0);
  }

  /** @returns whether the contact is whole and now part of the booking */
  function confirm(): boolean {
    if (!isWhole) {
      setRefusals((before) => before + 1);
      return false;
    }
    send(contact);
    saveContact(trimmed(contact));
    return true;
  }

  return {
    contact,
    /** What is marked as missing: nothing before the first Continue (usability rule 45). */
    missing: refusals > 0 ? missing : { email: false, phone: false },
    /** How often Continue was refused since the contact was last whole. */
    refusals,
    change,
    leave: () => sendOnLeave(contact),
    confirm,
  };
}

export type ContactEntry = ReturnType<typeof useContact>;
