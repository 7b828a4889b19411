import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { departureIdOf } from '@storefront/shared/domain/catalogue/airports';
import { tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { ShortlistButton } from '@storefront/shared/composites/shortlist/shortlist-button';

import { writeDealChoice } from '../../domain/deal-choice-url';
import type { DealPrices } from './use-deal-prices';

interface SaveDealProps {
  readonly deal: Deal;
  readonly dealId: string;
  readonly prices: DealPrices;
  readonly imageUrl: string | null;
}

/** Button that adds the deal to the shortlist. Not rendered before the deal has a price. */
export function SaveDeal({ deal, dealId, prices, imageUrl }: SaveDealProps) {
  const { row, rooms, choice, filters } = prices;
  if (!row || deal.giataId === null || deal.hotelName === '') return null;
  const path = `/deals/${encodeURIComponent(dealId)}`;
  const query = writeDealChoice({ ...choice, ...filters, date: row.date, previousDate: null, month: null });
  return (
    <ShortlistButton
      hotel={{
        giataId: deal.giataId,
        name: deal.hotelName,
        location: tidyAddress(deal.address),
        pictureUrl: imageUrl,
        starClass: Math.max(0, deal.starClass),
        reviewScore: deal.reviewScore,
        pricePerPerson: row.pricePerPerson,
        guests: guestCount(rooms),
        boardBasis: row.boardBasis,
        departureDate: row.date,
        nights: row.nights,
        departureId: departureIdOf(row.departureAirportCode) ?? -1,
        path: `${path}?${query}`,
        searchPath: '/all-deals',
      }}
    />
  );
}
