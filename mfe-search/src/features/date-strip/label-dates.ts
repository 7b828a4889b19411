import { addDays, type IsoDate } from '@storefront/shared/dates/iso-date';
import type { Pence } from '@storefront/shared/pricing/pence';

export interface StripDate {
  readonly departureDate: IsoDate;
  readonly lowestPrice: Pence | null;
  readonly label: 'Selected' | 'Cheapest' | 'Alternate';
}

/** The five dates of a search, dateMin + 1 to dateMin + 5; the first of equal prices is the cheapest (DEC-88). */
export function labelDates(
  dateMin: IsoDate,
  selected: IsoDate,
  prices: ReadonlyMap<IsoDate, Pence>,
): readonly StripDate[] {
  const dates = [1, 2, 3, 4, 5].map((days) => addDays(dateMin, days));
  const priced = dates.filter((date) => prices.has(date));
  const cheapest = priced.reduce<IsoDate | null>(
    (best, date) => (best === null || (prices.get(date) ?? 0) < (prices.get(best) ?? 0) ? date : best),
    null,
  );
  return dates.map((departureDate) => ({
    departureDate,
    lowestPrice: prices.get(departureDate) ?? null,
    label: departureDate === selected ? 'Selected' : departureDate === cheapest ? 'Cheapest' : 'Alternate',
  }));
}
