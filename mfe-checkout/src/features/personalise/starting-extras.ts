import type { DealOffer, Extras } from '@storefront/shared/contracts/booking-session/booking-session.schema';

import { boardChoices } from './board-choices';
import { withTour } from './tour-choices';

/**
 * What is part of the offer and missing in the booking: its included tours, and its included board while none
 * is chosen. Nothing of it costs anything, and nothing that does is ever added (DEC-73).
 *
 * @returns only what is to change
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
