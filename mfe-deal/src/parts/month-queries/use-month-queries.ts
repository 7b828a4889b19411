import { useCallback, useEffect, useMemo } from 'react';

import { monthsAround, nearestFirst, type MonthRange } from '../../domain/bookable-months';
import type { QueryCache } from '../../domain/query-cache';

import type { ChartMonth } from './price-chart';
import { useMonthPrefetch } from './use-month-prefetch';
import { useQueryCache } from './use-query-cache';

interface MonthQueriesOptions<Q, R> {
  readonly createCache: () => QueryCache<Q, R>;
  /** Returns the query for a month (`yyyy-MM`). Must be memoized. */
  readonly queryOf: (month: string) => Q;
  /** `false` while the query is incomplete: nothing is requested. */
  readonly enabled: boolean;
  /** The displayed month, `yyyy-MM`. */
  readonly month: string;
  readonly bookable: MonthRange;
  /** The other months of the chart are requested once it has come into view. */
  readonly chartInView: boolean;
}

/** Requests the displayed month at once, and the other months of the price chart one after another. */
export function useMonthQueries<Q, R>(options: MonthQueriesOptions<Q, R>) {
  const { createCache, queryOf, enabled, month, bookable, chartInView } = options;
  const { get, prefetch, refetch } = useQueryCache(createCache);
  const prefetchMonth = useCallback((of: string) => prefetch(queryOf(of)), [prefetch, queryOf]);
  useEffect(() => {
    if (enabled) prefetchMonth(month);
  }, [enabled, prefetchMonth, month]);

  const displayed = get(queryOf(month));
  const chartMonths = useMemo(
    () => monthsAround(month, bookable).map((of): ChartMonth<R> => ({ month: of, query: get(queryOf(of)) })),
    [month, bookable, get, queryOf],
  );
  useMonthPrefetch({
    enabled: chartInView && displayed.kind === 'loaded',
    loading: chartMonths.some(({ query }) => query.kind === 'loading'),
    idleMonths: nearestFirst(chartMonths, month).filter(({ query }) => query.kind === 'idle'),
    prefetch: prefetchMonth,
  });

  return { displayed, chartMonths, refetch: () => refetch(queryOf(month)) };
}
