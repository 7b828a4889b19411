import { pence, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';

/** Shown when there is no price at all; it is never charged (PRICE-15, DEC-30). */
export const PLACEHOLDER_TOTAL = pence(144_373);

export interface PriceSources {
  /** The total with all extras. */
  readonly finalPrice?: Pence | null | undefined;
  /** The total of the package. */
  readonly totalPrice?: Pence | null | undefined;
  readonly pricePerPerson?: Pence | null | undefined;
  readonly guests: number;
}

export interface QuoteTotal {
  readonly total: Pence;
  /** False for the placeholder, which cannot be paid. */
  readonly isPriced: boolean;
}

/** Returns the total of a booking from the first available price in the order of DEC-30. */
export function quoteTotal({ finalPrice, totalPrice, pricePerPerson, guests }: PriceSources): QuoteTotal {
  const priceOfAllGuests = isPrice(pricePerPerson) ? timesPence(pricePerPerson, guests) : null;
  const total = [finalPrice, totalPrice, priceOfAllGuests].find(isPrice);
  return total === undefined ? { total: PLACEHOLDER_TOTAL, isPriced: false } : { total, isPriced: true };
}

function isPrice(amount: Pence | null | undefined): amount is Pence {
  return typeof amount === 'number' && amount > 0;
}
