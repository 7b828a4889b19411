import type { BoardOption } from '../../domain/hotels/group-deals';

/** A board basis with its price per person. */
export type BoardPrice = Pick<BoardOption, 'boardBasis' | 'pricePerPerson'>;

/** Returns the board with the lowest price, the first one of equal prices; `null` without boards (SRCH-MOD-03). */
export function cheapestBoard<B extends BoardPrice>(boards: readonly B[]): B | null {
  return boards.reduce<B | null>(
    (best, board) => (best === null || board.pricePerPerson < best.pricePerPerson ? board : best),
    null,
  );
}
