import { HOLD_BAG_PRICE } from '@storefront/shared/domain/booking/holiday-ledger';
import { timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';

/** How many bags an amount of money can still be counted for; nothing is sold up to it. */
const MAX_BAGS = 1_000_000;

/** The weight that stands for the usual 23 kg (PRICE-06, DEC-72). */
const STANDARD_WEIGHT = -1;

/** DOM-BOOK-03 */
export interface BaggageOption {
  readonly code: string;
  /** As it is booked; `-1` is shown as 23 kg. */
  readonly weightKg: number;
  readonly label: string;
  /** `null`: as many as are wanted (PRICE-08, DEC-72). */
  readonly maxQuantity: number | null;
  /** Of one bag, both ways. */
  readonly price: Pence;
  readonly quantity: number;
}

/** The hold baggage that may be added, with how many of it are chosen. */
export function baggageOptions(quantity: number): readonly BaggageOption[] {
  return [
    {
      code: 'HOLD_BAG',
      weightKg: STANDARD_WEIGHT,
      label: weightLabel(STANDARD_WEIGHT),
      maxQuantity: null,
      price: HOLD_BAG_PRICE,
      quantity,
    },
  ];
}

export function weightLabel(weightKg: number): string {
  return `${weightKg === STANDARD_WEIGHT ? 23 : weightKg} kg`;
}

/** What the bags of an option add to the total. */
export function baggageExtraCost({ price, quantity }: BaggageOption): Pence {
  return timesPence(price, quantity);
}

/** A typed number of bags as one that can be priced: whole and not below zero (PRICE-08). */
export function parseBagCount(typed: number): number {
  return Math.min(Math.max(Math.round(typed) || 0, 0), MAX_BAGS);
}
