import {
  fetchAvailability,
  type AvailabilityQuestion,
} from '@storefront/shared/api/hotels/fetch-availability';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { addDays } from '@storefront/shared/domain/dates/iso-date';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import { cheapestDay } from '@storefront/shared/composites/price-calendar/cheapest-day';
import { useRuntime } from '@storefront/shared/runtime';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { createAskedOnce } from '../../domain/query-cache';
import { lineMonths, nearestFirst, soldMonths } from '../../domain/bookable-months';
import { monthOffers, pricesFor } from '../../domain/selection';
import { monthOf } from '../../domain/holiday-choice';
import { useAskedOnce } from '../../parts/month-queries/use-query-cache';
import { useMonthAfterMonth } from '../../parts/month-queries/use-month-prefetch';

import { useWish } from './use-holiday-choice';

const DEFAULT_NIGHTS = 7;
/** Where an address names no date (DEC-11). */
const DAYS_AHEAD = 60;

/**
 * A holiday under the shopper's choices: what its months cost, and what is selected of them.
 *
 * @param lineInSight whether the prices of the other months are looked at
 */
export function useHoliday(lineInSight: boolean) {
  const { config, clock } = useRuntime();
  const { hotelKey, wish, change } = useWish();
  const today = clock.today();
  const sold = useMemo(() => soldMonths(today), [today]);
  const nights = wish.nights ?? DEFAULT_NIGHTS;
  const [ownNights] = useState(nights);
  const month = monthOf(wish, addDays(today, DAYS_AHEAD).slice(0, 7));

  const book = useAskedOnce(() =>
    createAskedOnce({
      keyOf,
      covers,
      ask: (question: AvailabilityQuestion, signal) => ask(config, question, signal),
    }),
  );
  const { stateOf, want, askAgain } = book;

  const { departureId, boardBasis, rooms } = wish;
  const questionOf = useCallback(
    (of: string): AvailabilityQuestion => ({ hotelKey, month: of, nights, departureId, rooms }),
    [hotelKey, nights, departureId, rooms],
  );
  useEffect(() => {
    if (hotelKey !== '') want(questionOf(month));
  }, [hotelKey, want, questionOf, month]);

  const shown = stateOf(questionOf(month));
  const offers = useMemo(
    () => (shown.kind === 'known' ? monthOffers(shown.answer, wish) : null),
    [shown, wish],
  );
  const line = useMemo(() => {
    const months = lineMonths(month, sold).map((of) => ({ month: of, asked: stateOf(questionOf(of)) }));
    const prices = new Map(
      months.flatMap(({ asked }) =>
        asked.kind === 'known' ? [...pricesFor(asked.answer, { departureId, boardBasis })] : [],
      ),
    );
    return { prices, months: months.map(({ month: of, asked }) => ({ month: of, state: asked.kind })) };
  }, [month, sold, stateOf, questionOf, departureId, boardBasis]);

  useMonthAfterMonth({
    wanted: lineInSight && shown.kind === 'known',
    loading: line.months.some(({ state }) => state === 'loading'),
    unknown: nearestFirst(line.months, month).filter(({ state }) => state === 'unknown'),
    ask: useCallback((of: string) => want(questionOf(of)), [want, questionOf]),
  });

  return {
    hotelKey,
    wish,
    change,
    nights,
    /** Those that the holiday was opened with. */
    ownNights,
    month,
    sold,
    earliest: addDays(today, 1),
    state: shown.kind === 'unknown' ? ('loading' as const) : shown.kind,
    unknownHotel: shown.kind === 'failed' && isUnknownHotel(shown.cause),
    offers,
    line,
    bestValue: cheapestDay(line.prices),
    askAgain: () => askAgain(questionOf(month)),
  };
}

export type Holiday = ReturnType<typeof useHoliday>;

class NoAvailability extends Error {
  override readonly name = 'NoAvailability';
  readonly reason: ApiError;

  constructor(reason: ApiError) {
    super(reason.kind);
    this.reason = reason;
  }
}

async function ask(
  config: Parameters<typeof fetchAvailability>[0],
  question: AvailabilityQuestion,
  signal: AbortSignal,
) {
  const answer = await fetchAvailability(config, question, signal);
  if (!answer.ok) throw new NoAvailability(answer.error);
  return answer.value;
}

function isUnknownHotel(cause: unknown): boolean {
  return cause instanceof NoAvailability && cause.reason.kind === 'http' && cause.reason.status === 404;
}

function keyOf({ hotelKey, month, nights, departureId, rooms }: AvailabilityQuestion): string {
  return JSON.stringify([hotelKey, month, nights, departureId, rooms]);
}

/** The same question for a group of airports that holds all of these: answered by what is stored (HD-ST-01). */
function covers(asked: AvailabilityQuestion, wanted: AvailabilityQuestion): boolean {
  const [had, needed] = [airportCodes(asked.departureId), airportCodes(wanted.departureId)];
  return (
    keyOf({ ...asked, departureId: wanted.departureId }) === keyOf(wanted) &&
    needed.length > 0 &&
    needed.every((code) => had.includes(code))
  );
}
