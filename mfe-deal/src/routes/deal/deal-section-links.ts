import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';

import { TEXTS_ID } from '../../features/deal-content/deal-texts';
import { ITINERARY_ID } from '../../features/deal-content/itinerary';
import { hasShip, SHIP_ID } from '../../features/deal-content/ship';
import { HOTEL_ID } from '../../features/hotel/hotel-section-ids';
import { SMALL_PRINT_ID } from '../../features/small-print/small-print';
import type { SectionLink } from '../../parts/section-links/section-links';

/** Returns the links to the sections of a deal that have content. */
export function dealSectionLinks(deal: Pick<Deal, 'itinerary' | 'ship'>): readonly SectionLink[] {
  return [
    { id: TEXTS_ID, label: 'About this deal' },
    ...(deal.itinerary.length > 0 ? [{ id: ITINERARY_ID, label: 'Itinerary' }] : []),
    ...(hasShip(deal.ship) ? [{ id: SHIP_ID, label: 'Your ship' }] : []),
    { id: HOTEL_ID, label: hasShip(deal.ship) ? 'Map and reviews' : 'The hotel' },
    { id: SMALL_PRINT_ID, label: 'Small print' },
  ];
}
