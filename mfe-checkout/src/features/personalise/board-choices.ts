import type { DealOffer, Extras } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';

type OfferedBoard = DealOffer['cruiseBoards'][number];
type ChosenBoard = NonNullable<Extras['cruiseBoard']>;

export interface BoardChoice {
  /** The board as it is booked: its price is the difference to the included board (PRICE-12). */
  readonly board: ChosenBoard;
  readonly features: readonly string[];
  readonly isIncluded: boolean;
  /** Change of the total for the whole party; negative for a board that costs less than the included one. */
  readonly extraCost: Pence;
}

function findIncludedBoard(boards: readonly OfferedBoard[]): OfferedBoard | null {
  return boards.find(({ included }) => included) ?? null;
}

/** Returns the boards of a ship to choose from. Without an included board none can be priced, so the list is empty. */
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
