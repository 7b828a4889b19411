import type { ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { indexSections, ORDERS } from './destination-index';
import { indexPath, monthsOnSale, readIndexView } from './index-view';

const TODAY = '2026-11-21';
const ALL = uniqueDestinations().map(({ id }) => id);

function priceOf(destinationId: number, pounds: number): readonly [number, ExploreDestination] {
  return [
    destinationId,
    {
      destinationId,
      price: pence(pounds * 100),
      departureDate: '2027-01-09',
      nights: 7,
      departureId: -1,
      flightMinutes: null,
      hotels: null,
      temperature: null,
    },
  ];
}

describe('the index of destinations', () => {
  it.each(ORDERS)('has every destination in the order by %s, and no empty heading [DEC-139]', (order) => {
    const sections = indexSections(order, new Map());
    const listed = sections.flatMap(({ destinations }) => destinations.map(({ id }) => id));
    expect(new Set(listed)).toEqual(new Set(ALL));
    expect(sections.filter(({ destinations }) => destinations.length === 0)).toEqual([]);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    if (order !== 'kind') expect(listed).toHaveLength(ALL.length);
  });

  it('is ordered by price with the cheapest first, and places without a price last', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...ALL)), (priced) => {
        const prices = new Map(priced.map((id, index) => priceOf(id, 100 + ((index * 37) % 90))));
        const [section] = indexSections('price', prices);
        const listed = section?.destinations.map(({ id }) => prices.get(id)?.price ?? Infinity);
        expect(listed).toEqual(listed?.toSorted((one, other) => one - other));
      }),
    );
  });

  it('reads order and month of the URL that it writes, and nothing else [DEC-139]', () => {
    for (const order of ORDERS) {
      for (const month of monthsOnSale(TODAY)) {
        const { searchParams } = new URL(indexPath({ order, month }), 'https://shop.test');
        expect(readIndexView(searchParams, TODAY)).toEqual({ order, month });
      }
    }
    for (const text of ['', 'by=size&month=2026-10', 'by=&month=2027-13', 'month=9999-12'])
      expect(readIndexView(new URLSearchParams(text), TODAY)).toEqual({ order: 'name', month: '2027-01' });
  });
});
