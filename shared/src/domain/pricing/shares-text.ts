import { formatPence, pence, type Pence } from './pence';

/**
 * Describes how a total that the guests cannot share equally is divided to the penny, such as
 * `6 at £675.57 and 1 at £675.58`.
 *
 * @returns `null` when every guest has the same share
 */
export function sharesText(total: Pence, guests: number): string | null {
  const more = total % guests;
  if (more === 0) return null;
  const lower = pence(Math.floor(total / guests));
  const higher = pence(lower + 1);
  return `${guests - more} at ${formatPence(lower)} and ${more} at ${formatPence(higher)}`;
}

/** Returns the label of a price per person, which states when it is rounded (DEC-192). */
export function perPersonLabel(total: number, perPerson: number): string {
  const isExact = perPerson === 0 || total % perPerson === 0;
  return isExact ? 'Per person' : 'Per person, rounded';
}
