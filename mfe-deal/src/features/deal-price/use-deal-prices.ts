import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { DEFAULT_OCCUPANCY, type Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { cheapestDay } from '@storefront/shared/composites/price-calendar/cheapest-day';
import { SEARCH_LIMITS } from '@storefront/shared/composites/rooms-guests/party-limits';
import { useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { useCallback, useEffect, useMemo } from 'react';

import { createAskedOnce } from '../../domain/query-cache';
import { dealOffers, withDate, withFilters, type DealPriceRow } from '../../domain/deal-prices';
import type { DealChoice } from '../../domain/deal-choice-url';
import { lineMonths, nearestFirst, soldMonths, type MonthSpan } from '../../domain/bookable-months';
import { openingNights, staysOf } from '../../domain/deal-nights';
import { useAskedOnce } from '../../parts/month-queries/use-query-cache';
import { useMonthAfterMonth } from '../../parts/month-queries/use-month-prefetch';

import { askFile, askLive, type DealQuestion } from './fetch-deal-prices';
import { storedPriceFiles } from './stored-price-files';
import { useDealChoice } from './use-deal-choice';

const NO_ROWS: readonly DealPriceRow[] = [];

/**
 * What a deal costs under the shopper's choices: live, or by the month's file.
 *
 * @param lineInSight whether the prices of the other months are looked at
 */
export function useDealPrices(deal: Deal, dealId: string, lineInSight: boolean) {
  const { config, clock } = useRuntime();
  const { choice: read, change } = useDealChoice();
  const today = clock.today();
  const sold = useMemo(() => soldMonths(today), [today]);
  const choice = useMemo(() => withoutPast(read, today), [read, today]);
  const month = monthWithin(
    sold,
    (choice.date ?? choice.keptDate ?? choice.month ?? deal.cheapestDate ?? sold.first).slice(0, 7),
  );
  const online = deal.pricingMode === 'online';
  // Files are priced for two adults.
  const rooms = useMemo(
    () => (online ? (choice.rooms ?? dealParty(deal)) : DEFAULT_OCCUPANCY),
    [online, choice.rooms, deal],
  );
  const nights = choice.nights ?? openingNights(deal);

  const { stateOf, want, askAgain } = useAskedOnce(() =>
    createAskedOnce({
      keyOf: online ? keyOf : ({ month: of }: DealQuestion) => of,
      ask: (question: DealQuestion, signal) => ask(config, { ...deal, dealId }, question, signal, clock.now),
    }),
  );
  const { boardBasis, airportCode } = choice;
  const questionOf = useCallback(
    (of: string): DealQuestion => ({
      month: of,
      nights,
      boardBasis,
      airportCode,
      rooms,
      inSight: of === month,
    }),
    [nights, boardBasis, airportCode, rooms, month],
  );
  useEffect(() => want(questionOf(month)), [want, questionOf, month]);

  const offersOf = useCallback(
    (of: string) => {
      const asked = stateOf(questionOf(of));
      const rows = asked.kind === 'known' ? asked.answer.filter(isOf(of, today)) : NO_ROWS;
      const defaults = { airportCode: deal.departureAirportCode, boardBasis: deal.boardBasis, nights };
      return { state: asked.kind, rows, offers: dealOffers(rows, defaults, choice) };
    },
    [stateOf, questionOf, today, deal, nights, choice],
  );
  const shown = useMemo(() => offersOf(month), [offersOf, month]);
  const { filters, date } = shown.offers;

  const line = useMemo(() => {
    const months = lineMonths(month, sold).map((of) => ({ month: of, ...offersOf(of) }));
    return {
      prices: new Map(months.flatMap(({ offers }) => [...offers.prices])),
      months: months.map(({ month: of, state }) => ({ month: of, state })),
    };
  }, [month, sold, offersOf]);

  useMonthAfterMonth({
    wanted: lineInSight && shown.state === 'known',
    loading: line.months.some(({ state }) => state === 'loading'),
    unknown: nearestFirst(line.months, month).filter(({ state }) => state === 'unknown'),
    ask: useCallback((of: string) => want(questionOf(of)), [want, questionOf]),
  });

  return {
    online,
    choice,
    rooms,
    month,
    sold,
    earliest: today,
    state: shown.state === 'unknown' ? ('loading' as const) : shown.state,
    ...shown.offers,
    boards: optionsOf([...deal.boardBases, ...shown.rows.map((row) => row.boardBasis), filters.boardBasis]),
    line,
    bestValue: cheapestDay(line.prices),
    stays: staysOf(deal, [...shown.rows.map((row) => row.nights), filters.nights]),
    chooseFilters: (part: Parameters<typeof withFilters>[1]) =>
      change((before) => ({
        ...before,
        ...withFilters(before, part, date),
        month: date === null ? month : null,
      })),
    chooseDate: (day: string) =>
      change((before) => ({
        ...before,
        ...withDate(shown.rows, before, filters, day),
        month: null,
      })),
    chooseMonth: (next: string) =>
      change((before) => ({ ...before, date: null, keptDate: null, month: next })),
    chooseRooms: (next: Occupancy) =>
      change((before) => ({
        ...before,
        ...withFilters(before, {}, date),
        rooms: next,
        month: date === null ? month : null,
      })),
    askAgain: () => askAgain(questionOf(month)),
  };
}

export type DealPrices = ReturnType<typeof useDealPrices>;

/** Two adults, and the children that the deal is made for (DOM-DBI-01). */
function dealParty({ childAges }: Deal): Occupancy {
  const ages = childAges.filter((age) => age <= SEARCH_LIMITS.childAge).slice(0, SEARCH_LIMITS.children);
  return [{ adults: 2, children: ages.length, childAges: ages }];
}

/** A day that has gone by is as one that was never chosen. */
function withoutPast(choice: DealChoice, today: IsoDate): DealChoice {
  const ahead = (day: IsoDate | null) => (day !== null && day >= today ? day : null);
  return { ...choice, date: ahead(choice.date), keptDate: ahead(choice.keptDate) };
}

function monthWithin({ first, last }: MonthSpan, month: string): string {
  if (month < first) return first;
  return month > last ? last : month;
}

function optionsOf(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== '');
}

/** Only what lies in the shown month and ahead: a file may be last year's (DEC-26). */
function isOf(month: string, today: string) {
  return ({ date }: DealPriceRow) => date.startsWith(month) && date >= today;
}

function keyOf({ month, nights, boardBasis, airportCode, rooms }: DealQuestion): string {
  return JSON.stringify([month, nights, boardBasis, airportCode, rooms]);
}

async function ask(
  endpoints: Endpoints,
  deal: Deal & { readonly dealId: string },
  question: DealQuestion,
  signal: AbortSignal,
  now: () => number,
): Promise<readonly DealPriceRow[]> {
  try {
    return deal.pricingMode === 'online'
      ? await askLive(endpoints, deal, question, signal)
      : await askFile(endpoints, storedPriceFiles(safeStorage('local'), now), deal, question, signal);
  } catch (cause) {
    // Logged, and the month shows no prices (ERR-27).
    if (!signal.aborted) console.warn(`prices of ${question.month} not loaded: ${String(cause)}`);
    throw cause;
  }
}
