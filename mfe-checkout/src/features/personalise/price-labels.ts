import { formatPence, pence, type Pence } from '@storefront/shared/domain/pricing/pence';

/** `+£49.00`, `−£20.00` */
export function signedPence(amount: Pence): string {
  return `${amount < 0 ? '−' : '+'}${formatPence(pence(Math.abs(amount)))}`;
}

/** `+£49.00 per person` */
export function perPerson(amount: Pence): string {
  return `${signedPence(amount)} per person`;
}

/** What a choice does to the total of the booking (usability rule 39). */
export function inTotal(effect: Pence): string {
  return effect === 0 ? 'No extra cost' : `${signedPence(effect)} in total`;
}
