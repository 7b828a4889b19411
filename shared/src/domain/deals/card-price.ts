import type { Pence } from '../pricing/pence';

type Cell = { readonly pricePerPerson: Pence } | null | undefined;

/**
 * Returns the lowest price per person in the price table of a page or a group, or `null` when no cell has a price.
 * A card without a price shows no price badge.
 *
 * @param priceData cells by month or night count, then by star rating
 * @see DOM-CARDPRICE-01, DOM-CARDPRICE-02
 */
export function cardPrice(priceData: Readonly<Record<string, Readonly<Record<string, Cell>>>>): Pence | null {
  const cells = Object.values(priceData).flatMap((ratings) => Object.values(ratings));
  return lowestPrice(cells.map((cell) => cell?.pricePerPerson ?? null));
}

/** Returns the lowest of the prices that are not `null`, or `null` when there is none. */
export function lowestPrice(prices: readonly (Pence | null)[]): Pence | null {
  return prices.reduce(
    (best, price) => (best === null || (price !== null && price < best) ? price : best),
    null,
  );
}
