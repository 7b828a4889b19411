import type { IsoDate } from '../dates/iso-date';
import type { Pence } from '../pricing/pence';

import type { HotelResult } from './hotel-result';

/** The cheapest package of a hotel with one board. */
export interface BoardOption {
  readonly boardBasis: string;
  readonly pricePerPerson: Pence;
  /** The supplier's reference of the package. */
  readonly dealId: string;
  readonly hotelKey: string;
  readonly flightId: string;
  readonly departureAirportCode: string;
  /** The name of each room; empty when the supplier sent none. */
  readonly rooms: readonly string[];
}

/** All packages of one hotel on one date (DOM-GRP-02). Pictures and texts are in the hotel record. */
export interface GroupedDeal {
  readonly giataId: number;
  readonly departureDate: IsoDate;
  readonly title: string;
  readonly location: string;
  readonly starClass: number;
  readonly nights: number;
  /** Departure airports, cheapest first. */
  readonly airports: readonly string[];
  readonly reviewScore: number | null;
  readonly reviewCount: number | null;
  /** Cheapest first, each board once. */
  readonly boards: readonly BoardOption[];
  readonly cheapestPrice: Pence;
  readonly cheapestBoardBasis: string;
}

/** Groups results incrementally into one deal per hotel and departure date (DOM-GRP-01). */
export interface DealGrouper {
  readonly add: (results: readonly HotelResult[]) => void;
  /** Returns the deals of a date, in the order in which their hotels arrived first. */
  readonly dealsOn: (departureDate: IsoDate) => readonly GroupedDeal[];
  /** Returns the deals of a date, made of the packages that pass; a hotel without such a package is left out. */
  readonly dealsOf: (
    departureDate: IsoDate,
    passes: (result: HotelResult) => boolean,
  ) => readonly GroupedDeal[];
  /** Returns the packages of a date whose hotel has an id. */
  readonly resultsOn: (departureDate: IsoDate) => readonly HotelResult[];
  /** Returns the lowest price of each date with results. */
  readonly lowestPrices: () => ReadonlyMap<IsoDate, Pence>;
  /** Returns the number of hotels on a date. */
  readonly hotelsOn: (departureDate: IsoDate) => number;
}

/** Creates an empty grouper. */
export function createDealGrouper(): DealGrouper {
  const byDate = new Map<IsoDate, Map<number, HotelResult[]>>();
  const lowest = new Map<IsoDate, Pence>();
  const groupedByDate = new Map<IsoDate, readonly GroupedDeal[]>();

  return {
    add(results) {
      for (const result of results) {
        // A hotel without an id has no hotel record (DOM-GRP-03).
        if (result.giataId === 0) continue;
        const { departureDate, giataId, pricePerPerson } = result;
        const hotels = byDate.get(departureDate) ?? new Map<number, HotelResult[]>();
        byDate.set(departureDate, hotels);
        const packages = hotels.get(giataId);
        if (packages) packages.push(result);
        else hotels.set(giataId, [result]);
        const lowestPrice = lowest.get(departureDate);
        if (lowestPrice === undefined || pricePerPerson < lowestPrice)
          lowest.set(departureDate, pricePerPerson);
        groupedByDate.delete(departureDate);
      }
    },
    dealsOn(departureDate) {
      const cached = groupedByDate.get(departureDate);
      if (cached) return cached;
      const deals = [...(byDate.get(departureDate)?.values() ?? [])].flatMap(groupedDeal);
      groupedByDate.set(departureDate, deals);
      return deals;
    },
    dealsOf: (departureDate, passes) =>
      [...(byDate.get(departureDate)?.values() ?? [])].flatMap((results) =>
        groupedDeal(results.filter(passes)),
      ),
    resultsOn: (departureDate) => [...(byDate.get(departureDate)?.values() ?? [])].flat(),
    lowestPrices: () => lowest,
    hotelsOn: (departureDate) => byDate.get(departureDate)?.size ?? 0,
  };
}

function groupedDeal(results: readonly HotelResult[]): GroupedDeal[] {
  const byPrice = [...results].sort((one, other) => one.pricePerPerson - other.pricePerPerson);
  const cheapest = byPrice[0];
  if (!cheapest) return [];

  const boards = new Map<string, BoardOption>();
  for (const {
    boardBasis,
    pricePerPerson,
    quoteReference,
    hotelKey,
    flightId,
    departureAirportCode,
    rooms,
  } of byPrice) {
    if (boards.has(boardBasis)) continue;
    boards.set(boardBasis, {
      boardBasis,
      pricePerPerson,
      dealId: quoteReference,
      hotelKey,
      flightId,
      departureAirportCode,
      rooms: rooms.map(({ name }) => name),
    });
  }
  return [
    {
      giataId: cheapest.giataId,
      departureDate: cheapest.departureDate,
      title: cheapest.hotelName,
      location: cheapest.location,
      starClass: cheapest.starClass,
      nights: cheapest.nights,
      airports: [...new Set(byPrice.map(({ departureAirportCode }) => departureAirportCode))],
      reviewScore: cheapest.reviewScore,
      reviewCount: cheapest.reviewCount,
      boards: [...boards.values()],
      cheapestPrice: cheapest.pricePerPerson,
      cheapestBoardBasis: cheapest.boardBasis,
    },
  ];
}
