import { boardSearchId } from '@storefront/shared/board-basis/board-basis';
import type { GroupedDeal } from '@storefront/shared/hotels/group-deals';

import { normalisedName } from './hotel-name';
import { offerOf } from './offer';
import { BOARDS } from './view-choice';

/**
 * The deals of one date with what filters and sorts ask of them, worked out once: a filter is a walk over
 * numbers, and a sort is looked up.
 */
export interface DealIndex {
  readonly deals: readonly GroupedDeal[];
  readonly giataIds: Float64Array;
  /** Whole star classes (SRCH-FLT-02). */
  readonly stars: Uint8Array;
  /** One bit for each of the filter's boards that the hotel has. */
  readonly boards: Uint8Array;
  readonly names: readonly string[];
  readonly resorts: readonly string[];
  /** What is made later, for a choice of boards. */
  readonly offers: Map<string, OfferIndex>;
}

/** Prices of the deals with a choice of boards, and their order. */
export interface OfferIndex {
  /** Pence per person of the offer; -1: the hotel has none of the boards. */
  readonly prices: Float64Array;
  /** Positions of the deals, cheapest first, equal ones as they came. */
  readonly cheapestFirst: Uint32Array;
  /** The other way round; equal ones still as they came. */
  readonly dearestFirst: Uint32Array;
}

export function indexDeals(deals: readonly GroupedDeal[]): DealIndex {
  return {
    deals,
    giataIds: Float64Array.from(deals, ({ giataId }) => giataId),
    stars: Uint8Array.from(deals, ({ starClass }) => Math.floor(starClass)),
    boards: Uint8Array.from(deals, boardBits),
    names: deals.map(({ title }) => normalisedName(title)),
    resorts: deals.map(({ location }) => resortOf(location)),
    offers: new Map(),
  };
}

/** Prices and their order for a choice of boards; made at the first question. */
export function offersIn(index: DealIndex, boards: readonly string[]): OfferIndex {
  const key = boards.toSorted().join();
  const known = index.offers.get(key);
  if (known) return known;
  const prices = Float64Array.from(index.deals, (deal) => offerOf(deal, boards)?.pricePerPerson ?? -1);
  const ordered = (direction: 1 | -1) =>
    Uint32Array.from(prices.keys()).sort(
      (one, other) => direction * ((prices[one] ?? 0) - (prices[other] ?? 0)) || one - other,
    );
  const made = { prices, cheapestFirst: ordered(1), dearestFirst: ordered(-1) };
  index.offers.set(key, made);
  return made;
}

/** The bits of a choice of the filter's boards. */
export function bitsOfBoards(boards: readonly string[]): number {
  return boards.reduce((bits, board) => bits | bitOf(board), 0);
}

/** `Playa Blanca` of `Playa Blanca, Lanzarote`. */
export function resortOf(location: string): string {
  return location.split(',')[0]?.trim() ?? '';
}

const FILTER_IDS = BOARDS.map(boardSearchId);

function boardBits({ boards }: GroupedDeal): number {
  return boards.reduce((bits, { boardBasis }) => bits | bitOf(boardBasis), 0);
}

function bitOf(board: string): number {
  const position = FILTER_IDS.indexOf(boardSearchId(board));
  return position < 0 ? 0 : 1 << position;
}
