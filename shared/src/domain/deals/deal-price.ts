import type { IsoDate } from '../dates/iso-date';
import { pence, penceToPounds, wholePounds, type Pence } from '../pricing/pence';

/** The deal with a reduction of its own: deducted on cards, and the price its page shows (PRICE-14, DEC-48). */
export const SPECIAL_OFFER = {
  dealId: '184',
  reduction: pence(2_200),
  displayedPrice: pence(12_900),
} as const;

/** A period in which a deal costs more, or less when `markup` is negative. Both dates are inclusive. */
interface MarkupPeriod {
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
  /** Per person. */
  readonly markup: Pence;
}

interface DealPriceInput {
  readonly dealId: string;
  /** As sent, to the penny: the price is rounded once, with its mark-up. */
  readonly startingPrice: Pence;
  readonly markups: readonly MarkupPeriod[];
  readonly cheapestDate: IsoDate;
}

/**
 * Returns the from-price of a deal per person: its starting price, plus the mark-up of the first period that
 * contains its cheapest date, minus the reduction of the special offer, in whole pounds. Never negative.
 *
 * @see DOM-MARKUP-01, DOM-MARKUP-02, DOM-MARKUP-03, DEC-97, PRICE-01, DEC-98, PRICE-14
 */
export function dealPrice({ dealId, startingPrice, markups, cheapestDate }: DealPriceInput): Pence {
  const period = markups.find(
    ({ startDate, endDate }) => startDate <= cheapestDate && cheapestDate <= endDate,
  );
  const reduction = dealId === SPECIAL_OFFER.dealId ? SPECIAL_OFFER.reduction : 0;
  const price = pence(Math.max(0, startingPrice + (period?.markup ?? 0) - reduction));
  return wholePounds(penceToPounds(price));
}

/** Returns the kind of claim that the badge of a deal shows (BADGE-01). */
export function dealBadge({
  featured,
}: {
  readonly featured: boolean;
}): 'exclusive-offer' | 'free-room-upgrade' {
  return featured ? 'exclusive-offer' : 'free-room-upgrade';
}

/** Returns the text that names what a deal consists of (BADGE-02). */
export function packageTag({ shipName }: { readonly shipName: string | null }): string {
  return shipName ? 'Flight + Hotel + Cruise' : 'Flight + Hotel';
}

/** Trims whitespace and commas from both ends of a postal address (DOM-TEXT-03). */
export function tidyAddress(address: string): string {
  return address.replaceAll(/^[\s,]+|[\s,]+$/g, '');
}

/** Returns five dots for a score of 0 to 5. Any fraction gives a half dot (DEC-85). */
export function ratingDots(score: number): readonly ('full' | 'half' | 'empty')[] {
  return [1, 2, 3, 4, 5].map((dot) => (score >= dot ? 'full' : score > dot - 1 ? 'half' : 'empty'));
}
