import { formatPounds, type Pence } from '@storefront/shared/domain/pricing/pence';

/** What a bag in the hold weighs and costs on a flight, for an adult. */
export interface HoldBag {
  readonly kilograms: number;
  readonly price: Pence;
}

/** `Hold bag 20 kg, £30 extra`. */
export function bagWords({ kilograms, price }: HoldBag): string {
  return `Hold bag ${kilograms} kg${price === 0 ? ' included' : `, ${formatPounds(price)} extra`}`;
}
