import { DEAL_AIRPORT_CODES, LONDON_CODES } from '@storefront/shared/domain/catalogue/airports';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import type { NamedRoom } from '@storefront/shared/domain/rooms/room-lines';

/** One priced departure of a deal, from a monthly file or from the live search. */
export interface DealPriceRow {
  readonly date: IsoDate;
  readonly pricePerPerson: Pence;
  readonly boardBasis: string;
  readonly nights: number;
  readonly departureAirportCode: string;
  readonly quoteReference: string;
  readonly rooms: readonly NamedRoom[];
  /** `null` when the price can be shown but not booked (DEAL-ST-10). */
  readonly flight: Flight | null;
}

/** What a price row must match. */
export interface DealFilters {
  readonly airportCode: string;
  readonly boardBasis: string;
  readonly nights: number;
}

/** Filters chosen by the shopper; `null` uses the default of the deal. */
export interface DealFilterChoice {
  readonly airportCode: string | null;
  readonly boardBasis: string | null;
  readonly nights: number | null;
}

export interface DealDateChoice {
  /** The day that was clicked, with or without a price (DEAL-ST-07, DEAL-ST-09). */
  readonly date: IsoDate | null;
  /** The day selected before a filter changed. It stays selected while it has a price (DEAL-ST-05). */
  readonly previousDate: IsoDate | null;
}

export interface DealPriceChoice extends DealFilterChoice, DealDateChoice {}

/** The departure that the card of the deal prices, according to the back office. */
export interface DealDefaults {
  readonly date: IsoDate | null;
  readonly airportCode: string;
  readonly boardBasis: string;
  readonly nights: number;
}

/** Prices of a month for one choice of filters, whatever day is selected. */
export interface MonthPrices {
  readonly filters: DealFilters;
  /** The cheapest row of each day that matches the filters. */
  readonly bestRows: ReadonlyMap<IsoDate, DealPriceRow>;
  /** The price of each of `bestRows`. */
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  /** The lowest price of the days that are only sold with other filters. */
  readonly otherPrices: ReadonlyMap<IsoDate, Pence>;
}

export interface DaySelection {
  /** `null` when the month has no price to select. */
  readonly date: IsoDate | null;
  /** The price of `date`; `null` for a day without one. */
  readonly row: DealPriceRow | null;
  /** The previously selected day, when it has no price with the new filters. */
  readonly unavailableDate: IsoDate | null;
}

/**
 * Prices a month. The result depends on the arguments alone, never on the order of earlier choices.
 *
 * @param rows of that month, without past days
 */
export function priceMonth(
  rows: readonly DealPriceRow[],
  defaults: DealDefaults,
  choice: DealFilterChoice,
): MonthPrices {
  const filters = resolveFilters(rows, defaults, choice);
  const bestRows = cheapestByDay(rows.filter((row) => matches(row, filters)));
  const otherRows = cheapestByDay(rows.filter(({ date }) => !bestRows.has(date)));
  return { filters, bestRows, prices: pricesOf(bestRows), otherPrices: pricesOf(otherRows) };
}

/**
 * Selects the clicked day, else the previous day while it is sold, else the opening day while it is sold, else the
 * cheapest day (DEAL-ST-05).
 *
 * @param openingDate the day that the card of the deal prices; `null` after the first choice of the shopper
 */
export function selectDay(
  { bestRows }: Pick<MonthPrices, 'bestRows'>,
  { date: clicked, previousDate }: DealDateChoice,
  openingDate: IsoDate | null = null,
): DaySelection {
  const whileSold = (day: IsoDate | null) => (day !== null && bestRows.has(day) ? day : null);
  const previous = whileSold(previousDate);
  const date =
    clicked ?? previous ?? whileSold(openingDate) ?? cheapestOf([...bestRows.values()])?.date ?? null;
  return {
    date,
    row: (date === null ? null : bestRows.get(date)) ?? null,
    unavailableDate: clicked === null && previous === null ? previousDate : null,
  };
}

/**
 * Returns the choice after a click on a day.
 *
 * The current filters stay when the day has a price with them. Otherwise the filters of its cheapest price are
 * taken. A day without any price is selected as well (DEAL-ST-08, DEAL-ST-09).
 */
