import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { isEmail } from '@storefront/shared/domain/passengers/passenger-rules';

/** A number with fewer digits is probably still being typed. */
const MIN_PHONE_DIGITS = 10;
/** Limit of the API. */
const MAX_PHONE_DIGITS = 40;

/** PERS-VAL-02 */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, MAX_PHONE_DIGITS);
}

export function trimmed({ email, phone }: Contact): Contact {
  return { email: email.trim(), phone };
}

/** Checks only presence; formats are validated in the passengers step (PERS-VAL-01, DEC-57). */
export function missingFields(contact: Contact): { readonly email: boolean; readonly phone: boolean } {
  const { email, phone } = trimmed(contact);
  return { email: email === '', phone: phone === '' };
}

/** True when every non-empty field looks complete: a partial email or number must not be stored (DEC-56). */
export function looksComplete(contact: Contact): boolean {
  const { email, phone } = trimmed(contact);
  return (
    (email !== '' || phone !== '') &&
    (email === '' || isEmail(email)) &&
    (phone === '' || phone.length >= MIN_PHONE_DIGITS)
  );
}
