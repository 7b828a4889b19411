import type { DealOffer, Extras } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';

type OfferedBoard = DealOffer['cruiseBoards'][number];
type ChosenBoard = NonNullable<Extras['cruiseBoard']>;

export interface BoardChoice {
  /** As it is booked; its price is the difference to the included board (PRICE-12). */
  readonly board: ChosenBoard;
  readonly features: readonly string[];
  /** True for the board that is in the price. */
  readonly isIncluded: boolean;
  /** What it does to the total; below zero for a board that costs less than the included one. */
  readonly extraCost: Pence;
}

/** The board that is in the price, from which the others differ; `null` where none is. */
function findIncludedBoard(boards: readonly OfferedBoard[]): OfferedBoard | null {
  return boards.find(({ included }) => included) ?? null;
}

/** The boards of a ship to choose from; none where no board is in the price, since then none has a price. */
export function boardChoices(boards: readonly OfferedBoard[], guests: number): readonly BoardChoice[] {
  const includedBoard = findIncludedBoard(boards);
  if (!includedBoard) return [];
  return boards.map(({ id, boardType, pricePerPerson, included, features }) => {
    const difference = pence(pricePerPerson - includedBoard.pricePerPerson);
    return {
      board: { id, boardType, pricePerPerson: difference, included },
      features,
      isIncluded: id === includedBoard.id,
      extraCost: timesPence(difference, guests),
    };
  });
}
