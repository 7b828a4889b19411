import { monthAfter, monthOf } from '@storefront/shared/domain/dates/months';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { saleWindow } from '@storefront/shared/domain/search-query/sale-window';

const MONTHS = 12;

/** Returns the twelve months to choose from: from this month, or those that end with a later chosen one on sale. */
export function exploreMonths(chosen: string, today: IsoDate): readonly string[] {
  const current = monthOf(today);
  const lastOnSale = monthOf(saleWindow(today).last);
  const isLater = chosen > monthAfter(current, MONTHS - 1) && chosen <= lastOnSale;
  const first = isLater ? monthAfter(chosen, 1 - MONTHS) : current;
  return Array.from({ length: MONTHS }, (_, index) => monthAfter(first, index));
}
