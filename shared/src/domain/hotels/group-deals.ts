import type { IsoDate } from '../dates/iso-date';
import type { Pence } from '../pricing/pence';

import type { HotelResult } from './hotel-result';

export interface BoardOption {
  readonly boardBasis: string;
  readonly pricePerPerson: Pence;
  /** The supplier's reference of the cheapest package with this board. */
  readonly dealId: string;
  readonly hotelKey: string;
  readonly flightId: string;
  readonly departureAirportCode: string;
}

/** All packages of one hotel on one date (DOM-GRP-02). Pictures and words come with the hotel record. */
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

/** Groups results as they arrive: one deal for each hotel and departure date (DOM-GRP-01). */
export interface DealGrouper {
  readonly add: (results: readonly HotelResult[]) => void;
  /** All deals of a date, in the order their hotels first arrived. */
  readonly dealsOn: (departureDate: IsoDate) => readonly GroupedDeal[];
  /** The lowest price of each date that has any. */
  readonly lowestPrices: () => ReadonlyMap<IsoDate, Pence>;
  /** How many hotels a date has. */
  readonly hotelsOn: (departureDate: IsoDate) => number;
}

export function createDealGrouper(): DealGrouper {
  const byDate = new Map<IsoDate, Map<number, HotelResult[]>>();
  const lowest = new Map<IsoDate, Pence>();
  const made = new Map<IsoDate, readonly GroupedDeal[]>();

  return {
    add(results) {
      for (const result of results) {
        // Without an id nothing else can be known of the hotel (DOM-GRP-03).
        if (result.giataId === 0) continue;
        const { departureDate, giataId, pricePerPerson } = result;
        const hotels = byDate.get(departureDate) ?? new Map<number, HotelResult[]>();
        byDate.set(departureDate, hotels);
        const packages = hotels.get(giataId);
        if (packages) packages.push(result);
        else hotels.set(giataId, [result]);
        const known = lowest.get(departureDate);
        if (known === undefined || pricePerPerson < known) lowest.set(departureDate, pricePerPerson);
        made.delete(departureDate);
      }
    },
    dealsOn(departureDate) {
      const known = made.get(departureDate);
      if (known) return known;
      const deals = [...(byDate.get(departureDate)?.values() ?? [])].flatMap(groupedDeal);
      made.set(departureDate, deals);
      return deals;
    },
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
  } of byPrice) {
    if (boards.has(boardBasis)) continue;
    boards.set(boardBasis, {
      boardBasis,
      pricePerPerson,
      dealId: quoteReference,
      hotelKey,
      flightId,
      departureAirportCode,
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
