import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { createMarket } from '../market/create-market';
import { simulatorApp } from '../simulator-app';

const TODAY = '2026-11-21';
const BASE = {
  MaxResults: '7000',
  departureId: '-1',
  destinationId: '1',
  dateMin: '2027-06-10',
  dateMax: '2027-06-14',
  durationMin: '7',
  durationMax: '7',
  rating: '12345',
  adultsRoom1: '2',
};

let app: FastifyInstance;
beforeAll(async () => {
  const market = createMarket({ seed: 7, today: () => TODAY, mediaBase: 'http://localhost:3001' });
  app = await simulatorApp({ market, today: () => TODAY, storefrontOrigins: [] });
});
afterAll(() => app.close());

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const FAMILY_IN_TWO_ROOMS = {
  destinationId: '101',
  childrenRoom1: '2',
  childrenAgesRoom1: '1,9',
  adultsRoom2: '1',
};

/** Recorded: the same seed, day and query give the same bytes on every machine. */
const RESPONSES: readonly (readonly [
  name: string,
  query: Partial<Record<string, string>>,
  results: number,
  hash: string,
])[] = [
  ['any destination, the limit of 7,000 results', {}, 6992, '992b1daba9f8a5a2'],
  [
    'any destination in a summer holiday',
    { departureId: '-2', dateMin: '2027-08-01', dateMax: '2027-08-05' },
    6990,
    '61bb7bb338ed9797',
  ],
  ['one destination', { destinationId: '101' }, 1426, 'f769436d23e29bbc'],
  [
    'from one airport, seven to fourteen nights',
    { destinationId: '601', departureId: '3', durationMax: '14' },
    6948,
    'e4e3cc5a81e55eff',
  ],
  ['few results of many', { MaxResults: '37' }, 20, '74202568d5bbec3e'],
  [
    'one board basis and two star classes',
    { destinationId: '501', boardType: '5', rating: '45' },
    222,
    'c63114639b7e07b3',
  ],
  ['a family in two rooms', FAMILY_IN_TWO_ROOMS, 1426, '3746f1a923a361bc'],
  [
    'one hotel and a month',
    { destinationId: '101', hotelKey: 'H25XL', dateMax: '2027-07-10' },
    317,
    '1fb76ac1ebcf2b7d',
  ],
  ['one ship', { destinationId: '101', hotelKey: 'SJAG1', dateMax: '2027-07-10' }, 10, '6716b7cfde360b3d'],
  ['dates that have passed', { dateMin: '2026-01-10', dateMax: '2026-01-14' }, 0, 'd0c7bc59fb08350f'],
  [
    'the end of the sale, across a clock change',
    { dateMin: '2028-05-20', dateMax: '2028-06-20' },
    6994,
    '8a722bf2c4c7dc38',
  ],
];

it.each(RESPONSES)('sends the same bytes as ever for %s', async (_name, query, results, hash) => {
  const response = await app.inject({ url: '/supplier/dpSearch.php', query: { ...BASE, ...query } });
  const count = /<Hotels count="(\d+)"/.exec(response.body)?.[1];
  expect([response.statusCode, Number(count), hashOf(response.body)]).toEqual([200, results, hash]);
});

it('names the second room beside the fields that were recorded before it was named [DEC-120]', async () => {
  const query = { ...BASE, ...FAMILY_IN_TWO_ROOMS };
  const { body } = await app.inject({ url: '/supplier/dpSearch.php', query });
  expect(hashOf(body.replaceAll(' rm2TYPDESC="Single room"', ''))).toBe('efd54bb14cd4b8fd');
});
