import { formatPence, pence, type Pence } from '@storefront/shared/domain/pricing/pence';

/** `+£49.00`, `−£20.00` */
export function formatSignedPence(amount: Pence): string {
  return `${amount < 0 ? '−' : '+'}${formatPence(pence(Math.abs(amount)))}`;
}

/** `+£49.00 per person` */
export function perPersonLabel(amount: Pence): string {
  return `${formatSignedPence(amount)} per person`;
}

/** `+£98.00 in total` or `No extra cost` (usability rule 39). */
export function extraCostLabel(extraCost: Pence): string {
  return extraCost === 0 ? 'No extra cost' : `${formatSignedPence(extraCost)} in total`;
}
