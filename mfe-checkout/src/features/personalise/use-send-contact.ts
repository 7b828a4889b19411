import { saveContact } from '@storefront/shared/api/booking/booking-calls';
import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useBooking, useRuntime } from '@storefront/shared/runtime';
import { userSessionId } from '@storefront/shared/platform/storage/user-session-id';
import { useCallback, useEffect, useRef } from 'react';

import { looksTyped, trimmed } from './contact-rules';

/** Specification 7: debounced 500 ms while typing. */
const TYPING_PAUSE_MS = 500;

/**
 * Sends the contact where there is something and something new to send (API-CONTACT-02, DEC-56). Nobody waits
 * for the answer, and a failure stops nobody (ERR-22).
 *
 * @param stored what Continue has sent before
 */
export function useContactCall(stored: Contact | null) {
  const { config } = useRuntime();
  const referenceNumber = useBooking((session) => session.chosen?.quoteReference ?? '');
  const last = useRef(JSON.stringify(stored));
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const send = useCallback(
    (contact: Contact) => {
      clearTimeout(pause.current);
      const { email, phone } = trimmed(contact);
      const text = JSON.stringify({ email, phone });
      if ((email === '' && phone === '') || text === last.current) return;
      last.current = text;
      const body = { email, phoneNumber: phone, referenceNumber, userSessionId: userSessionId() };
      void saveContact(config, body).then((answer) => {
        if (!answer.ok) console.warn(`contact not saved: ${answer.error.kind}`);
      });
    },
    [config, referenceNumber],
  );

  const sendOnPause = useCallback(
    (contact: Contact) => {
      clearTimeout(pause.current);
      if (!config.contactWhileTyping || !looksTyped(contact)) return;
      pause.current = setTimeout(() => send(contact), TYPING_PAUSE_MS);
    },
    [config.contactWhileTyping, send],
  );

  const sendOnLeave = useCallback(
    (contact: Contact) => {
      if (config.contactWhileTyping) send(contact);
    },
    [config.contactWhileTyping, send],
  );

  return { send, sendOnPause, sendOnLeave };
}
