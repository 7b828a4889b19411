import { pence, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';

/** Shown where no total is known at all; nobody is ever charged it (PRICE-15, DEC-30). */
export const PLACEHOLDER_TOTAL = pence(144_373);

export interface PriceSources {
  /** The total with every extra. */
  readonly finalPrice?: Pence | null | undefined;
  /** The total of the package. */
  readonly totalPrice?: Pence | null | undefined;
  readonly pricePerPerson?: Pence | null | undefined;
  readonly guests: number;
}

export interface QuoteTotal {
  readonly total: Pence;
  /** False for the placeholder: no payment is taken on it. */
  readonly isPriced: boolean;
}

/** The total of a booking: the best price that is known, in the order of DEC-30. */
export function quoteTotal({ finalPrice, totalPrice, pricePerPerson, guests }: PriceSources): QuoteTotal {
  const each = isPrice(pricePerPerson) ? timesPence(pricePerPerson, guests) : null;
  const total = [finalPrice, totalPrice, each].find(isPrice);
  return total === undefined ? { total: PLACEHOLDER_TOTAL, isPriced: false } : { total, isPriced: true };
}

function isPrice(amount: Pence | null | undefined): amount is Pence {
  return typeof amount === 'number' && amount > 0;
}
