import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import type { BoardOption, GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

/** Whether a board is among the selected ones; variants of one board (AI, AI+, UAI) count as that board. */
export function isChosenBoard(boardBasis: string, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  const id = boardSearchId(boardBasis);
  return chosen.some((board) => board === boardBasis || (id !== '' && boardSearchId(board) === id));
}

/**
 * Returns the package whose price is shown, filtered and sorted by: the cheapest one with a selected board, or of
 * any board if none is selected. `null`: the hotel has none of them (SRCH-FLT-14).
 */
export function offerOf(deal: Pick<GroupedDeal, 'boards'>, chosen: readonly string[]): BoardOption | null {
  // Boards are sorted by price.
  return deal.boards.find(({ boardBasis }) => isChosenBoard(boardBasis, chosen)) ?? null;
}
