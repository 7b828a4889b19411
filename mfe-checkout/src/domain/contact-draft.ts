import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';

/** Key in session storage. Continue moves the contact to the booking session, which opens the next step (DEC-31). */
const KEY = 'contactDraft';

interface ContactDraft {
  readonly contact: Contact;
  /** The contact that the server has saved last. */
  readonly sent: Contact | null;
}

/** Returns the contact as typed for a package, one value a line: none of them can contain a line break. */
export function readContactDraft(storage: SafeStorage, quoteReference: string): ContactDraft | null {
  const [reference, email = '', phone = '', ...sent] = (storage.read(KEY) ?? '').split('\n');
  if (reference !== quoteReference) return null;
  const [sentEmail, sentPhone = ''] = sent;
  return {
    contact: { email, phone },
    sent: sentEmail === undefined ? null : { email: sentEmail, phone: sentPhone },
  };
}

export function saveContactDraft(storage: SafeStorage, quoteReference: string, contact: Contact): void {
  write(storage, quoteReference, { contact, sent: readContactDraft(storage, quoteReference)?.sent ?? null });
}

/** Keeps what the server has saved, so that a reload does not send it again (DEC-56). Without a draft it does nothing. */
export function markContactSent(storage: SafeStorage, quoteReference: string, sent: Contact): void {
  const draft = readContactDraft(storage, quoteReference);
  if (draft) write(storage, quoteReference, { ...draft, sent });
}

function write(storage: SafeStorage, quoteReference: string, { contact, sent }: ContactDraft): void {
  const contacts = sent ? [contact, sent] : [contact];
  storage.write(KEY, [quoteReference, ...contacts.flatMap(({ email, phone }) => [email, phone])].join('\n'));
}

export function clearContactDraft(storage: SafeStorage): void {
  storage.remove(KEY);
}
