import type { Availability } from '@storefront/shared/api/hotels/availability.schema';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';
import { cheapestDay } from '@storefront/shared/composites/price-calendar/cheapest-day';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';

import type { Wish } from './holiday-choice';

export type Choices = Pick<Wish, 'departureId' | 'boardBasis' | 'date' | 'flightId'>;

/** A package that can be booked as it stands. */
export interface Selection {
  readonly result: HotelResult;
  readonly flight: Flight;
  /** All flights of the date from the chosen airports, cheapest first. */
  readonly flights: readonly Flight[];
  readonly boardBasis: string;
  /** Flights and hotel with the chosen flight, per person (PRICE-03). */
  readonly pricePerPerson: Pence;
}

/** What of the wish could not be kept, and is said to the shopper (usability rule 35). */
export interface Departure {
  readonly wished: string;
  readonly taken: string;
}

export interface BoardPrice {
  readonly boardBasis: string;
  readonly pricePerPerson: Pence;
}

export interface MonthOffers {
  /** The best price of each date with the board and the airports that are wished. */
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  /** Boards there are from these airports in the month, cheapest first. */
  readonly boards: readonly string[];
  readonly selection: Selection | null;
  /** What each board costs on the selected date, cheapest first. */
  readonly boardPrices: readonly BoardPrice[];
  readonly changedDate: Departure | null;
  readonly changedBoard: Departure | null;
}

/**
 * What a month offers under a wish. The same wish gives the same selection whatever was chosen before it:
 * nothing is carried along, everything follows from what is there.
 *
 * Without a date the cheapest one is taken (HD-ST-06); a date that is not sold gives way to the first date
 * with flights (HD-ST-03).
 */
export function monthOffers(availability: Availability, wish: Choices): MonthOffers {
  const { results, fitting, flights, boards } = fittingTo(availability, wish);
  const prices = bestPrices(fitting);
  const selection = select(fitting, flights, prices, wish);
  const taken = selection?.result;
  return {
    prices,
    boards,
    selection,
    boardPrices: taken ? boardPricesOn(results, taken.departureDate) : [],
    changedDate: departure(wish.date, taken?.departureDate),
    changedBoard: departure(wish.boardBasis, taken?.boardBasis),
  };
}

/** The best price of each date under a wish: what the calendar and the line of months show. */
export function pricesFor(
  availability: Availability,
  wish: Pick<Choices, 'departureId' | 'boardBasis'>,
): ReadonlyMap<IsoDate, Pence> {
  return bestPrices(fittingTo(availability, wish).fitting);
}

/** Flights from the airports that are wished, and packages with one of them: of the wished board where it is sold. */
function fittingTo(
  availability: Availability,
  { departureId, boardBasis }: Pick<Choices, 'departureId' | 'boardBasis'>,
) {
  const codes = airportCodes(departureId);
  const flights = availability.flights.filter(
    ({ departureAirportCode }) => codes.length === 0 || codes.includes(departureAirportCode),
  );
  const flightIds = new Set(flights.map(({ flightId }) => flightId));
  const results = availability.results.filter(({ flightId }) => flightIds.has(flightId));
  const boards = [...new Set([...results].sort(byPrice).map((result) => result.boardBasis))];
  const fitting =
    boardBasis !== null && boards.includes(boardBasis)
      ? results.filter((result) => result.boardBasis === boardBasis)
      : results;
  return { results, fitting, flights, boards };
}

function select(
  results: readonly HotelResult[],
  flights: readonly Flight[],
  prices: ReadonlyMap<IsoDate, Pence>,
  wish: Choices,
): Selection | null {
  const date = dateFor(prices, wish);
  const cheapest = results.filter(({ departureDate }) => departureDate === date).sort(byPrice)[0];
  if (!cheapest) return null;

  const onDate = flights
    .filter(({ outboundDepartsAt }) => outboundDepartsAt.slice(0, 10) === date)
    .sort((one, other) => one.pricePerPerson - other.pricePerPerson);
  const first = onDate.find(({ flightId }) => flightId === cheapest.flightId);
  if (!first) return null;

  const flight = onDate.find(({ flightId }) => flightId === wish.flightId) ?? first;
  return {
    result: cheapest,
    flight,
    flights: onDate,
    boardBasis: cheapest.boardBasis,
    pricePerPerson: priceWith(cheapest, first, flight),
  };
}

function dateFor(prices: ReadonlyMap<IsoDate, Pence>, { date }: Choices): IsoDate | null {
  if (date === null) return cheapestDay(prices);
  return prices.has(date) ? date : ([...prices.keys()].sort()[0] ?? null);
}

/** Hotel total per person plus the difference between the chosen flight and the first one (PRICE-03). */
export function priceWith(result: HotelResult, first: Flight, chosen: Flight): Pence {
  return pence(result.pricePerPerson + chosen.pricePerPerson - first.pricePerPerson);
}

function bestPrices(results: readonly HotelResult[]): ReadonlyMap<IsoDate, Pence> {
  const prices = new Map<IsoDate, Pence>();
  for (const { departureDate, pricePerPerson } of results) {
    const known = prices.get(departureDate);
    if (known === undefined || pricePerPerson < known) prices.set(departureDate, pricePerPerson);
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

function departure(wished: string | null, taken: string | undefined): Departure | null {
  return wished === null || taken === undefined || wished === taken ? null : { wished, taken };
}

function byPrice(one: HotelResult, other: HotelResult): number {
  return one.pricePerPerson - other.pricePerPerson;
}
