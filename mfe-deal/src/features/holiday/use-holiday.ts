import { cheapestDay } from '@storefront/shared/composites/price-calendar/cheapest-day';
import { addDays } from '@storefront/shared/domain/dates/iso-date';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { useCallback, useMemo, useState } from 'react';

import { bookableMonths } from '../../domain/bookable-months';
import { withRoom, type RoomOption } from '../../domain/room-choice';
import { monthOffers, pricesFor } from '../../domain/selection';
import { priceChart } from '../../parts/month-queries/price-chart';
import { useMonthQueries } from '../../parts/month-queries/use-month-queries';

import {
  availabilityQuery,
  createAvailabilityCache,
  DEFAULT_NIGHTS,
  isHotelNotFound,
  monthOf,
} from './availability-query';
import type { RenderedMonth } from './rendered-holiday';
import { useHolidayChoice } from './use-holiday-choice';
import { useRoomOptions, type RoomOptions } from './use-room-options';

const NO_PRICES: ReadonlyMap<IsoDate, Pence> = new Map();

interface InView {
  readonly chartInView: boolean;
  readonly roomsInView: boolean;
}

/**
 * Returns the prices and the selected package of a holiday for the shopper's choices.
 *
 * @param inView what has come into view: the price chart loads the other months, the choice of the room its rooms
 * @param rendered the month that the server has loaded
 */
export function useHoliday({ chartInView, roomsInView }: InView, rendered: RenderedMonth | null) {
  const { config, clock } = useRuntime();
  const { hotelKey, choice, party, change } = useHolidayChoice();
  const today = clock.today();
  const bookable = useMemo(() => bookableMonths(today), [today]);
  const { departureId, boardBasis, rooms } = choice;
  const nights = choice.nights ?? DEFAULT_NIGHTS;
  const [initialNights] = useState(nights);
  const month = monthOf(choice, today);

  const queryOf = useCallback(
    (of: string) => availabilityQuery(hotelKey, { nights, departureId, rooms }, of),
    [hotelKey, nights, departureId, rooms],
  );
  const { displayed, chartMonths, refetch } = useMonthQueries({
    createCache: () => createAvailabilityCache(config, rendered),
    queryOf,
    enabled: hotelKey !== '',
    month,
    bookable,
    chartInView,
  });
  const offers = useMemo(
    () => (displayed.kind === 'loaded' ? monthOffers(displayed.data, choice) : null),
    [displayed, choice],
  );
  const offered = offers?.selection ?? null;
  const roomOptions = useRoomOptions(hotelKey, choice, offered, roomsInView || choice.room !== null);
  const room = roomOf(choice.room, roomOptions);
  const chart = useMemo(
    () =>
      priceChart(chartMonths, ({ query }) =>
        query.kind === 'loaded' ? pricesFor(query.data, { departureId, boardBasis }) : NO_PRICES,
      ),
    [chartMonths, departureId, boardBasis],
  );

  return {
    hotelKey,
    choice,
    party,
    change,
    nights,
    /** The nights in the URL that opened the page. They stay selectable (DEC-13). */
    initialNights,
    month,
    bookable,
    earliestDate: addDays(today, 1),
    state: displayed.kind === 'idle' ? ('loading' as const) : displayed.kind,
    hotelNotFound: displayed.kind === 'failed' && isHotelNotFound(displayed.cause),
    offers,
    /** UK time of prices that are not fresh. */
    pricesFrom: displayed.kind === 'loaded' ? displayed.data.pricesFrom : undefined,
    /** In the chosen room. */
    selection: useMemo(() => (offered && room ? withRoom(offered, room) : offered), [offered, room]),
    roomOptions,
    /** The room that was chosen instead of the one in the price. */
    room,
    /** Whether the price is unknown, because that of the chosen room is being loaded. */
    isPricing: choice.room !== null && offered !== null && roomOptions.kind === 'loading',
    chart,
    bestValue: cheapestDay(chart.prices),
    refetch,
  };
}

/** Returns the chosen room where it is sold and is not the one in the price. */
function roomOf(code: string | null, options: RoomOptions): RoomOption | null {
  if (code === null || options.kind !== 'loaded') return null;
  return options.options.find((option) => option.code === code && !option.isStandard) ?? null;
}

export type Holiday = ReturnType<typeof useHoliday>;
