import { saveContact } from '@storefront/shared/api/booking/save-contact';
import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useBooking, useRuntime } from '@storefront/shared/runtime';
import { userSessionId } from '@storefront/shared/platform/storage/user-session-id';
import { useEffect, useRef } from 'react';

import { looksComplete, trimmed } from './contact-rules';

/** Specification 7: debounced by 500 ms while typing. */
const TYPING_PAUSE_MS = 500;

/**
 * Sends the contact to the server when it is not empty and differs from the last one sent (API-CONTACT-02, DEC-56).
 * The page does not wait for the response. A failure is only logged (ERR-22), and the same contact can be sent again.
 *
 * @param sent the contact that was sent before the page was opened
 * @param onSent called when the server has saved a contact
 */
export function useSendContact(sent: Contact | null, onSent: (contact: Contact) => void) {
  const { config } = useRuntime();
  const referenceNumber = useBooking((session) => session.chosen?.quoteReference ?? '');
  const lastSent = useRef(JSON.stringify(sent));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (contact: Contact) => {
    clearTimeout(timer.current);
    const { email, phone } = trimmed(contact);
    const text = JSON.stringify({ email, phone });
    if ((email === '' && phone === '') || text === lastSent.current) return;
    lastSent.current = text;
    const body = { email, phoneNumber: phone, referenceNumber, userSessionId: userSessionId() };
    void saveContact(config, body).then((response) => {
      if (response.ok) return onSent({ email, phone });
      if (lastSent.current === text) lastSent.current = '';
      console.warn(`Contact not saved: the request failed (${response.error.kind}).`);
    });
  };

  const sendAfterPause = (contact: Contact) => {
    clearTimeout(timer.current);
    if (!config.contactWhileTyping || !looksComplete(contact)) return;
    timer.current = setTimeout(() => send(contact), TYPING_PAUSE_MS);
  };

  const sendOnBlur = (contact: Contact) => {
    if (config.contactWhileTyping) send(contact);
  };

  return { send, sendAfterPause, sendOnBlur };
}
