import type { DealWire } from '@storefront/shared/api/content/deal-by-id.schema';
import type { CatalogueDealWire } from '@storefront/shared/api/content/deals.schema';
import { resultRowSchema } from '@storefront/shared/api/supplier-rows.schema';
import { addDays, type IsoDate } from '@storefront/shared/dates/iso-date';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/occupancy/occupancy';
import { penceToPounds } from '@storefront/shared/pricing/pence';

import type { Market } from '../market/market';

interface CatalogueEntry {
  readonly listed: CatalogueDealWire & { readonly dealId: string };
  readonly whole: DealWire;
}

/** Where the deals of the catalogue lie, how long they last and how far ahead they depart. */
const SPOTS: readonly (readonly [
  destinationId: number,
  nights: number,
  daysAhead: number,
  shipName?: string,
])[] = [
  [101, 7, 180],
  [601, 7, 210],
  [501, 7, 90],
  [401, 7, 200],
  [202, 7, 75],
  [502, 10, 110],
  [402, 7, 230],
  [801, 5, 120],
  [701, 3, 60],
  [703, 3, 85],
  [708, 4, 140],
  [706, 4, 95],
  [102, 14, 250],
  [602, 7, 240],
  [201, 7, 100],
  [620, 7, 190],
  [414, 7, 220, 'Aegean Star'],
  [609, 7, 205, 'Mediterranea'],
  [710, 7, 215, 'Adriatic Queen'],
  [802, 14, 130],
  [403, 7, 160],
  [605, 7, 175],
  [704, 3, 70],
  [404, 7, 105],
  [711, 4, 80],
  [803, 14, 150],
];

/** Deals that are priced by the market: the same hotel, date, board and nights cost the same in the search. */
export function catalogueDeals(market: Market, today: IsoDate): readonly CatalogueEntry[] {
  return SPOTS.flatMap(([destinationId, nights, daysAhead, shipName], index) => {
    const cheapest = cheapestOf(market, destinationId, nights, addDays(today, daysAhead));
    if (!cheapest) return [];
    const hotel = market.hotel(cheapest.giataId);
    if (!hotel) return [];
    // 184 has rules of its own in the specification.
    const dealId = String(index === 4 ? 184 : 100 + index);
    const shared = {
      HotelName: cheapest.hotelName,
      address: `${cheapest.location}, `,
      hotelRating: cheapest.starClass,
      taRating: cheapest.reviewScore,
      taRatingCount: cheapest.reviewCount,
      startingPrice: penceToPounds(cheapest.pricePerPerson),
      cheapestDate: cheapest.departureDate,
      cheapestBoardBasis: cheapest.boardBasis,
      defaultNightDuration: nights,
      featuredImage: hotel.images?.[0] ?? null,
      ...(shipName === undefined ? {} : { ship: { shipName } }),
    };
    return [
      {
        listed: {
          dealId,
          data: {
            ...shared,
            dealType: index % 3 === 0 ? 'featured' : 'other',
            boardBasis: cheapest.boardBasis,
            createdAt: `${addDays(today, -index * 3)}T09:00:00Z`,
            markupPrices: [],
            individualDestinationIds: [String(destinationId)],
            groupDestinationIds: [],
          },
        },
        whole: {
          deal: {
            data: {
              ...shared,
              giataId: cheapest.giataId,
              hotelKey: cheapest.hotelKey,
              pricingMode: index % 4 === 3 ? 'offline' : 'online',
              boardBasisArray: [cheapest.boardBasis],
              cheapestDepartureAirport: cheapest.departureAirportCode,
              images: hotel.images,
              hotelDetails: hotel.hotelDetails.hotelDescription,
              offerDetails: `<p>${nights} nights at ${cheapest.hotelName} with return flights.</p>`,
              offerDetailsConditions:
                '<p>Price per person for two adults sharing. Subject to availability.</p>',
              isBooking: index % 5 !== 4,
              phoneNumber: null,
            },
          },
        },
      },
    ];
  });
}

function cheapestOf(market: Market, destinationId: number, nights: number, date: IsoDate) {
  const { results } = market.search({
    destinationId,
    departureId: -1,
    dateMin: date,
    dateMax: addDays(date, 4),
    durationMin: nights,
    durationMax: nights,
    boardType: '',
    rating: '345',
    rooms: DEFAULT_OCCUPANCY,
    maxResults: 7000,
  });
  const priced = results.map((row) => resultRowSchema.parse(row));
  // Content is made when it is asked for: only the cheapest few are.
  return priced
    .sort((one, other) => one.pricePerPerson - other.pricePerPerson)
    .find(({ giataId }) => (market.hotel(giataId)?.images?.length ?? 0) > 0);
}
