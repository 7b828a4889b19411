import { formatPounds, pence } from '../pricing/pence';

/** Price of one hold bag, both directions (PRICE-06). */
export const HOLD_BAG_PRICE = pence(9_000);
/** Its weight in kilograms (DEC-72). */
export const HOLD_BAG_KG = 23;

/**
 * `23 kg, £90`: the bag that the checkout sells on every flight. The airline's price of its own bag is in the supplier's
 * flights and is not on sale here (DEC-119).
 */
export function soldBag(): string {
  return `${HOLD_BAG_KG} kg, ${formatPounds(HOLD_BAG_PRICE)}`;
}
