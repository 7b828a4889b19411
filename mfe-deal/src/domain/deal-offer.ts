import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import type { DealOffer } from '@storefront/shared/contracts/booking-session/booking-session.schema';

/** Returns the excursions and cruise boards of a deal that the booking steps offer (DOM-BOOK-01). */
export function dealOffer(
  dealId: string,
  { shipName, tours, cruiseBoards }: Pick<Deal, 'shipName' | 'tours' | 'cruiseBoards'>,
): DealOffer {
  return { dealId, shipName, tours, cruiseBoards };
}
