import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import type { TestShop } from '../support/test-shop';

import type { ApiRequest } from './api-requests';

/** An invalid request: its difference to the valid one, the expected status, and a text of the message. */
export type InvalidRequest = readonly [
  title: string,
  change: (valid: ApiRequest) => ApiRequest,
  status: number,
  named: string | null,
];

export interface CallExample {
  /** Requirements that the example covers. */
  readonly ids: string;
  readonly good: (shop: TestShop) => Promise<ApiRequest>;
  /** Checks the JSON of the response beyond its format. */
  readonly verify: (json: unknown, request: ApiRequest, shop: TestShop) => void | Promise<void>;
  readonly invalid: readonly InvalidRequest[];
}

export const withBody =
  (change: object) =>
  (good: ApiRequest): ApiRequest => ({ ...good, body: { ...good.body, ...change } });
export const withQuery =
  (change: Record<string, string>) =>
  (good: ApiRequest): ApiRequest => ({ ...good, query: { ...good.query, ...change } });
export const withoutQuery =
  (name: string) =>
  ({ query = {}, ...good }: ApiRequest): ApiRequest => ({
    ...good,
    query: Object.fromEntries(Object.entries(query).filter(([key]) => key !== name)),
  });
export const withParams =
  (params: Record<string, string>) =>
  (good: ApiRequest): ApiRequest => ({ ...good, params });

export const SEARCH = {
  tradingNameId: '200209',
  MaxResults: '7000',
  DestinationType: 'Region',
  departureId: '-1',
  flexibility: '0',
  destinationId: '101',
  dateMin: '2027-06-10',
  dateMax: '2027-06-12',
  durationMin: '7',
  durationMax: '7',
  boardType: '',
  rating: '12345',
  adultsRoom1: '2',
  childrenRoom1: '0',
  childrenAgesRoom1: '',
};

/** Returns a hotel on sale in Antalya with its first package. */
export function soldPackage({ market }: TestShop) {
  const { results } = market.search({
    destinationId: 101,
    departureId: -1,
    dateMin: SEARCH.dateMin,
    dateMax: SEARCH.dateMax,
    durationMin: 7,
    durationMax: 7,
    boardType: '',
    rating: '345',
    rooms: DEFAULT_OCCUPANCY,
    maxResults: 2000,
  });
  const row = results.find(
    ({ rm1Giata }) =>
      market.hotel(Number(rm1Giata)) !== undefined &&
      (market.hotel(Number(rm1Giata))?.images?.length ?? 0) > 0 &&
      !market.isSlow(Number(rm1Giata)),
  );
  if (!row) throw new Error('the simulated market sells nothing in Antalya');
  return { row, hotelKey: row.rm1HTLKEY, giataId: Number(row.rm1Giata) };
}
