import { saveContact } from '@storefront/shared/api/booking/save-contact';
import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useBooking, useRuntime } from '@storefront/shared/runtime';
import { userSessionId } from '@storefront/shared/platform/storage/user-session-id';
import { useCallback, useEffect, useRef } from 'react';

import { looksComplete, trimmed } from './contact-rules';

/** Specification 7: debounced 500 ms while typing. */
const TYPING_PAUSE_MS = 500;

/**
 * Sends the contact where there is something and something new to send (API-CONTACT-02, DEC-56). Nobody waits
 * for the answer, and a failure stops nobody (ERR-22).
 *
 * @param stored what Continue has sent before
 */
export function useSendContact(stored: Contact | null) {
  const { config } = useRuntime();
  const referenceNumber = useBooking((session) => session.chosen?.quoteReference ?? '');
  const lastSent = useRef(JSON.stringify(stored));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = useCallback(
    (contact: Contact) => {
      clearTimeout(timer.current);
      const { email, phone } = trimmed(contact);
      const text = JSON.stringify({ email, phone });
      if ((email === '' && phone === '') || text === lastSent.current) return;
      lastSent.current = text;
      const body = { email, phoneNumber: phone, referenceNumber, userSessionId: userSessionId() };
      void saveContact(config, body).then((answer) => {
        if (!answer.ok) console.warn(`contact not saved: ${answer.error.kind}`);
      });
    },
    [config, referenceNumber],
  );

  const sendAfterPause = useCallback(
    (contact: Contact) => {
      clearTimeout(timer.current);
      if (!config.contactWhileTyping || !looksComplete(contact)) return;
      timer.current = setTimeout(() => send(contact), TYPING_PAUSE_MS);
    },
    [config.contactWhileTyping, send],
  );

  const sendOnBlur = useCallback(
    (contact: Contact) => {
      if (config.contactWhileTyping) send(contact);
    },
    [config.contactWhileTyping, send],
  );

  return { send, sendAfterPause, sendOnBlur };
}
