import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { dealParty } from '@storefront/shared/domain/deals/deal-party';
import {
  DEFAULT_OCCUPANCY,
  describeOccupancy,
  type Occupancy,
} from '@storefront/shared/domain/occupancy/occupancy';
import type { RequestedParty } from '@storefront/shared/domain/search-query/requested-party';

import type { MonthRange } from '../../domain/bookable-months';
import type { DealChoice } from '../../domain/deal-choice-url';
import { initialNights, nightOptions } from '../../domain/deal-nights';
import {
  priceMonth,
  type DealDefaults,
  type DealFilterChoice,
  type DealFilters,
  type DealPriceRow,
  type MonthPrices,
} from '../../domain/deal-prices';
import type { QueryState } from '../../domain/query-cache';

const FIXED_PARTY = 'the prices of this deal are for two adults sharing a room';

/** Returns the choice without days in the past, which an old link may contain. */
export function selectCurrentChoice(choice: DealChoice, today: IsoDate): DealChoice {
  const unlessPast = (day: IsoDate | null) => (day !== null && day >= today ? day : null);
  return { ...choice, date: unlessPast(choice.date), previousDate: unlessPast(choice.previousDate) };
}

/** Returns the month to display (`yyyy-MM`), moved into the bookable range. */
export function selectDisplayedMonth(
  { date, previousDate, month }: Pick<DealChoice, 'date' | 'previousDate' | 'month'>,
  { cheapestDate }: Pick<Deal, 'cheapestDate'>,
  { first, last }: MonthRange,
): string {
  const displayed = (date ?? previousDate ?? month ?? cheapestDate ?? first).slice(0, 7);
  if (displayed < first) return first;
  return displayed > last ? last : displayed;
}

/**
 * Returns the day on which the deal opens: the one that its card prices, as long as the shopper has chosen nothing that
 * changes the price of the card (DEC-162).
 */
export function selectOpeningDate(
  { airportCode, boardBasis, nights, date, previousDate, month }: Omit<DealChoice, 'rooms'>,
  { cheapestDate }: Pick<Deal, 'cheapestDate'>,
): IsoDate | null {
  const choices = [airportCode, boardBasis, nights, date, previousDate, month];
  return choices.every((choice) => choice === null) ? cheapestDate : null;
}

/** Returns the party to price: the chosen one where prices are live, otherwise that of the deal (DEC-482). */
export function selectParty(
  deal: Pick<Deal, 'pricingMode' | 'childAges'>,
  chosenRooms: Occupancy | null,
): Occupancy {
  return (deal.pricingMode === 'online' ? chosenRooms : null) ?? dealParty(deal);
}

/**
 * Returns how the party to price differs from the one in the URL (DEC-112), or `null` when the URL has none.
 *
 * @param requested the party in the URL
 */
export function selectPartyChange(
  { pricingMode }: Pick<Deal, 'pricingMode'>,
  requested: RequestedParty | null,
): RequestedParty | null {
  if (requested === null || pricingMode === 'online') return requested;
  const isOther = describeOccupancy(requested.rooms) !== describeOccupancy(DEFAULT_OCCUPANCY);
  const reasons = isOther || requested.reasons.length > 0 ? [FIXED_PARTY] : [];
  return { rooms: DEFAULT_OCCUPANCY, reasons, assumedAges: 0, unusedAges: [] };
}

/** Returns the filters of the deal, with the nights to request while the shopper has chosen none. */
export function selectDefaults(deal: Deal): DealDefaults {
  return {
    date: deal.cheapestDate,
    airportCode: deal.departureAirportCode,
    boardBasis: deal.boardBasis,
    nights: initialNights(deal),
  };
}

export interface PricedMonth extends MonthPrices {
  /** Rows of the month from today on. */
  readonly rows: readonly DealPriceRow[];
}

interface MonthInput {
  /** `yyyy-MM` */
  readonly month: string;
  readonly today: IsoDate;
  readonly defaults: DealDefaults;
  readonly choice: DealFilterChoice;
}

export type SelectPricedMonth = (
  query: QueryState<readonly DealPriceRow[]>,
  input: MonthInput,
) => PricedMonth;

const NO_ROWS: readonly DealPriceRow[] = [];

/**
 * Creates a memoized selector that prices one month.
 *
 * A month is priced again only when its own response or a filter changes. Choosing a day, or receiving another
 * month of the chart, returns the same object as before.
 */
export function createPricedMonthSelector(): SelectPricedMonth {
  const cache = new WeakMap<
    readonly DealPriceRow[],
    { readonly key: string; readonly priced: PricedMonth }
  >();
  return (query, { month, today, defaults, choice: { airportCode, boardBasis, nights } }) => {
    const response = query.kind === 'loaded' ? query.data : NO_ROWS;
    const key = JSON.stringify([month, today, defaults, airportCode, boardBasis, nights]);
    const cached = cache.get(response);
    if (cached?.key === key) return cached.priced;
    const rows = response.filter((row) => isUpcomingIn(month, today, row));
    const priced = { rows, ...priceMonth(rows, defaults, { airportCode, boardBasis, nights }) };
    cache.set(response, { key, priced });
    return priced;
  };
}

/** A price file may be of another year, so rows of other months and past days are left out (DEC-26). */
function isUpcomingIn(month: string, today: IsoDate, { date }: DealPriceRow): boolean {
  return date.startsWith(month) && date >= today;
}

/** Returns the boards to choose from: those of the deal, those with prices, and the selected one. */
export function selectBoardOptions(
  { boardBases }: Pick<Deal, 'boardBases'>,
  { rows, filters }: Pick<PricedMonth, 'rows' | 'filters'>,
): readonly string[] {
  const boards = [...boardBases, ...rows.map(({ boardBasis }) => boardBasis), filters.boardBasis];
  return [...new Set(boards)].filter((board) => board !== '');
}

/** Returns the nights to choose from: those of the deal, those with prices, and the selected ones. */
export function selectNightOptions(
  deal: Deal,
  { rows, filters }: { readonly rows: readonly DealPriceRow[]; readonly filters: DealFilters },
): readonly number[] {
  return nightOptions(deal, [...rows.map(({ nights }) => nights), filters.nights]);
}
