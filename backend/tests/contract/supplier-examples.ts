import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import type { CallName } from '../../src/api-description/call-names';
import type { TestShop } from '../support/test-shop';

import {
  SEARCH,
  soldPackage,
  withBody,
  withoutQuery,
  withParams,
  withQuery,
  type InvalidRequest,
  type CallExample,
} from './example';

const giataIdsOf = ({ market }: TestShop) => market.hotelsOf(101).map(({ giataId }) => giataId);
const GIATA_FIELD: InvalidRequest = ['words for ids', withBody({ giataIds: ['one'] }), 400, 'giataIds'];
const TOO_MANY: InvalidRequest = [
  'more than 7,000 ids',
  withBody({ giataIds: Array.from({ length: 7001 }, (_, id) => id) }),
  400,
  'giataIds',
];

export const SUPPLIER_EXAMPLES = {
  dpSearch: {
    ids: '[API-DPSEARCH-05]',
    good: async () => ({ query: SEARCH }),
    // every-call.test.ts checks the XML.
    verify: () => {},
    invalid: [
      ...(['departureId', 'destinationId', 'dateMin', 'dateMax', 'durationMin', 'durationMax'] as const).map(
        (name): InvalidRequest => [`no ${name}`, withoutQuery(name), 400, name],
      ),
      ['a word for a number', withQuery({ departureId: 'london' }), 400, 'departureId'],
      ['a word for adults', withQuery({ adultsRoom1: 'two' }), 400, 'adultsRoom1'],
      ['seven adults in a room', withQuery({ adultsRoom1: '7' }), 400, 'adultsRoom1'],
      ['a child without an age', withQuery({ childrenRoom1: '1' }), 400, 'Room1'],
      ['a child of 18', withQuery({ childrenRoom1: '1', childrenAgesRoom1: '18' }), 400, 'Room1'],
      ['a day that is not', withQuery({ dateMin: '2027-02-30' }), 400, 'dateMin'],
      ['a window that ends before it begins', withQuery({ dateMax: '2027-06-01' }), 400, 'dateMax'],
      ['a year at once', withQuery({ dateMax: '2028-06-01' }), 400, 'dateMax'],
      ['29 nights', withQuery({ durationMax: '29' }), 400, 'durationMax'],
      ['no nights', withQuery({ durationMin: '0' }), 400, 'durationMin'],
      ['a board by its name', withQuery({ boardType: 'AI' }), 400, 'boardType'],
      ['six stars', withQuery({ rating: '6' }), 400, 'rating'],
      ['7,001 results', withQuery({ MaxResults: '7001' }), 400, 'MaxResults'],
      ['no results', withQuery({ MaxResults: '0' }), 400, 'MaxResults'],
    ],
  },
  getBackOfficeHotelByGiataId: {
    ids: '[API-HOTEL-04] [API-DETAILS-06]',
    good: async (shop) => ({ params: { giataId: String(soldPackage(shop).giataId) } }),
    verify: (json, _request, shop) => {
      const { row } = soldPackage(shop);
      expect(json).toMatchObject({
        images: expect.arrayContaining([expect.stringMatching(/^http/)]),
        hotelDetails: { hotelName: row.rm1HTL, starRating: Number(row.rm1RTG) },
        facility: { facilities: expect.any(Object) },
      });
    },
    invalid: [
      ['an unknown id', withParams({ giataId: '1' }), 404, null],
      ['a word', withParams({ giataId: 'hotel' }), 404, null],
      ['a number below zero', withParams({ giataId: '-5' }), 404, null],
    ],
  },
  getResortsByGiataIds: {
    ids: '[API-RESORTS-03]',
    good: async (shop) => ({ body: { giataIds: giataIdsOf(shop), includeMeta: true } }),
    verify: (json, _request, shop) => {
      const resorts = [...new Set(shop.market.hotelsOf(101).map(({ resort }) => resort))].sort();
      expect(json).toEqual({ resorts });
    },
    invalid: [
      GIATA_FIELD,
      TOO_MANY,
      ['a word for a flag', withBody({ includeMeta: 'yes' }), 400, 'includeMeta'],
    ],
  },
  sortGiataIdsByTripAdvisorRating: {
    ids: '[API-SORT-03]',
    good: async (shop) => ({ body: { giataIds: giataIdsOf(shop), order: 'desc' } }),
    verify: (json, _request, shop) => {
      const { giataIds } = json as { giataIds: number[] };
      const scores = giataIds.map((id) => shop.market.reviewsOf(id)?.reviewScore ?? 0);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect([giataIds.length, new Set(giataIds)]).toEqual([scores.length, new Set(giataIdsOf(shop))]);
    },
    invalid: [GIATA_FIELD, TOO_MANY, ['an order of its own', withBody({ order: 'upwards' }), 400, 'order']],
  },
  filterHotelsByGiataIdsAndFilters: {
    ids: '[API-FILTER-04] [DEC-91]',
    good: async (shop) => ({
      body: {
        giataIds: giataIdsOf(shop),
        filters: ['4+', 'style:Luxury', 'style:Family'],
        includeMeta: true,
      },
    }),
    verify: (json, _request, shop) => {
      const expected = shop.market.hotelsOf(101).filter(({ giataId, reviewScore }) => {
        const styles = shop.market.facts(giataId)?.styles ?? [];
        return reviewScore >= 4 && (styles.includes('Luxury') || styles.includes('Family'));
      });
      expect(expected.length).toBeGreaterThan(0);
      expect(json).toEqual({ giataIds: expected.map(({ giataId }) => giataId) });
    },
    invalid: [
      GIATA_FIELD,
      TOO_MANY,
      ['a filter of no kind', withBody({ filters: ['colour:red'] }), 400, 'filters'],
      ['a kind that every object has', withBody({ filters: ['constructor:x'] }), 400, 'filters'],
      ['a filter without a value', withBody({ filters: ['style:'] }), 400, 'filters'],
      ['a band that is none', withBody({ filters: ['7+'] }), 400, 'filters'],
      ['a number for a filter', withBody({ filters: [4] }), 400, 'filters'],
      ['a filter of 201 letters', withBody({ filters: [`style:${'x'.repeat(195)}`] }), 400, 'filters'],
    ],
  },
  getHotelAvailability: {
    ids: '[API-DETAILS-06] [DEC-12]',
    good: async (shop) => ({
      body: {
        hotelKey: soldPackage(shop).hotelKey,
        date: SEARCH.dateMin,
        duration: 7,
        search: {
          ...SEARCH,
          MaxResults: 5000,
          destinationId: 1,
          dateMin: '2027-06-01',
          dateMax: '2027-06-30',
        },
      },
    }),
    verify: (json, _request, shop) => {
      const { results, flights } = json as {
        results: Record<string, string>[];
        flights: Record<string, string>[];
      };
      const { row, hotelKey } = soldPackage(shop);
      expect(new Set(results.map(({ rm1HTLKEY }) => rm1HTLKEY))).toEqual(new Set([hotelKey]));
      expect(results.find(({ reference }) => reference === row.reference)).toEqual(
        JSON.parse(JSON.stringify(row)),
      );
      const existing = new Set(flights.map(({ fltId }) => fltId));
      expect(results.every(({ fltId }) => existing.has(fltId))).toBe(true);
    },
    invalid: [
      ['an unknown hotel', withBody({ hotelKey: 'H0' }), 404, null],
      ['a day that is not', withBody({ date: '2027-13-01' }), 400, 'date'],
      ['61 nights', withBody({ duration: 61 }), 400, 'duration'],
      [
        'a search without dates',
        ({ body = {} }) => ({ body: { ...body, search: { ...SEARCH, dateMin: undefined } } }),
        400,
        'dateMin',
      ],
      ['a search that is a word', withBody({ search: 'june' }), 400, 'search'],
    ],
  },
  getPackagePrice: {
    ids: '[DEC-12]',
    good: async (shop) => ({
      body: { reference: soldPackage(shop).row.reference, rooms: DEFAULT_OCCUPANCY },
    }),
    verify: (json, _request, shop) => {
      const { row, hotelKey } = soldPackage(shop);
      expect(json).toMatchObject({
        package: { hotelKey, quoteReference: row.reference, pricePerPerson: Number(row.price) * 100 },
      });
    },
    invalid: [
      ['an unknown reference', withBody({ reference: 'H0' }), 404, null],
      ['a reference of 201 letters', withBody({ reference: 'x'.repeat(201) }), 400, 'reference'],
      ['no rooms', withBody({ rooms: [] }), 400, 'rooms'],
    ],
  },
  getRoomBoardAlternatives: {
    ids: '[API-DETAILS-06] [DEC-12]',
    good: async (shop) => {
      const { row, hotelKey } = soldPackage(shop);
      return {
        body: {
          hotelKey,
          date: row.departureDate,
          duration: 7,
          guests: DEFAULT_OCCUPANCY,
          reference: row.reference,
        },
      };
    },
    verify: (json, _request, shop) => {
      const { row, hotelKey } = soldPackage(shop);
      const { rooms, boards } = json as {
        rooms: { roomCode: string; priceDifference: number }[];
        boards: { boardCode: string; priceDifference: number }[];
      };
      expect(rooms[0]).toMatchObject({ roomCode: row.rm1TYP, priceDifference: 0 });
      expect(boards.find(({ boardCode }) => boardCode === row.brd)?.priceDifference).toBe(0);
      expect(boards.map(({ boardCode }) => boardCode).toSorted()).toEqual(
        [...(shop.market.hotelByKey(hotelKey)?.boards ?? [])].toSorted(),
      );
    },
    invalid: [
      ['an unknown hotel', withBody({ hotelKey: 'H0' }), 404, null],
      ['no rooms', withBody({ guests: [] }), 400, 'guests'],
      [
        'a room without adults',
        withBody({ guests: [{ adults: 0, children: 0, childAges: [] }] }),
        400,
        'guests',
      ],
      ['no nights', withBody({ duration: 0 }), 400, 'duration'],
      ['29 nights', withBody({ duration: 29 }), 400, 'duration'],
    ],
  },
} satisfies Partial<Record<CallName, CallExample>>;
