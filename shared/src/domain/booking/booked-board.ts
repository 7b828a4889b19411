import { boardName } from '../board-basis/board-basis';

import type { BookedExtras, BookedHoliday } from './booked-holiday';

/**
 * Returns the name of the board of a booking. On a cruise the board on the ship replaces that of the package, so that
 * no page names two (DEC-136).
 */
export function bookedBoard(
  { boardBasis, cruise }: Pick<BookedHoliday, 'boardBasis' | 'cruise'>,
  { board, cruiseBoard }: Pick<BookedExtras, 'board' | 'cruiseBoard'>,
): string {
  return (cruise ? cruiseBoard?.boardType : undefined) ?? board?.name ?? boardName(boardBasis);
}
