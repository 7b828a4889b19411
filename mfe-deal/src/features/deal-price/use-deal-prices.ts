import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { cheapestDay } from '@storefront/shared/composites/price-calendar/cheapest-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { useRuntime } from '@storefront/shared/runtime';
import { useCallback, useMemo, useState } from 'react';

import { bookableMonths, type MonthRange } from '../../domain/bookable-months';
import { selectDay, type DealFilterChoice, type DealPriceRow } from '../../domain/deal-prices';
import { createQueryCache } from '../../domain/query-cache';
import { priceChart, type ChartMonth } from '../../parts/month-queries/price-chart';
import { useMonthQueries } from '../../parts/month-queries/use-month-queries';

import { changeDate, changeFilters, changeMonth, changeRooms } from './deal-choice-changes';
import {
  createPricedMonthSelector,
  selectBoardOptions,
  selectCurrentChoice,
  selectDefaults,
  selectDisplayedMonth,
  selectNightOptions,
  selectOpeningDate,
  selectParty,
  selectPartyChange,
} from './deal-price-selectors';
import { dealPriceKey, fetchDealPrices, type DealPriceQuery } from './fetch-deal-prices';
import { useDealChoice } from './use-deal-choice';

/**
 * Returns the prices of a deal for the shopper's choices, and the functions that change those choices.
 *
 * @param chartInView whether the price chart has come into view, which loads the other months
 */
export function useDealPrices(deal: Deal, dealId: string, chartInView: boolean) {
  const today = useRuntime().clock.today();
  const { choice: urlChoice, party: requestedParty, update } = useDealChoice();
  const choice = useMemo(() => selectCurrentChoice(urlChoice, today), [urlChoice, today]);
  const bookable = useMemo(() => bookableMonths(today), [today]);
  const month = selectDisplayedMonth(choice, deal, bookable);
  const { airportCode, boardBasis, nights, rooms: chosenRooms } = choice;
  const rooms = useMemo(() => selectParty(deal, chosenRooms), [deal, chosenRooms]);
  const party = useMemo(() => selectPartyChange(deal, requestedParty), [deal, requestedParty]);
  const filterChoice = useMemo(
    () => ({ airportCode, boardBasis, nights }),
    [airportCode, boardBasis, nights],
  );

  const queries = useDealPriceQueries({ deal, dealId, filterChoice, rooms, month, bookable, chartInView });
  const selectMonth = useMonthSelector(deal, filterChoice, today);
  const pricedMonth = selectMonth({ month, query: queries.displayed });
  const { rows, filters, prices, otherPrices } = pricedMonth;
  const selection = selectDay(pricedMonth, choice, selectOpeningDate(choice, deal));
  const displayed = { month, date: selection.date };
  const chart = useMemo(
    () => priceChart(queries.chartMonths, (chartMonth) => selectMonth(chartMonth).prices),
    [queries.chartMonths, selectMonth],
  );

  return {
    online: deal.pricingMode === 'online',
    choice,
    rooms,
    party,
    month,
    bookable,
    earliestDate: today,
    state: queries.displayed.kind === 'idle' ? ('loading' as const) : queries.displayed.kind,
    filters,
    prices,
    otherPrices,
    ...selection,
    boardOptions: selectBoardOptions(deal, pricedMonth),
    nightOptions: selectNightOptions(deal, pricedMonth),
    chart,
    bestValue: cheapestDay(chart.prices),
    chooseFilters: (change: Partial<DealFilterChoice>) =>
      update((before) => changeFilters(before, change, displayed)),
    chooseDate: (date: IsoDate) => update((before) => changeDate(before, date, { rows, filters })),
    chooseMonth: (next: string) => update((before) => changeMonth(before, next)),
    chooseRooms: (next: Occupancy) => update((before) => changeRooms(before, next, displayed)),
    refetch: queries.refetch,
  };
}

export type DealPrices = ReturnType<typeof useDealPrices>;

interface DealPriceQueriesOptions {
  readonly deal: Deal;
  readonly dealId: string;
  readonly filterChoice: DealFilterChoice;
  readonly rooms: Occupancy;
  readonly month: string;
  readonly bookable: MonthRange;
  readonly chartInView: boolean;
}

function useDealPriceQueries(options: DealPriceQueriesOptions) {
  const { deal, dealId, filterChoice, rooms, month, bookable, chartInView } = options;
  const { config, clock } = useRuntime();
  const nights = filterChoice.nights ?? selectDefaults(deal).nights;
  const queryOf = useCallback(
    (of: string): DealPriceQuery => ({
      ...filterChoice,
      month: of,
      nights,
      rooms,
      isDisplayed: of === month,
    }),
    [filterChoice, nights, rooms, month],
  );
  return useMonthQueries({
    createCache: () =>
      createQueryCache({
        keyOf: (query: DealPriceQuery) => dealPriceKey(deal.pricingMode, query),
        fetch: (query, signal) => fetchDealPrices(config, { ...deal, dealId }, query, signal, clock.now),
      }),
    queryOf,
    enabled: true,
    month,
    bookable,
    chartInView,
  });
}

/** Returns the memoized selector of a month's prices for the current filters. */
function useMonthSelector(deal: Deal, choice: DealFilterChoice, today: IsoDate) {
  const [selectPricedMonth] = useState(createPricedMonthSelector);
  const defaults = useMemo(() => selectDefaults(deal), [deal]);
  return useCallback(
    ({ month, query }: ChartMonth<readonly DealPriceRow[]>) =>
      selectPricedMonth(query, { month, today, defaults, choice }),
    [selectPricedMonth, today, defaults, choice],
  );
}
