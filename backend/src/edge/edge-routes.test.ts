import { registryFloorSchema } from '@storefront/shared/api/registry-floor.schema';

import { expectError, sendRaw } from '../../tests/contract/api-requests';
import { openSecondBackend, type SecondBackend } from '../../tests/contract/second-backend';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';

jest.setTimeout(60_000);

const TOKEN = 'token-of-the-edge-servers';
let shop: TestShop;
let backend: SecondBackend;
beforeAll(async () => {
  shop = await openTestShop();
  backend = await openSecondBackend(shop, { EDGE_URL: 'http://localhost:1', EDGE_TOKEN: TOKEN });
}, 120_000);
afterAll(async () => {
  await backend.close();
  await shop.close();
});

const put = (payload: object, store = '0123456789abcdef', token = TOKEN) =>
  sendRaw(backend.app, {
    method: 'PUT',
    url: `/edge/floors/${store}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });

describe('the highest values of a release store', () => {
  it('only ever increase, and every edge server gets all of them', async () => {
    const first = await put({ revision: 7, rootVersion: 1, sequences: { shell: 2, 'mfe-deal': 5 } });
    expect(registryFloorSchema.parse(first.json)).toEqual({
      revision: 7,
      rootVersion: 1,
      sequences: { shell: 2, 'mfe-deal': 5 },
    });
    const second = await put({ revision: 3, rootVersion: 2, sequences: { shell: 4, 'mfe-deal': 1 } });
    expect(registryFloorSchema.parse(second.json)).toEqual({
      revision: 7,
      rootVersion: 2,
      sequences: { shell: 4, 'mfe-deal': 5 },
    });
  });

  it('belong to one store', async () => {
    await put({ revision: 9, rootVersion: 1, sequences: {} });
    const other = await put({ revision: 1, rootVersion: 0, sequences: {} }, 'fedcba9876543210');
    expect(other.json).toEqual({ revision: 1, rootVersion: 0, sequences: {} });
  });

  it('are not exchanged without the token of the edge servers, or with other values', async () => {
    const floor = { revision: 1, rootVersion: 1, sequences: {} };
    expectError(await put(floor, undefined, 'a-token-of-somebody-else'), 401, 'token');
    expectError(await put({ ...floor, revision: -1 }), 400, null);
    expectError(await put(floor, 'store'), 400, null);
    expectError(await put({ ...floor, sequences: { 'a b': 1 } }), 400, null);
  });
});
