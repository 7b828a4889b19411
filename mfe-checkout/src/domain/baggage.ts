import { HOLD_BAG_KG, HOLD_BAG_PRICE } from '@storefront/shared/domain/booking/hold-bag';
import { timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';

/** Keeps amounts within the range of safe integers. It is not a limit on sales. */
const MAX_BAGS = 1_000_000;

/** The supplier's code for the standard weight of 23 kg (PRICE-06, DEC-72). */
const STANDARD_WEIGHT = -1;

/** DOM-BOOK-03 */
export interface BaggageOption {
  readonly code: string;
  /** As in the booking; `-1` is displayed as 23 kg. */
  readonly weightKg: number;
  readonly label: string;
  /** `null`: no limit (PRICE-08, DEC-72). */
  readonly maxQuantity: number | null;
  /** Return price of one bag. */
  readonly price: Pence;
  readonly quantity: number;
}

/** Returns the hold baggage on sale with the chosen quantity. */
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
  return `${weightKg === STANDARD_WEIGHT ? HOLD_BAG_KG : weightKg} kg`;
}

/** Returns the change of the total for the chosen bags. */
export function baggageExtraCost({ price, quantity }: BaggageOption): Pence {
  return timesPence(price, quantity);
}

/** Converts a typed number of bags to a whole number from 0 (PRICE-08). */
export function parseBagCount(typed: number): number {
  return Math.min(Math.max(Math.round(typed) || 0, 0), MAX_BAGS);
}
