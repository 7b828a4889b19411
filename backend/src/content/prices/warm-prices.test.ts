import { addDays } from '@storefront/shared/domain/dates/iso-date';
import { sql } from 'kysely';

import { openTestShop, TODAY, type TestShop } from '../../../tests/support/test-shop';

import { warmPrices } from './warm-prices';

// Generous for a busy machine.
jest.setTimeout(60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

/** Computes the prices of all deals on a day by processes that begin at these places. @returns supplier calls of each */
async function warmOn(day: string, starts: readonly number[]): Promise<readonly number[]> {
  // Pages and groups take longer, and follow the same rule.
  await sql`insert into price_snapshots (kind, id, day, document_at, prices, made_at)
    select kind, id, ${day}, updated_at, '{}', now() from content where kind in ('pages', 'groups')
    on conflict (kind, id) do update set day = excluded.day, document_at = excluded.document_at`.execute(
    shop.db,
  );
  return Promise.all(
    starts.map(async (start) => {
      let calls = 0;
      const supplier = new Proxy(shop.supplier, {
        get: (target, name, receiver) => {
          calls += 1;
          return Reflect.get(target, name, receiver) as unknown;
        },
      });
      const deps = { db: shop.db, supplier, clock: { ...shop.clock, today: () => day } };
      await warmPrices(deps, new AbortController().signal, () => start);
      return calls;
    }),
  );
}

it('computes the prices of the day once, however many processes do it [DEC-361]', async () => {
  const [alone = 0] = await warmOn(addDays(TODAY, 1), [0]);
  expect(alone).toBeGreaterThan(20);
  const both = await warmOn(addDays(TODAY, 2), [0, 0.5]);
  // Each may be in the middle of the same document once.
  expect(both.reduce((sum, calls) => sum + calls)).toBeLessThan(alone * 1.2);
  expect(Math.min(...both)).toBeGreaterThan(alone * 0.2);
});
