import type { CatalogueDeal } from '../../api/content/deals.schema';
import type { ClaimKind } from '../../contracts/claims';
import { pence, type Pence } from '../pricing/pence';

/** The deal with a price of its own: what cards take off it, and what its page shows (PRICE-14, DEC-48). */
export const SPECIAL_OFFER = { dealId: '184', reduction: pence(2_200), shownPrice: pence(12_900) } as const;

/**
 * What a deal starts at: its starting price and the mark-up of the first period that holds its cheapest
 * date, both ends included, and less the reduction of the one deal that has one; never below nothing.
 *
 * @see DOM-MARKUP-01, DOM-MARKUP-02, DOM-MARKUP-03, DEC-97, PRICE-14
 */
export function dealPrice({
  dealId,
  startingPrice,
  markups,
  cheapestDate,
}: Pick<CatalogueDeal, 'dealId' | 'startingPrice' | 'markups' | 'cheapestDate'>): Pence {
  const period = markups.find(
    ({ startDate, endDate }) => startDate <= cheapestDate && cheapestDate <= endDate,
  );
  const reduction = dealId === SPECIAL_OFFER.dealId ? SPECIAL_OFFER.reduction : 0;
  return pence(Math.max(0, startingPrice + (period?.markup ?? 0) - reduction));
}

/** The claim that a deal's badge makes (BADGE-01). */
export function dealBadge({ featured }: Pick<CatalogueDeal, 'featured'>): ClaimKind {
  return featured ? 'exclusive-offer' : 'free-room-upgrade';
}

/** BADGE-02 */
export function packageTag({ shipName }: Pick<CatalogueDeal, 'shipName'>): string {
  return shipName ? 'Flight + Hotel + Cruise' : 'Flight + Hotel';
}

/** Trimmed, without commas at either end (DOM-TEXT-03). */
export function tidyAddress(address: string): string {
  return address.replaceAll(/^[\s,]+|[\s,]+$/g, '');
}

/** Five dots, each full, half or empty: a half for any fraction (DEC-85). */
export function ratingDots(score: number): readonly ('full' | 'half' | 'empty')[] {
  return [1, 2, 3, 4, 5].map((dot) => (score >= dot ? 'full' : score > dot - 1 ? 'half' : 'empty'));
}
