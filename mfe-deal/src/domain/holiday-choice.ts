import type { DetailsQuery } from '@storefront/shared/domain/search-query/details-path';

/** The shopper's choices on holiday details, all of which are stored in the URL. */
export type HolidayChoice = Required<DetailsQuery>;

/**
 * Returns the choice after a change, with the fields that the change resets.
 *
 * - Nights, board, airport and party reset the flight and keep the date (HD-ST-02, usability rule 35).
 * - A month resets the date, so that its cheapest date is selected (HD-ST-06).
 * - A date displays its own month.
 * - A room resets nothing, and stays: where it is not sold, the page states it.
 */
export function applyChange(choice: HolidayChoice, change: Partial<HolidayChoice>): HolidayChoice {
  const next = { ...choice, ...change };
  if (change.flightId !== undefined || change.room !== undefined) return next;
  if (change.date !== undefined)
    return { ...next, month: change.date?.slice(0, 7) ?? next.month, flightId: null };
  if (change.month !== undefined) return { ...next, date: null, flightId: null };
  return { ...next, flightId: null };
}

/** Returns the month to display (`yyyy-MM`): of the selected date, else the opened one, else the default. */
export function displayedMonth(
  { date, month }: Pick<HolidayChoice, 'date' | 'month'>,
  defaultMonth: string,
): string {
  return date?.slice(0, 7) ?? month ?? defaultMonth;
}
