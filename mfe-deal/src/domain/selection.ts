import type { Availability } from '@storefront/shared/api/hotels/availability.schema';
import type { IsoDate } from '@storefront/shared/dates/iso-date';
import type { Flight } from '@storefront/shared/flights/flight';
import type { HotelResult } from '@storefront/shared/hotels/hotel-result';
import { pence, type Pence } from '@storefront/shared/pricing/pence';

/** What the shopper has chosen so far; `null` leaves the choice to the best price. */
export interface Wish {
  readonly boardBasis: string | null;
  readonly date: IsoDate | null;
  readonly flightId: string | null;
}

/** A package that can be booked as it stands. */
export interface Selection {
  readonly result: HotelResult;
  readonly flight: Flight;
  /** All flights of the date, cheapest first. */
  readonly flights: readonly Flight[];
  readonly boardBasis: string;
  /** Flights and hotel with the chosen flight, per person (PRICE-03). */
  readonly pricePerPerson: Pence;
  /** True when the wished date had no price and another was taken. */
  readonly dateChanged: boolean;
}

export interface MonthOffers {
  /** The best price of each date with the board that is wished. */
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  /** Boards there are in the month, cheapest first. */
  readonly boards: readonly string[];
  readonly selection: Selection | null;
}

/**
 * What a month offers under a wish. The same wish gives the same selection whatever was chosen before it:
 * nothing is carried along, everything follows from what is there.
 */
export function monthOffers({ results, flights }: Availability, wish: Wish): MonthOffers {
  const boards = boardsByPrice(results);
  const board = wish.boardBasis !== null && boards.includes(wish.boardBasis) ? wish.boardBasis : null;
  const fitting = board === null ? results : results.filter(({ boardBasis }) => boardBasis === board);
  const prices = bestPrices(fitting);
  return { prices, boards, selection: select(fitting, flights, prices, wish) };
}

function select(
  results: readonly HotelResult[],
  flights: readonly Flight[],
  prices: ReadonlyMap<IsoDate, Pence>,
  wish: Wish,
): Selection | null {
  const date = wish.date !== null && prices.has(wish.date) ? wish.date : cheapestDate(prices);
  if (date === null) return null;

  const onDate = flights
    .filter(({ outboundDepartsAt }) => outboundDepartsAt.slice(0, 10) === date)
    .sort((one, other) => one.pricePerPerson - other.pricePerPerson);
  const cheapest = results.filter(({ departureDate }) => departureDate === date).sort(byPrice)[0];
  const first = cheapest && onDate.find(({ flightId }) => flightId === cheapest.flightId);
  if (!cheapest || !first) return null;

  const flight = onDate.find(({ flightId }) => flightId === wish.flightId) ?? first;
  return {
    result: cheapest,
    flight,
    flights: onDate,
    boardBasis: cheapest.boardBasis,
    pricePerPerson: priceWith(cheapest, first, flight),
    dateChanged: wish.date !== null && wish.date !== date,
  };
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

function cheapestDate(prices: ReadonlyMap<IsoDate, Pence>): IsoDate | null {
  const [first] = [...prices].sort(
    ([date, price], [otherDate, otherPrice]) => price - otherPrice || date.localeCompare(otherDate),
  );
  return first?.[0] ?? null;
}

function boardsByPrice(results: readonly HotelResult[]): readonly string[] {
  return [...new Set([...results].sort(byPrice).map(({ boardBasis }) => boardBasis))];
}

function byPrice(one: HotelResult, other: HotelResult): number {
  return one.pricePerPerson - other.pricePerPerson;
}
