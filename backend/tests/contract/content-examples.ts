import { cardPricesSchema } from '@storefront/shared/api/content/card-prices.schema';
import { homeSchema } from '@storefront/shared/api/site/home.schema';
import { listPageSchema } from '@storefront/shared/api/site/list-page.schema';
import { siteSchema } from '@storefront/shared/api/site/site.schema';
import { textPageSchema } from '@storefront/shared/api/site/text-page.schema';
import { exploreSchema } from '@storefront/shared/api/explore/explore.schema';
import { hotelFacetsResponseSchema } from '@storefront/shared/api/hotels/fetch-hotel-facets';
import { giataIdsResponseSchema } from '@storefront/shared/api/hotels/giata-ids.schema';
import { AMENITIES } from '@storefront/shared/domain/catalogue/amenities';
import { AWARDS, STYLES } from '@storefront/shared/domain/catalogue/hotel-filter-values';
import { hotelPlacesResponseSchema } from '@storefront/shared/api/hotels/fetch-hotel-places';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import { BUILT_IN_HOME } from '@storefront/shared/api/site/built-in-home';

import type { CallName } from '../../src/api-description/call-names';
import { seedSite } from '../../src/content/site/seed-site';
import { contentIndexSchema } from '../../src/content/content-index';

import type { TestShop } from '../support/test-shop';

import { sendCall } from './api-requests';
import { withParams, withQuery, withoutQuery, type CallExample } from './example';

/** Hotels whose records the market sends at once. */
function quickHotels({ market }: TestShop): readonly number[] {
  return market
    .hotelsOf(101)
    .map(({ giataId }) => giataId)
    .filter((giataId) => !market.isSlow(giataId));
}

