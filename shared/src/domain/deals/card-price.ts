import type { Pence } from '../pricing/pence';

type Cell = { readonly pricePerPerson: Pence } | null | undefined;

/** The lowest price of a page's or a group's table; `null` is N/A and has no badge (DOM-CARDPRICE-01, DOM-CARDPRICE-02). */
export function cardPrice(priceData: Readonly<Record<string, Readonly<Record<string, Cell>>>>): Pence | null {
  const cells = Object.values(priceData).flatMap((ratings) => Object.values(ratings));
  return lowestPrice(cells.map((cell) => cell?.pricePerPerson ?? null));
}

export function lowestPrice(prices: readonly (Pence | null)[]): Pence | null {
  return prices.reduce(
    (best, price) => (best === null || (price !== null && price < best) ? price : best),
    null,
  );
}
