import type { Availability } from '@storefront/shared/api/hotels/fetch-availability';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';
import { cheapestDay } from '@storefront/shared/composites/price-calendar/cheapest-day';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';

import type { HolidayChoice } from './holiday-choice';

export type SelectionChoice = Pick<HolidayChoice, 'departureId' | 'boardBasis' | 'date' | 'flightId'>;

/** A package that can be booked. */
export interface Selection {
  readonly result: HotelResult;
  readonly flight: Flight;
  /** All flights of the date from the selected airports, cheapest first. */
  readonly flights: readonly Flight[];
  readonly boardBasis: string;
  /** Hotel and selected flight, per person (PRICE-03). */
  readonly pricePerPerson: Pence;
}

/** A choice that is not sold, and its replacement. The page explains it to the shopper (usability rule 35). */
interface ReplacedChoice {
  readonly requested: string;
  readonly actual: string;
}

interface BoardPrice {
  readonly boardBasis: string;
  readonly pricePerPerson: Pence;
}

export interface MonthOffers {
  /** The lowest price of each date with the chosen board and airports. */
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  /** Boards sold from these airports in the month, cheapest first. */
  readonly boards: readonly string[];
  readonly selection: Selection | null;
  /** The price of each board on the selected date, cheapest first. */
  readonly boardPrices: readonly BoardPrice[];
  readonly replacedDate: ReplacedChoice | null;
  readonly replacedBoard: ReplacedChoice | null;
}

/**
 * Returns the prices of a month and the selected package. The result depends on the arguments alone, never on
 * the order of earlier choices.
 *
 * Without a date the cheapest one is selected (HD-ST-06). A date that is not sold is replaced by the first date
 * with flights (HD-ST-03).
 */
export function monthOffers(availability: Availability, choice: SelectionChoice): MonthOffers {
  const { results, matching, flights, boards } = matchAvailability(availability, choice);
  const prices = lowestPrices(matching);
  const selection = select(matching, flights, prices, choice);
  const selected = selection?.result;
  return {
    prices,
    boards,
    selection,
    boardPrices: selected ? boardPricesOn(results, selected.departureDate) : [],
    replacedDate: replacedChoice(choice.date, selected?.departureDate),
    replacedBoard: replacedChoice(choice.boardBasis, selected?.boardBasis),
  };
}

/** Returns the lowest price of each date, as shown in the calendar and the price chart. */
export function pricesFor(
  availability: Availability,
  choice: Pick<SelectionChoice, 'departureId' | 'boardBasis'>,
): ReadonlyMap<IsoDate, Pence> {
  return lowestPrices(matchAvailability(availability, choice).matching);
}

/** Filters flights by airport and packages by flight; packages also by board, unless that board is not sold. */
function matchAvailability(
  availability: Availability,
  { departureId, boardBasis }: Pick<SelectionChoice, 'departureId' | 'boardBasis'>,
) {
  const codes = airportCodes(departureId);
  const flights = availability.flights.filter(
    ({ departureAirportCode }) => codes.length === 0 || codes.includes(departureAirportCode),
  );
  const flightIds = new Set(flights.map(({ flightId }) => flightId));
  const results = availability.results.filter(({ flightId }) => flightIds.has(flightId));
  const boards = [...new Set([...results].sort(byPrice).map((result) => result.boardBasis))];
  const matching =
    boardBasis !== null && boards.includes(boardBasis)
      ? results.filter((result) => result.boardBasis === boardBasis)
      : results;
  return { results, matching, flights, boards };
}

function select(
  results: readonly HotelResult[],
  flights: readonly Flight[],
  prices: ReadonlyMap<IsoDate, Pence>,
  choice: SelectionChoice,
): Selection | null {
  const date = dateFor(prices, choice);
  const cheapest = results.filter(({ departureDate }) => departureDate === date).sort(byPrice)[0];
  if (!cheapest) return null;

  const onDate = flights
    .filter(({ outboundDepartsAt }) => outboundDepartsAt.slice(0, 10) === date)
    .sort((one, other) => one.pricePerPerson - other.pricePerPerson);
  const includedFlight = onDate.find(({ flightId }) => flightId === cheapest.flightId);
  if (!includedFlight) return null;

  const flight = onDate.find(({ flightId }) => flightId === choice.flightId) ?? includedFlight;
  return {
    result: cheapest,
    flight,
    flights: onDate,
    boardBasis: cheapest.boardBasis,
    pricePerPerson: priceWith(cheapest, includedFlight, flight),
  };
}

function dateFor(prices: ReadonlyMap<IsoDate, Pence>, { date }: SelectionChoice): IsoDate | null {
  if (date === null) return cheapestDay(prices);
  return prices.has(date) ? date : ([...prices.keys()].sort()[0] ?? null);
}

/** Package price plus the difference between the selected flight and the included one (PRICE-03). */
function priceWith(result: HotelResult, includedFlight: Flight, selectedFlight: Flight): Pence {
  return pence(result.pricePerPerson + selectedFlight.pricePerPerson - includedFlight.pricePerPerson);
}

function lowestPrices(results: readonly HotelResult[]): ReadonlyMap<IsoDate, Pence> {
  const prices = new Map<IsoDate, Pence>();
  for (const { departureDate, pricePerPerson } of results) {
    const lowest = prices.get(departureDate);
    if (lowest === undefined || pricePerPerson < lowest) prices.set(departureDate, pricePerPerson);
  }
  return prices;
}

function boardPricesOn(results: readonly HotelResult[], date: IsoDate): readonly BoardPrice[] {
  const best = new Map<string, BoardPrice>();
  for (const { boardBasis, pricePerPerson } of results
    .filter(({ departureDate }) => departureDate === date)
    .sort(byPrice)) {
    if (!best.has(boardBasis)) best.set(boardBasis, { boardBasis, pricePerPerson });
  }
  return [...best.values()];
}

function replacedChoice(requested: string | null, actual: string | undefined): ReplacedChoice | null {
  return requested === null || actual === undefined || requested === actual ? null : { requested, actual };
}

function byPrice(one: HotelResult, other: HotelResult): number {
  return one.pricePerPerson - other.pricePerPerson;
}
