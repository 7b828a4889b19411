import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import type { BoardOption, GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

/** Whether a board is one of the chosen: variants of one board (AI, AI+, UAI) count as that board. */
export function isChosenBoard(boardBasis: string, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  const id = boardSearchId(boardBasis);
  return chosen.some((board) => board === boardBasis || (id !== '' && boardSearchId(board) === id));
}

/**
 * The package that a hotel is shown and judged with: its cheapest one with a chosen board, or of all boards
 * where none is chosen. `null`: the hotel has none of them (SRCH-FLT-14).
 */
export function offerOf(deal: Pick<GroupedDeal, 'boards'>, chosen: readonly string[]): BoardOption | null {
  // Boards come cheapest first.
  return deal.boards.find(({ boardBasis }) => isChosenBoard(boardBasis, chosen)) ?? null;
}
