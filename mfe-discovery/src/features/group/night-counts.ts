import type { HolidayGroup } from '@storefront/shared/api/content/group.schema';
import { cardPrice } from '@storefront/shared/domain/deals/card-price';

export type GroupDestination = HolidayGroup['destinations'][number];

/** Returns the night counts with prices, ascending (GRP-06). */
export function nightCounts({ priceData }: Pick<GroupDestination, 'priceData'>): readonly string[] {
  return Object.keys(priceData).toSorted((one, other) => Number(one) - Number(other));
}

/** Returns the night count with the lowest price; the fewest nights if none has a price; `null` without night counts. */
export function cheapestNights(destination: Pick<GroupDestination, 'priceData'>): string | null {
  const counts = nightCounts(destination);
  const lowest = cardPrice(destination.priceData);
  const withLowest = counts.find(
    (count) => lowest !== null && cardPrice({ [count]: destination.priceData[count] ?? {} }) === lowest,
  );
  return withLowest ?? counts[0] ?? null;
}
