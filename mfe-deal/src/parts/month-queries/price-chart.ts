import type { WeeklyPriceChartProps } from '@storefront/shared/composites/price-calendar/weekly-price-chart';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

import type { QueryState } from '../../domain/query-cache';

/** A month of the price chart with the state of its query. */
export interface ChartMonth<R> {
  /** `yyyy-MM` */
  readonly month: string;
  readonly query: QueryState<R>;
}

export type PriceChart = Pick<WeeklyPriceChartProps, 'prices' | 'months'>;

/** Merges the prices of all months and passes the state of each query to the chart. */
export function priceChart<R>(
  months: readonly ChartMonth<R>[],
  pricesOf: (month: ChartMonth<R>) => ReadonlyMap<IsoDate, Pence>,
): PriceChart {
  return {
    prices: new Map(months.flatMap((month) => [...pricesOf(month)])),
    months: months.map(({ month, query }) => ({ month, state: query.kind })),
  };
}
