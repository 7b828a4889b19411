import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { isEmail } from '@storefront/shared/domain/passengers/passenger-rules';

/** A number of fewer digits is one that somebody is still typing. */
const MIN_PHONE_DIGITS = 10;
/** As many as the call takes. */
const MAX_PHONE_DIGITS = 40;

/** PERS-VAL-02 */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, MAX_PHONE_DIGITS);
}

export function trimmed({ email, phone }: Contact): Contact {
  return { email: email.trim(), phone };
}

/** Nothing but their presence is asked for here; the formats come with the passengers (PERS-VAL-01, DEC-57). */
export function missingFields(contact: Contact): { readonly email: boolean; readonly phone: boolean } {
  const { email, phone } = trimmed(contact);
  return { email: email === '', phone: phone === '' };
}

/** Whether all that stands there looks typed to its end: half an address is nobody's to keep (DEC-56). */
export function looksComplete(contact: Contact): boolean {
  const { email, phone } = trimmed(contact);
  return (
    (email !== '' || phone !== '') &&
    (email === '' || isEmail(email)) &&
    (phone === '' || phone.length >= MIN_PHONE_DIGITS)
  );
}
