import { DEAL_AIRPORT_CODES, LONDON_CODES } from '@storefront/shared/domain/catalogue/airports';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

/** One priced departure of a deal, from a monthly file or from the live search. */
export interface DealPriceRow {
  readonly date: IsoDate;
  readonly pricePerPerson: Pence;
  readonly boardBasis: string;
  readonly nights: number;
  readonly departureAirportCode: string;
  readonly quoteReference: string;
  /** `null`: the price is shown and cannot be booked (DEAL-ST-10). */
  readonly flight: Flight | null;
}

/** What a price must fit. */
export interface DealFilters {
  readonly airportCode: string;
  readonly boardBasis: string;
  readonly nights: number;
}

/** What the shopper of a deal page has chosen; `null` leaves the choice to the deal. */
export interface DealWish {
  readonly airportCode: string | null;
  readonly boardBasis: string | null;
  readonly nights: number | null;
  /** The day that was clicked, priced or not (DEAL-ST-07, DEAL-ST-09). */
  readonly date: IsoDate | null;
  /** The day that stood before board, nights or departure changed: kept while it is sold (DEAL-ST-05). */
  readonly keptDate: IsoDate | null;
}

/** The deal's own words on what is cheapest. */
export interface DealDefaults {
  readonly airportCode: string;
  readonly boardBasis: string;
  readonly nights: number;
}

export interface DealOffers {
  readonly filters: DealFilters;
  /** The best price of each day with these filters. */
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  /** The best price of the days that are sold with other filters only. */
  readonly otherPrices: ReadonlyMap<IsoDate, Pence>;
  /** The day that is selected; `null` when the month has nothing to select. */
  readonly date: IsoDate | null;
  /** Its price; `null` for a day without one. */
  readonly row: DealPriceRow | null;
  /** The day that could not be kept. */
  readonly lostDate: IsoDate | null;
}

/**
 * What a month of a deal offers under a wish. Everything follows from the rows and the wish: the same wish
 * gives the same price, whatever was chosen before it.
 *
 * @param rows of the shown month and from tomorrow on
 */
export function dealOffers(
  rows: readonly DealPriceRow[],
  defaults: DealDefaults,
  wish: DealWish,
): DealOffers {
  const filters = filtersFor(rows, defaults, wish);
  const best = cheapestByDay(rows.filter((row) => fits(row, filters)));
  const others = cheapestByDay(rows.filter(({ date }) => !best.has(date)));
  const cheapest = cheapestOf([...best.values()]);
  const kept = wish.keptDate !== null && best.has(wish.keptDate) ? wish.keptDate : null;
  const date = wish.date ?? kept ?? cheapest?.date ?? null;
  return {
    filters,
    prices: pricesOf(best),
    otherPrices: pricesOf(others),
    date,
    row: (date === null ? null : best.get(date)) ?? null,
    lostDate: wish.date === null && wish.keptDate !== null && kept === null ? wish.keptDate : null,
  };
}

/**
 * A click on a day: the price for the present filters is preferred; without one the cheapest of the day is
 * taken and its filters with it; a day without any price is selected all the same (DEAL-ST-08, DEAL-ST-09).
 */
export function withDate(
  rows: readonly DealPriceRow[],
  wish: DealWish,
  filters: DealFilters,
  date: IsoDate,
): DealWish {
  const ofDay = rows.filter((row) => row.date === date);
  const chosen = ofDay.some((row) => fits(row, filters)) ? null : cheapestOf(ofDay);
  const { airportCode, boardBasis, nights } = wish;
  return {
    ...(chosen
      ? {
          airportCode: chosen.departureAirportCode,
          boardBasis: chosen.boardBasis,
          nights: chosen.nights,
        }
      : { airportCode, boardBasis, nights }),
    date,
    keptDate: null,
  };
}

/** Another board, length of stay or departure: the selected day is kept while it is sold (DEAL-ST-05). */
export function withFilters(
  wish: DealWish,
  change: Partial<Pick<DealWish, 'airportCode' | 'boardBasis' | 'nights'>>,
  selected: IsoDate | null,
): DealWish {
  return { ...wish, ...change, date: null, keptDate: selected };
}

/**
 * Where a deal departs from before anybody chose: the cheapest of the London airports if one is priced, else
 * the deal's own cheapest airport if that is, else the cheapest of all (DOM-APT-04, DEC-47).
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

/** What the shopper chose wins; where nothing was chosen the deal's own, or what is cheapest there. */
function filtersFor(
  rows: readonly DealPriceRow[],
  defaults: DealDefaults,
  { airportCode, boardBasis, nights }: DealWish,
): DealFilters {
  const chosen = rows.filter(
    (row) =>
      (boardBasis === null || row.boardBasis === boardBasis) && row.nights === (nights ?? defaults.nights),
  );
  const airport = airportCode ?? defaultAirport(chosen, defaults.airportCode);
  const there = chosen.filter((row) => row.departureAirportCode === airport);
  const ownBoard = there.some((row) => row.boardBasis === defaults.boardBasis) ? defaults.boardBasis : null;
  return {
    airportCode: airport,
    boardBasis: boardBasis ?? ownBoard ?? cheapestOf(there)?.boardBasis ?? defaults.boardBasis,
    nights: nights ?? defaults.nights,
  };
}

function fits(row: DealPriceRow, { airportCode, boardBasis, nights }: DealFilters): boolean {
  return row.departureAirportCode === airportCode && row.boardBasis === boardBasis && row.nights === nights;
}

function cheapestByDay(rows: readonly DealPriceRow[]): ReadonlyMap<IsoDate, DealPriceRow> {
  const best = new Map<IsoDate, DealPriceRow>();
  for (const row of rows) {
    const known = best.get(row.date);
    if (!known || row.pricePerPerson < known.pricePerPerson) best.set(row.date, row);
  }
  return best;
}

/** The cheapest, of several the earliest. */
function cheapestOf(rows: readonly DealPriceRow[]): DealPriceRow | null {
  return rows.reduce<DealPriceRow | null>((best, row) => {
    if (best === null || row.pricePerPerson < best.pricePerPerson) return row;
    return row.pricePerPerson === best.pricePerPerson && row.date < best.date ? row : best;
  }, null);
}

function pricesOf(rows: ReadonlyMap<IsoDate, DealPriceRow>): ReadonlyMap<IsoDate, Pence> {
  return new Map([...rows].map(([date, { pricePerPerson }]) => [date, pricePerPerson]));
}
