import { cardPricesSchema } from '@storefront/shared/api/content/card-prices.schema';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';

import type { CallName } from '../../src/api-description/call-names';
import { contentIndexSchema } from '../../src/content/content-index';

import { withParams, type CallExample } from './example';

export const CONTENT_EXAMPLES = {
  getPage: {
    ids: '[API-PAGE-03]',
    good: async () => ({ params: { pageId: pageIdOf(101) } }),
    verify: (json) => {
      expect(json).toMatchObject({ success: true, data: { destinationName: 'Antalya', destinationId: 101 } });
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