export const CONTENT_EXAMPLES = {
  getPage: {
    ids: '[API-PAGE-03]',
    good: async () => ({ params: { pageId: pageIdOf(101) } }),
    verify: (json) => {
      expect(json).toMatchObject({ success: true, data: { destinationName: 'Antalya', destinationId: 101 } });
      expect(json).toHaveProperty('message', null);
      const { priceData } = (json as { data: { priceData: object } }).data;
      expect(Object.keys(priceData)).toHaveLength(12);
    },
    // The error of this call has its own format (DEC-39), which content-calls.test.ts checks.
    invalid: [],
  },
  'card-prices': {
    ids: '[DOM-CARDPRICE-03]',
    good: async () => ({ query: { ids: `${pageIdOf(101)},unknown,${pageIdOf(101)}` } }),
    verify: (json) => {
      const { data } = cardPricesSchema.parse(json);
      expect(Object.keys(data)).toEqual([pageIdOf(101), 'unknown']);
      expect(data['unknown']).toBeNull();
      expect(data[pageIdOf(101)]).toMatchObject({ nights: 7, boardName: expect.any(String) });
      expect(data[pageIdOf(101)]?.price).toBeGreaterThan(10_000);
    },
    invalid: [
      ['no ids', () => ({ query: {} }), 400, 'ids'],
      ['an empty id', () => ({ query: { ids: 'a,,b' } }), 400, 'ids'],
      [
        'too many ids',
        () => ({ query: { ids: Array.from({ length: 61 }, (_, id) => id).join(',') } }),
        400,
        'ids',
      ],
    ],
  },
  explore: {
    ids: '[EXPLORE-01]',
    good: async () => ({ query: { departureId: '-1', nights: '7', month: '2027-06', rooms: '2-4' } }),
    verify: (json) => {
      const { month, basis, months, destinations } = exploreSchema.parse(json);
      expect([month, basis, months.length]).toEqual(['2027-06', 'request', 12]);
      expect(destinations.length).toBeGreaterThan(50);
      const prices = destinations.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      expect(months.find((one) => one.month === month)?.price).toBe(prices[0]);
      for (const { departureDate, nights } of destinations)
        expect([departureDate.slice(0, 7), nights]).toEqual(['2027-06', 7]);
    },
    invalid: [
      ['no airport', withoutQuery('departureId'), 400, 'departureId'],
      ['a month that is a date', withQuery({ month: '2027-06-01' }), 400, 'month'],
      ['no nights', withQuery({ nights: '0' }), 400, 'nights'],
      ['a room without adults', withQuery({ rooms: '0-4' }), 400, 'rooms'],
      ['five rooms', withQuery({ rooms: '1,1,1,1,1' }), 400, 'rooms'],
    ],
  },
  getAllDeals: {
    ids: '[API-DEALS-04]',
    good: async () => ({}),
    verify: (json) => {
      expect((json as { deals: object[] }).deals.length).toBeGreaterThanOrEqual(40);
    },
    invalid: [],
  },
  getDealById: {
    ids: '[API-DEAL-02]',
    good: async () => ({ params: { id: '100' } }),
    verify: (json, _request, shop) => {
      const { data } = (json as { deal: { data: { HotelName: string; hotelKey: string } } }).deal;
      expect(data.HotelName).toBe(shop.market.hotelByKey(data.hotelKey)?.name);
    },
    invalid: [
      ['an unknown id', withParams({ id: '99999' }), 404, null],
      ['a word', withParams({ id: 'constructor' }), 404, null],
    ],
  },
  prices: {
    ids: '[API-PRICES-02]',
    good: async () => ({ params: { monthFile: '100.jun2027.json' } }),
    verify: (json) => {
      const { data, success } = json as {
        success: boolean;
        data: { Hotels: { Result: { date: string }[] } };
      };
      expect(success).toBe(true);
      expect(data.Hotels.Result.length).toBeGreaterThan(30);
      expect(data.Hotels.Result.every(({ date }) => date.startsWith('2027-06'))).toBe(true);
    },
    invalid: [
      ['a deal that is not', withParams({ monthFile: '99999.jun2027.json' }), 404, null],
      ['a month that is over', withParams({ monthFile: '100.oct2026.json' }), 404, null],
      ['a month that is none', withParams({ monthFile: '100.abc2027.json' }), 404, null],
      ['another kind of file', withParams({ monthFile: '100.jun2027.xml' }), 404, null],
    ],
  },
  'content-index': {
    ids: '[DEC-108]',
    good: async () => ({}),
    verify: (json) => {
      const { pages, groups, deals } = contentIndexSchema.parse(json);
      expect(pages.find(({ id }) => id === pageIdOf(101))?.name).toBe('Antalya');
      expect(groups.map(({ name }) => name)).toContain('Last Minute');
      expect(deals.map(({ id }) => id)).toContain('100');
    },
    invalid: [],
  },
  site: {
    ids: '[DEC-250]',
    good: async () => ({}),
    verify: (json) => expect(siteSchema.parse(json)).toMatchObject({ notices: [] }),
    invalid: [],
  },
  home: {
    ids: '[DEC-251]',
    good: async (shop) => {
      await seedSite(shop);
      return {};
    },
    verify: (json) => expect(homeSchema.parse(json).headline).toBe(BUILT_IN_HOME.headline),
    invalid: [],
  },
  'text-pages': {
    ids: '[DEC-252]',
    good: async (shop) => {
      await seedSite(shop);
      return { params: { id: 'about-us' } };
    },
    verify: (json) => expect(textPageSchema.parse(json).title).toBe('About Us'),
    invalid: [['a page that the shop does not have', withParams({ id: 'jobs' }), 404, null]],
  },
  lists: {
    ids: '[DEC-404]',
    good: async (shop) => {
      await seedSite(shop);
      return { params: { id: 'all-deals' } };
    },
    verify: (json) => expect(listPageSchema.parse(json).headline).toBe('All Deals'),
    invalid: [['a list that the shop does not have', withParams({ id: 'moon-deals' }), 404, null]],
  },
  'hotel-places': {
    ids: '[API-PLACES-01]',
    good: async (shop) => ({ body: { giataIds: [...quickHotels(shop), 1] } }),
    verify: (json, _request, shop) => {
      const { places, pending } = hotelPlacesResponseSchema.parse(json);
      expect(pending).toEqual([]);
      expect(places.length).toBeGreaterThan(0);
      expect(quickHotels(shop)).toEqual(expect.arrayContaining(places.map(({ giataId }) => giataId)));
    },
    invalid: [
      ['no ids', () => ({ body: {} }), 400, 'giataIds'],
      ['a word', () => ({ body: { giataIds: ['Sol'] } }), 400, 'giataIds.0'],
      [
        'too many ids',
        () => ({ body: { giataIds: Array.from({ length: 7_001 }, () => 1) } }),
        400,
        'giataIds',
      ],
    ],
  },
  'hotel-facets': {
    ids: '[API-FACETS-01]',
    good: async (shop) => ({ body: { giataIds: [...quickHotels(shop), 1] } }),
    verify: async (json, _request, shop) => {
      const { names, facets, pending } = hotelFacetsResponseSchema.parse(json);
      expect(pending).toEqual([]);
      const giataIds = facets.map(({ giataId }) => giataId);
      expect(quickHotels(shop)).toEqual(expect.arrayContaining(giataIds));
      expect(giataIds.length).toBeGreaterThan(40);
      const withName = (group: 'styles' | 'awards' | 'amenities', name: string) =>
        facets.filter((hotel) => hotel[group].some((index) => names[index] === name));
      const counted = [
        ...STYLES.map((name) => [`style:${name}`, withName('styles', name)] as const),
        ...AWARDS.map((name) => [`award:${name}`, withName('awards', name)] as const),
        ...AMENITIES.slice(0, 40).map((name) => [`amenity:${name}`, withName('amenities', name)] as const),
        ['4+', facets.filter(({ reviewScore }) => (reviewScore ?? 0) >= 4)] as const,
      ];
      for (const [filter, hotels] of counted) {
        const response = await sendCall(shop.app, 'filterHotelsByGiataIdsAndFilters', {
          body: { giataIds, filters: [filter] },
        });
        const passing = giataIdsResponseSchema.parse(response.json).giataIds;
        expect([filter, hotels.map(({ giataId }) => giataId)]).toEqual([filter, passing]);
      }
    },
    invalid: [['no ids', () => ({ body: {} }), 400, 'giataIds']],
  },
  'group-destinations': {
    ids: '[API-GROUP-03]',
    good: async () => ({ params: { id: 'last-minute' } }),
    verify: (json) => {
      expect(json).toMatchObject({
        data: { _id: 'last-minute', name: 'Last Minute', adults: 2, children: 0 },
      });
      const { destinations } = (json as { data: { destinations: { priceData: object }[] } }).data;
      for (const { priceData } of destinations) expect(Object.keys(priceData)).toEqual(['3', '7']);
    },
    invalid: [
      ['an unknown id', withParams({ id: 'moon' }), 404, null],
      ['a name that every object has', withParams({ id: 'constructor' }), 404, null],
    ],
  },
} satisfies Partial<Record<CallName, CallExample>>;
