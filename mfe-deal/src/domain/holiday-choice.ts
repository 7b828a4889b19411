import type { DetailsQuery } from '@storefront/shared/domain/search-query/details-path';

/** What the shopper of holiday details has chosen so far: the address holds all of it. */
export type Wish = Required<DetailsQuery>;

/**
 * A choice and what it resets.
 *
 * Duration, board, airport and party take the choice of flight back and keep the date, which holds as long as it is
 * sold (HD-ST-02, usability rule 35). A month takes the date back, so that its cheapest is selected
 * (HD-ST-06); a date shows its own month.
 */
export function withChange(wish: Wish, change: Partial<Wish>): Wish {
  const next = { ...wish, ...change };
  if (change.flightId !== undefined) return next;
  if (change.date !== undefined)
    return { ...next, month: change.date?.slice(0, 7) ?? next.month, flightId: null };
  if (change.month !== undefined) return { ...next, date: null, flightId: null };
  return { ...next, flightId: null };
}

/** The month that is shown, `yyyy-MM`: of the date, else the one that was turned to, else `otherwise`. */
export function monthOf({ date, month }: Pick<Wish, 'date' | 'month'>, otherwise: string): string {
  return date?.slice(0, 7) ?? month ?? otherwise;
}
