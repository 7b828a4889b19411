import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { pagesOfPlace, type PlacePage } from '@storefront/shared/domain/catalogue/destination-paths';
import { tidyAddress } from '@storefront/shared/domain/deals/deal-price';

/** Returns the pages above a deal: the list of cruises, or country and destination, or the list of all deals. */
export function dealTrail({ shipName, address }: Pick<Deal, 'shipName' | 'address'>): readonly PlacePage[] {
  if (shipName) return [{ label: 'Cruise Deals', path: '/cruise-deals' }];
  const places = pagesOfPlace(tidyAddress(address));
  return places.length > 0 ? places : [{ label: 'All Deals', path: '/all-deals' }];
}
