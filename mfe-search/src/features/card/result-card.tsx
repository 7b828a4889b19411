import { airportName } from '@storefront/shared/catalogue/airport-names';
import { HotelCard } from '@storefront/shared/hotel-card/hotel-card';
import type { GroupedDeal } from '@storefront/shared/hotels/group-deals';
import { guestCount } from '@storefront/shared/occupancy/occupancy';
import { timesPence } from '@storefront/shared/pricing/pence';
import { detailsPath } from '@storefront/shared/search-query/details-path';
import type { SearchQuery } from '@storefront/shared/search-query/search-query';

import { cardAmenities } from './card-amenities';
import { useHotel } from './use-hotel';

interface ResultCardProps {
  readonly deal: GroupedDeal;
  readonly query: SearchQuery;
  readonly showTotal: boolean;
  readonly highlighted: boolean;
}

/** One deal of the results as a card, with what the back office knows of its hotel. */
export function ResultCard({ deal, query, showTotal, highlighted }: ResultCardProps) {
  const state = useHotel(deal.giataId);
  const hotel = state.kind === 'known' ? state.hotel : null;
  const guests = guestCount(query.rooms);

  return (
    <HotelCard
      hotel={{
        title: deal.title,
        location: deal.location,
        starClass: deal.starClass,
        reviewScore: hotel?.reviewScore ?? deal.reviewScore,
        reviewCount: hotel?.reviewCount ?? deal.reviewCount,
        imageUrl: hotel?.images[0] ?? null,
        loading: state.kind === 'loading',
      }}
      facts={{
        airports: deal.airports.map(airportName),
        date: deal.departureDate,
        nights: deal.nights,
        bags: 'Cabin bag included',
      }}
      chips={[...cardAmenities(hotel?.amenities ?? []), ...(hotel?.reviews?.styles ?? []).slice(0, 2)]}
      boards={deal.boards}
      price={{
        perPerson: deal.cheapestPrice,
        total: timesPence(deal.cheapestPrice, guests),
        guests,
        showTotal,
      }}
      link={{ to: pathOf(deal, query), state: { deal } }}
      highlighted={highlighted}
    />
  );
}

function pathOf(deal: GroupedDeal, query: SearchQuery): string {
  return detailsPath(deal.boards[0]?.hotelKey ?? '', {
    departureId: query.departureId,
    rooms: query.rooms,
    boardBasis: deal.cheapestBoardBasis,
    date: deal.departureDate,
    nights: deal.nights,
    giataId: deal.giataId,
  });
}
