import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import type { DealOffer } from '@storefront/shared/contracts/booking-session/booking-session.schema';

/** What the next steps offer of a deal: its excursions and the boards of its ship (DOM-BOOK-01). */
export function dealOffer(
  dealId: string,
  { shipName, tours, cruiseBoards }: Pick<Deal, 'shipName' | 'tours' | 'cruiseBoards'>,
): DealOffer {
  return { dealId, shipName, tours, cruiseBoards };
}
