import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

export interface StripDate {
  readonly departureDate: IsoDate;
  readonly lowestPrice: Pence | null;
  readonly label: 'Selected' | 'Cheapest' | 'Alternate';
  /** Before today: without a price and not selectable (DEC-04). */
  readonly past: boolean;
}

/**
 * Returns the five dates of a search, dateMin + 1 to dateMin + 5. Of equal prices the first is the cheapest (DEC-88).
 *
 * @param prices lowest price of each date
 * @param isWhole whether the prices are those of all hotels; otherwise no date can be called the cheapest
 */
export function labelDates(
  dateMin: IsoDate,
  selected: IsoDate,
  prices: ReadonlyMap<IsoDate, Pence>,
  today: IsoDate,
  isWhole = true,
): readonly StripDate[] {
  const dates = [1, 2, 3, 4, 5].map((days) => addDays(dateMin, days));
  const priced = isWhole ? dates.filter((date) => date >= today && prices.has(date)) : [];
  const cheapest = priced.reduce<IsoDate | null>(
    (best, date) => (best === null || (prices.get(date) ?? 0) < (prices.get(best) ?? 0) ? date : best),
    null,
  );
  return dates.map((departureDate) => ({
    departureDate,
    lowestPrice: departureDate < today ? null : (prices.get(departureDate) ?? null),
    past: departureDate < today,
    label: departureDate === selected ? 'Selected' : departureDate === cheapest ? 'Cheapest' : 'Alternate',
  }));
}
