import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import type { Endpoints } from '@storefront/shared/config/endpoints';
import { addDays } from '@storefront/shared/dates/iso-date';
import type { Occupancy } from '@storefront/shared/occupancy/occupancy';
import { cheapestDay } from '@storefront/shared/price-calendar/cheapest-day';
import { useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/storage/web-storage';
import { useCallback, useEffect, useMemo } from 'react';

import { createAskedOnce } from '../../domain/asked-once';
import { dealOffers, withDate, withFilters, type DealPriceRow } from '../../domain/deal-prices';
import { lineMonths, nearestFirst, soldMonths } from '../../domain/line-months';
import { useAskedOnce } from '../months/use-asked-once';
import { useMonthAfterMonth } from '../months/use-month-after-month';

import { askFile, askLive, type DealQuestion } from './ask-deal-prices';
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
  const { choice, change } = useDealChoice();
  const today = clock.today();
  const sold = useMemo(() => soldMonths(today), [today]);
  const month =
    (choice.date ?? choice.keptDate)?.slice(0, 7) ?? choice.month ?? advertisedMonth(deal, sold.first);
  const online = deal.pricingMode === 'online';
  const rooms = useMemo(() => choice.rooms ?? dealParty(deal), [choice.rooms, deal]);
  const nights = choice.nights ?? nightsOf(deal);

  const { stateOf, want, askAgain } = useAskedOnce(() =>
    createAskedOnce({
      keyOf: online ? keyOf : ({ month: of }: DealQuestion) => of,
      ask: (question: DealQuestion, signal) => ask(config, { ...deal, dealId }, question, signal, clock.now),
    }),
  );
  const { boardBasis, airportCode } = choice;
  const questionOf = useCallback(
    (of: string): DealQuestion => ({ month: of, nights, boardBasis, airportCode, rooms }),
    [nights, boardBasis, airportCode, rooms],
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
    unknown: nearestFirst(
      line.months.filter(({ state }) => state === 'unknown').map(({ month: of }) => of),
      month,
    ),
    ask: useCallback((of: string) => want(questionOf(of)), [want, questionOf]),
  });

  return {
    online,
    choice,
    rooms,
    month,
    sold,
    earliest: addDays(today, 1),
    state: shown.state === 'unknown' ? ('loading' as const) : shown.state,
    ...shown.offers,
    boards: optionsOf([...deal.boardBases, ...shown.rows.map((row) => row.boardBasis), filters.boardBasis]),
    line,
    bestValue: cheapestDay(line.prices),
    chooseFilters: (part: Parameters<typeof withFilters>[1]) =>
      change({ ...choice, ...withFilters(choice, part, date), month: date === null ? month : null }),
    chooseDate: (day: string) =>
      change({ ...choice, ...withDate(shown.rows, choice, filters, day), month: null }),
    chooseMonth: (next: string) => change({ ...choice, date: null, keptDate: null, month: next }),
    chooseRooms: (next: Occupancy) =>
      change({
        ...choice,
        ...withFilters(choice, {}, date),
        rooms: next,
        month: date === null ? month : null,
      }),
    askAgain: () => askAgain(questionOf(month)),
  };
}

export type DealPrices = ReturnType<typeof useDealPrices>;

/** The month of the date that the deal is advertised with, while it lies ahead. */
function advertisedMonth({ cheapestDate }: Deal, first: string): string {
  const month = cheapestDate?.slice(0, 7) ?? first;
  return month < first ? first : month;
}

/** Two adults, and the children that the deal is made for (DOM-DBI-01). */
function dealParty({ childAges }: Deal): Occupancy {
  return [{ adults: 2, children: childAges.length, childAges }];
}

/** The deal's own nights within what it is sold for (DEC-50). */
function nightsOf({ nights, minNights, maxNights }: Deal): number {
  return Math.min(Math.max(nights, minNights), Math.max(minNights, maxNights));
}

function optionsOf(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== '');
}

/** Only what lies in the shown month and ahead: a file may be last year's (DEC-26). */
function isOf(month: string, today: string) {
  return ({ date }: DealPriceRow) => date.startsWith(month) && date > today;
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
