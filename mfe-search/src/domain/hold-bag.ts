import { formatPounds, type Pence } from '@storefront/shared/domain/pricing/pence';

/** Weight and price of an adult's hold bag on a flight. */
export interface HoldBag {
  readonly kilograms: number;
  readonly price: Pence;
}

/** `Hold bag 20 kg, £30 extra`. */
export function holdBagLabel({ kilograms, price }: HoldBag): string {
  return `Hold bag ${kilograms} kg${price === 0 ? ' included' : `, ${formatPounds(price)} extra`}`;
}
