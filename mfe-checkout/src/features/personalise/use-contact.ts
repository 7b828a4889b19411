import { saveContact } from '@storefront/shared/api/booking/booking-calls';
import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useBooking, useRuntime } from '@storefront/shared/runtime';
import { userSessionId } from '@storefront/shared/storage/user-session-id';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Specification 7: debounced 500 ms while typing. */
const TYPING_PAUSE_MS = 500;

/** The contact as typed, saved on blur, on a pause and on Continue, when there is something new to save (DEC-56). */
export function useContact() {
  const { config } = useRuntime();
  const stored = useBooking((session) => session.contact);
  const reference = useBooking((session) => session.chosen?.quoteReference ?? '');
  const [contact, setContact] = useState<Contact>(stored ?? { email: '', phone: '' });
  const sent = useRef(stored ? JSON.stringify(stored) : '');

  const save = useCallback(
    (value: Contact) => {
      const text = JSON.stringify(value);
      if ((value.email === '' && value.phone === '') || text === sent.current) return;
      sent.current = text;
      const body = {
        email: value.email,
        phoneNumber: value.phone,
        referenceNumber: reference,
        userSessionId: userSessionId(),
      };
      void saveContact(config, body).then((answer) => {
        // Logged only: a contact that was not saved stops nobody (ERR-22).
        if (!answer.ok) console.warn(`contact not saved: ${answer.error.kind}`);
      });
    },
    [config, reference],
  );

  useEffect(() => {
    const pause = setTimeout(() => save(contact), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [contact, save]);

  return { contact, setContact, save };
}
