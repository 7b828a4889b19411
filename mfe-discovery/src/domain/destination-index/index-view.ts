import { exploreMonthSchema } from '@storefront/shared/api/explore/explore.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { monthAfter, monthOf, monthsBetween } from '@storefront/shared/domain/dates/months';

import { ORDERS, type IndexOrder } from './destination-index';

/** The query parameters of `/destinations`. */
export const INDEX_PARAMS = ['by', 'month'] as const;

export interface IndexView {
  readonly order: IndexOrder;
  /** Of departure, `yyyy-MM`. */
  readonly month: string;
}

const MONTHS_ON_SALE = 12;
/** Few people book a package within a month. */
const DEFAULT_MONTHS_AHEAD = 2;

/** Returns the twelve months from today, `yyyy-MM`. */
export function monthsOnSale(today: IsoDate): readonly string[] {
  const first = monthOf(today);
  return monthsBetween(first, monthAfter(first, MONTHS_ON_SALE - 1));
}

/** Reads the view from the URL. What cannot be is replaced by the default. */
export function readIndexView(params: URLSearchParams, today: IsoDate): IndexView {
  const by = params.get('by');
  const month = exploreMonthSchema.safeParse(params.get('month')).data;
  const isOnSale = month !== undefined && monthsOnSale(today).includes(month);
  return {
    order: ORDERS.find((order) => order === by) ?? ORDERS[0],
    month: isOnSale ? month : monthAfter(monthOf(today), DEFAULT_MONTHS_AHEAD),
  };
}

/** Returns the path of a view; the default order is not part of it. */
export function indexPath({ order, month }: IndexView): string {
  const params = new URLSearchParams([...(order === ORDERS[0] ? [] : [['by', order]]), ['month', month]]);
  return `/destinations?${params}`;
}
