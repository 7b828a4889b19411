import type { BoardOption } from '../../domain/hotels/group-deals';

/** What a choice of boards needs to know of each. */
export type BoardPrice = Pick<BoardOption, 'boardBasis' | 'pricePerPerson'>;

/** The board with the lowest price, the first of several; `null` without boards (SRCH-MOD-03). */
export function cheapestBoard<B extends BoardPrice>(boards: readonly B[]): B | null {
  return boards.reduce<B | null>(
    (best, board) => (best === null || board.pricePerPerson < best.pricePerPerson ? board : best),
    null,
  );
}
