import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

import { normalisedName } from './hotel-name';
import { BOARDS } from './view-choice';

/**
 * The deals of one date, with the values that filters and sorts need in columns, computed once: a filter scans
 * numbers, and a sort order is cached.
 */
export interface DealIndex {
  readonly deals: readonly GroupedDeal[];
  readonly giataIds: Float64Array;
  /** Whole star classes (SRCH-FLT-02). */
  readonly stars: Uint8Array;
  /** Bit set of the filter's boards that the hotel offers. */
  readonly boards: Uint8Array;
  /** For each of the filter's boards, pence per person of the cheapest package; -1: the hotel has none. */
  readonly boardPrices: readonly Float64Array[];
  /** Pence per person of the cheapest package of any board. */
  readonly lowestPrices: Float64Array;
  readonly names: readonly string[];
  readonly resorts: readonly string[];
  /** Cache of `offersIn`, by the selected boards. */
  readonly offers: Map<string, OfferIndex>;
}

/** Prices of the deals for a selection of boards, and the deals sorted by them. */
export interface OfferIndex {
  /** Pence per person of the offer; -1: the hotel has none of the boards. */
  readonly prices: Float64Array;
  /** Positions of the deals, cheapest first; equal prices in the order of arrival. */
  readonly cheapestFirst: Uint32Array;
  /** Positions of the deals, dearest first; equal prices in the order of arrival. */
  readonly dearestFirst: Uint32Array;
}

export function indexDeals(deals: readonly GroupedDeal[]): DealIndex {
  const boardPrices = BOARDS.map(() => new Float64Array(deals.length).fill(-1));
  deals.forEach((deal, position) => recordPrices(deal, position, boardPrices));
  return {
    deals,
    giataIds: Float64Array.from(deals, ({ giataId }) => giataId),
    stars: Uint8Array.from(deals, ({ starClass }) => Math.floor(starClass)),
    boards: Uint8Array.from(deals, (_deal, position) =>
      boardPrices.reduce(
        (bits, prices, board) => ((prices[position] ?? -1) < 0 ? bits : bits | (1 << board)),
        0,
      ),
    ),
    boardPrices,
    lowestPrices: Float64Array.from(deals, ({ cheapestPrice }) => cheapestPrice),
    names: deals.map(({ title }) => normalisedName(title)),
    resorts: deals.map(({ location }) => resortOf(location)),
    offers: new Map(),
  };
}

/** Keeps the first price of each board: boards are sorted by price (`offerOf`). */
function recordPrices({ boards }: GroupedDeal, position: number, boardPrices: readonly Float64Array[]): void {
  for (const { boardBasis, pricePerPerson } of boards) {
    const prices = boardPrices[filterBoardOf(boardBasis)];
    if (prices && (prices[position] ?? 0) < 0) prices[position] = pricePerPerson;
  }
}

/** Returns the prices for a selection of boards, computed on first use. */
export function offersIn(index: DealIndex, boards: readonly string[]): OfferIndex {
  const key = boards.toSorted().join();
  const cached = index.offers.get(key);
  if (cached) return cached;
  const prices = boards.length === 0 ? index.lowestPrices : cheapestOf(index, boards);
  const ordered = (direction: 1 | -1) =>
    Uint32Array.from(prices.keys()).sort(
      (one, other) => direction * ((prices[one] ?? 0) - (prices[other] ?? 0)) || one - other,
    );
  const created = { prices, cheapestFirst: ordered(1), dearestFirst: ordered(-1) };
  index.offers.set(key, created);
  return created;
}

/** Returns the bit set of a selection of boards. */
export function bitsOfBoards(boards: readonly string[]): number {
  return boards.reduce((bits, board) => bits | bitOf(board), 0);
}

/** `Playa Blanca` for `Playa Blanca, Lanzarote`. */
export function resortOf(location: string): string {
  return location.split(',')[0]?.trim() ?? '';
}

function cheapestOf({ deals, boardPrices }: DealIndex, boards: readonly string[]): Float64Array {
  const chosen = boards.flatMap((board) => boardPrices[filterBoardOf(board)] ?? []);
  return Float64Array.from(deals, (_deal, position) =>
    chosen.reduce((lowest, prices) => {
      const price = prices[position] ?? -1;
      return price >= 0 && (lowest < 0 || price < lowest) ? price : lowest;
    }, -1),
  );
}

const FILTER_IDS = BOARDS.map(boardSearchId);
const filterBoards = new Map<string, number>();

/** Position in `BOARDS` of the board that a board counts as; -1: none. */
function filterBoardOf(board: string): number {
  const cached = filterBoards.get(board);
  if (cached !== undefined) return cached;
  const found = FILTER_IDS.indexOf(boardSearchId(board));
  filterBoards.set(board, found);
  return found;
}

function bitOf(board: string): number {
  const position = filterBoardOf(board);
  return position < 0 ? 0 : 1 << position;
}
