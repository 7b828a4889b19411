import {
  catalogueDealSchema,
  type CatalogueDeal,
  type CatalogueDealWire,
} from '@storefront/shared/api/content/deals.schema';

type DealData = Partial<CatalogueDealWire['data']>;

/** Builds a deal as the back office sends it: Side, half board for a week from £412. */
export function aDealWire(dealId: number, data: DealData = {}): CatalogueDealWire {
  return {
    dealId,
    data: {
      HotelName: `Hotel ${dealId}`,
      address: 'Side, Antalya',
      featuredImage: null,
      dealType: 'other',
      taRating: 4.1,
      taRatingCount: 2_204,
      hotelRating: 4,
      defaultNightDuration: 7,
      cheapestBoardBasis: 'HB',
      boardBasis: 'HB',
      startingPrice: 412,
      cheapestDate: '2027-06-12',
      createdAt: '2026-11-01T09:00:00Z',
      ship: null,
      markupPrices: [],
      individualDestinationIds: [],
      groupDestinationIds: [],
      ...data,
    },
  };
}

/** Builds the same deal, parsed. */
export function aDeal(dealId: number, data: DealData = {}): CatalogueDeal {
  return catalogueDealSchema.parse(aDealWire(dealId, data));
}

/** Builds distinct deals with every optional field set. */
export function buildDealWires(count: number): readonly CatalogueDealWire[] {
  return Array.from({ length: count }, (_, index) =>
    aDealWire(index + 1, {
      HotelName: `Grand Resort and Spa number ${index + 1}`,
      address: `${['Side', 'Kemer', 'Hurghada', 'Rhodes'][index % 4] ?? ''}, Old Harbour Road ${index}`,
      featuredImage: `https://shop.test/media/beach-${index % 256}/960.jpg`,
      dealType: index % 5 === 0 ? 'featured' : 'other',
      hotelRating: 1 + (index % 5),
      taRating: 1 + (index % 41) / 10,
      taRatingCount: index,
      cheapestBoardBasis: ['AI', 'FB', 'HB', 'BB', 'RO', 'SC', 'UAI', 'HB+'][index % 8] ?? '',
      startingPrice: 150 + ((index * 37) % 2_500),
      cheapestDate: `2027-${String(1 + (index % 12)).padStart(2, '0')}-12`,
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
      ship: index % 7 === 0 ? { shipName: 'Aegean Star' } : null,
      markupPrices: Array.from({ length: 4 }, (__, month) => ({
        startDate: `2027-${String(month + 1).padStart(2, '0')}-01`,
        endDate: `2027-${String(month + 1).padStart(2, '0')}-28`,
        markup: month * 5,
      })),
      individualDestinationIds: Array.from({ length: 8 }, (__, id) => String(id)),
      groupDestinationIds: ['summer', 'half-term', 'group'],
    }),
  );
}
