import { z } from 'zod';

import { openTestShop, TODAY, type TestShop } from '../../../tests/support/test-shop';

import { dailyPrices } from './price-snapshots';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const key = { kind: 'pages', id: 'a', documentAt: new Date('2026-06-01T09:00:00Z'), day: TODAY };

/** Reads prices of this form. @returns what is read, and how often it was computed */
async function pricesAs<S extends z.ZodType>(schema: S, computed: z.input<S>) {
  let times = 0;
  const { prices } = await dailyPrices(shop, key, schema, () => {
    times += 1;
    return Promise.resolve(computed);
  });
  return { prices, times };
}

it('prices that a release stored in another form are computed again, and stored in the new one', async () => {
  const pounds = z.record(z.string(), z.number());
  const pence = z.record(z.string(), z.object({ pence: z.number() }));

  expect(await pricesAs(pounds, { jun27: 204 })).toEqual({ prices: { jun27: 204 }, times: 1 });
  expect(await pricesAs(pounds, { jun27: 0 })).toEqual({ prices: { jun27: 204 }, times: 0 });
  expect(await pricesAs(pence, { jun27: { pence: 20_400 } })).toEqual({
    prices: { jun27: { pence: 20_400 } },
    times: 1,
  });
  expect(await pricesAs(pence, {})).toEqual({ prices: { jun27: { pence: 20_400 } }, times: 0 });
});
