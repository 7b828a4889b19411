import type { DealIndex } from './deal-index';
import type { CoordinatesById } from './failed-filters';
import { offerOf } from './offer';
import type { MappedHotel } from './results-view';
import type { ViewChoice } from './view-choice';

/** Returns the hotels at these positions that have coordinates, in the same order. */
export function mappedHotels(
  { deals }: DealIndex,
  positions: readonly number[],
  { boards }: Pick<ViewChoice, 'boards'>,
  coordinates: CoordinatesById | null,
): readonly MappedHotel[] {
  return positions.flatMap((dealPosition, position) => {
    const deal = deals[dealPosition];
    const place = deal && coordinates?.get(deal.giataId);
    const offer = deal && offerOf(deal, boards);
    if (!place || !offer) return [];
    return [
      {
        giataId: deal.giataId,
        title: deal.title,
        location: deal.location,
        starClass: deal.starClass,
        reviewScore: deal.reviewScore,
        reviewCount: deal.reviewCount,
        boardBasis: offer.boardBasis,
        pricePerPerson: offer.pricePerPerson,
        latitude: place.latitude,
        longitude: place.longitude,
        position,
      },
    ];
  });
}