export function applyDate(
  rows: readonly DealPriceRow[],
  choice: DealFilterChoice,
  filters: DealFilters,
  date: IsoDate,
): DealPriceChoice {
  const rowsOfDay = rows.filter((row) => row.date === date);
  const replacement = rowsOfDay.some((row) => matches(row, filters)) ? null : cheapestOf(rowsOfDay);
  const { airportCode, boardBasis, nights } = choice;
  return {
    ...(replacement
      ? {
          airportCode: replacement.departureAirportCode,
          boardBasis: replacement.boardBasis,
          nights: replacement.nights,
        }
      : { airportCode, boardBasis, nights }),
    date,
    previousDate: null,
  };
}

/** Returns the choice after a change of filters; the selected day is kept while it is sold (DEAL-ST-05). */
export function applyFilters(
  choice: DealFilterChoice,
  change: Partial<DealFilterChoice>,
  selectedDate: IsoDate | null,
): DealPriceChoice {
  const { airportCode, boardBasis, nights } = choice;
  return { airportCode, boardBasis, nights, ...change, date: null, previousDate: selectedDate };
}

/**
 * Returns the departure airport to show before the shopper has chosen one.
 *
 * That is the cheapest London airport with a price, else the deal's own airport if it has a price, else the
 * cheapest of all (DOM-APT-04, DEC-47).
 */
export function defaultAirport(rows: readonly DealPriceRow[], dealAirportCode: string): string {
  const cheapestFrom = (codes: readonly string[]) =>
    cheapestOf(rows.filter((row) => codes.includes(row.departureAirportCode)))?.departureAirportCode;
  return (
    cheapestFrom(LONDON_CODES) ??
    cheapestFrom([dealAirportCode]) ??
    cheapestOf(rows)?.departureAirportCode ??
    (dealAirportCode || (DEAL_AIRPORT_CODES[0] ?? ''))
  );
}

/** Fills what the shopper has not chosen with the default of the deal, or else the cheapest option. */
function resolveFilters(
  rows: readonly DealPriceRow[],
  defaults: DealDefaults,
  { airportCode, boardBasis, nights }: DealFilterChoice,
): DealFilters {
  const candidates = rows.filter(
    (row) =>
      (boardBasis === null || row.boardBasis === boardBasis) && row.nights === (nights ?? defaults.nights),
  );
  // The airport of the day that the card prices; a cheaper one on another day would change the price of the card.
  const ofCard = candidates.filter(
    (row) => row.date === defaults.date && row.boardBasis === (boardBasis ?? defaults.boardBasis),
  );
  const airport =
    airportCode ?? defaultAirport(ofCard.length > 0 ? ofCard : candidates, defaults.airportCode);
  const fromAirport = candidates.filter((row) => row.departureAirportCode === airport);
  const defaultBoard = fromAirport.some((row) => row.boardBasis === defaults.boardBasis)
    ? defaults.boardBasis
    : null;
  return {
    airportCode: airport,
    boardBasis: boardBasis ?? defaultBoard ?? cheapestOf(fromAirport)?.boardBasis ?? defaults.boardBasis,
    nights: nights ?? defaults.nights,
  };
}

function matches(row: DealPriceRow, { airportCode, boardBasis, nights }: DealFilters): boolean {
  return row.departureAirportCode === airportCode && row.boardBasis === boardBasis && row.nights === nights;
}

function cheapestByDay(rows: readonly DealPriceRow[]): ReadonlyMap<IsoDate, DealPriceRow> {
  const best = new Map<IsoDate, DealPriceRow>();
  for (const row of rows) {
    const current = best.get(row.date);
    if (!current || row.pricePerPerson < current.pricePerPerson) best.set(row.date, row);
  }
  return best;
}

/** The earliest of the cheapest rows. */
function cheapestOf(rows: readonly DealPriceRow[]): DealPriceRow | null {
  return rows.reduce<DealPriceRow | null>((best, row) => {
    if (best === null || row.pricePerPerson < best.pricePerPerson) return row;
    return row.pricePerPerson === best.pricePerPerson && row.date < best.date ? row : best;
  }, null);
}

function pricesOf(rows: ReadonlyMap<IsoDate, DealPriceRow>): ReadonlyMap<IsoDate, Pence> {
  return new Map([...rows].map(([date, { pricePerPerson }]) => [date, pricePerPerson]));
}
