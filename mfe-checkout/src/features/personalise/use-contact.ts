import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { useBooking, useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { useState } from 'react';

import {
  clearContactDraft,
  markContactSent,
  readContactDraft,
  saveContactDraft,
} from '../../domain/contact-draft';

import { missingFields, trimmed } from './contact-rules';
import { useSendContact } from './use-send-contact';

const EMPTY_CONTACT: Contact = { email: '', phone: '' };

/**
 * The contact while it is typed: a draft of this tab, which a reload restores. Continue stores it in the booking session,
 * which later fills the form (DEC-55).
 */
export function useContact() {
  const stored = useBooking((session) => session.contact);
  const quoteReference = useBooking((session) => session.chosen?.quoteReference ?? '');
  const { saveContact } = useBookingCommands();
  const { contactWhileTyping } = useRuntime().config;
  const storage = safeStorage('session');
  const [draft] = useState(() => readContactDraft(storage, quoteReference));
  const [contact, setContact] = useState<Contact>(draft?.contact ?? stored ?? EMPTY_CONTACT);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const { send, sendAfterPause, sendOnBlur } = useSendContact(draft?.sent ?? stored, (sent) =>
    markContactSent(storage, quoteReference, sent),
  );
  const missing = missingFields(contact);
  const isComplete = !missing.email && !missing.phone;

  function change(next: Contact) {
    setContact(next);
    // Without that setting the page promises to keep nothing before Continue (claims row 25).
    if (contactWhileTyping) saveContactDraft(storage, quoteReference, next);
    sendAfterPause(next);
    const nextMissing = missingFields(next);
    if (!nextMissing.email && !nextMissing.phone) setFailedSubmits(0);
  }

  /** @returns whether the contact is complete and was stored */
  function confirm(): boolean {
    if (!isComplete) {
      setFailedSubmits((before) => before + 1);
      return false;
    }
    send(contact);
    saveContact(trimmed(contact));
    clearContactDraft(storage);
    return true;
  }

  return {
    contact,
    /** The fields to mark as missing: none before the first Continue (usability rule 45). */
    missing: failedSubmits > 0 ? missing : { email: false, phone: false },
    /** How often Continue failed since the contact was last complete. */
    failedSubmits,
    change,
    onBlur: () => sendOnBlur(contact),
    confirm,
  };
}

export type ContactEntry = ReturnType<typeof useContact>;
