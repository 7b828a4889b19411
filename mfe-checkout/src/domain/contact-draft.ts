import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';

/** Key in session storage. Continue moves the contact to the booking session, which opens the next step (DEC-31). */
const KEY = 'contactDraft';

/** Returns the contact as typed for a package, one value a line: none of them can contain a line break. */
export function readContactDraft(storage: SafeStorage, quoteReference: string): Contact | null {
  const [reference, email = '', phone = ''] = (storage.read(KEY) ?? '').split('\n');
  return reference === quoteReference ? { email, phone } : null;
}

export function saveContactDraft(storage: SafeStorage, quoteReference: string, contact: Contact): void {
  storage.write(KEY, `${quoteReference}\n${contact.email}\n${contact.phone}`);
}

export function clearContactDraft(storage: SafeStorage): void {
  storage.remove(KEY);
}
