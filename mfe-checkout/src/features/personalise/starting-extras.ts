import type { DealOffer, Extras } from '@storefront/shared/contracts/booking-session/booking-session.schema';

import { boardChoices } from './board-choices';
import { withTour } from './tour-choices';

/**
 * Returns the included extras of the offer that the booking lacks: the included tours, and the included board while no
 * board is chosen. Extras that cost money are never added (DEC-73).
 *
 * @returns only the properties that must change
 */
export function startingExtras(
  offer: DealOffer | null,
  extras: Extras,
): Partial<Pick<Extras, 'tours' | 'cruiseBoard'>> {
  if (!offer) return {};
  const missing = offer.tours.some((tour) => tour.included && !extras.tours.some(({ id }) => id === tour.id));
  const includedBoard = boardChoices(offer.cruiseBoards, 1).find(({ isIncluded }) => isIncluded);
  return {
    ...(missing ? { tours: withTour(offer.tours, extras.tours, null) } : {}),
    ...(includedBoard && !extras.cruiseBoard ? { cruiseBoard: includedBoard.board } : {}),
  };
}
