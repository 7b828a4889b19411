import { setTimeout as pause } from 'node:timers/promises';

import { addDays } from '@storefront/shared/domain/dates/iso-date';

import { publishContent } from '../../tests/support/publish-content';
import { openTestShop, TODAY, type TestShop } from '../../tests/support/test-shop';

import { createResponseCache } from './response-cache';
import { contentIndex } from './content-index';
import { allDocuments } from './content-store';
import { dealsOnSale } from './deals-on-sale';

// Generous for a busy machine.
jest.setTimeout(60_000);

const MANY = 380;
/** Number of prices that one request computes. */
const AT_ONCE = 300;

let shop: TestShop;
let seeded: number;
beforeAll(async () => {
  shop = await openTestShop();
  const deals = await allDocuments(shop, 'deals');
  seeded = (await dealsOnSale(depsOn(TODAY))).deals.length;
  const [one] = deals;
  if (!one) throw new Error('there is no deal');
  const copies = Array.from({ length: MANY }, (_, index) => ({ ...one.document, id: `copy-${index}` }));
  await publishContent(shop, { deals: copies });
}, 120_000);
afterAll(() => shop.close());

const depsOn = (today: string) => ({
  db: shop.db,
  supplier: shop.supplier,
  clock: { ...shop.clock, today: () => today },
});

describe('deals on sale, when one request cannot compute all prices', () => {
  it('lists those with a price and marks the list as incomplete [LIST-01]', async () => {
    const first = await dealsOnSale(depsOn(TODAY));
    expect([first.deals.length, first.isComplete]).toEqual([seeded + AT_ONCE, false]);
    const second = await dealsOnSale(depsOn(TODAY));
    expect([second.deals.length, second.isComplete]).toEqual([seeded + MANY, true]);
  });

  it('keeps the price of yesterday until it is computed, except for past departures [LIST-01]', async () => {
    const tomorrow = addDays(TODAY, 1);
    const early = await dealsOnSale(depsOn(tomorrow));
    expect([early.deals.length, early.isComplete]).toEqual([seeded + MANY, false]);
    expect((await dealsOnSale(depsOn(tomorrow))).isComplete).toBe(true);

    const nextYear = addDays(TODAY, 400);
    await expect(contentIndex(depsOn(addDays(TODAY, 399)))).rejects.toMatchObject({ status: 503 });
    const late = await dealsOnSale(depsOn(nextYear));
    expect(late.isComplete).toBe(false);
    expect(late.deals.every(({ price }) => price.date > nextYear)).toBe(true);
  });
});

describe('a price that an older release stored, for two adults', () => {
  const FAMILY = '106';
  const COUPLE = '100';
  const asStored = (id: string) =>
    shop.db
      .selectFrom('price_snapshots')
      .select('prices')
      .where('kind', '=', 'deals')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const priceOfList = async (id: string) =>
    (await dealsOnSale(depsOn(TODAY))).deals.find(({ stored }) => stored.document.id === id)?.price;

  it('is computed again for the deal of a family, and stays for two adults [DEC-482]', async () => {
    await dealsOnSale(depsOn(TODAY));
    const family = await priceOfList(FAMILY);
    expect(family).toMatchObject({ children: 2 });
    const older = { pounds: 9_999, date: '2027-06-12', board: 'HB', airport: 'LTN' };
    for (const id of [FAMILY, COUPLE])
      await shop.db
        .updateTable('price_snapshots')
        .set({ prices: JSON.stringify(older) })
        .where('kind', '=', 'deals')
        .where('id', '=', id)
        .execute();
    expect(await priceOfList(COUPLE)).toEqual(older);
    expect(await priceOfList(FAMILY)).toEqual(family);
    expect((await asStored(FAMILY)).prices).toEqual(family);
  });
});

describe('response cache', () => {
  afterEach(() => jest.restoreAllMocks());

  it('builds a response once for concurrent requests', async () => {
    const remembered = createResponseCache(depsOn(TODAY));
    const make = jest.fn(async () => ({}));
    const [one, ...others] = await Promise.all([1, 2, 3].map(() => remembered('list', make)));
    for (const other of others) expect(other).toBe(one);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('rebuilds an incomplete response after its TTL, and retries after a failure', async () => {
    const remembered = createResponseCache(depsOn(TODAY));
    const make = jest.fn(async (unfinished: () => void) => {
      unfinished();
      return {};
    });
    await remembered('list', make);
    await remembered('list', make);
    expect(make).toHaveBeenCalledTimes(1);
    const later = performance.now() + 3_000;
    // The cache reads its clock once per millisecond.
    await pause(5);
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await remembered('list', make);
    expect(make).toHaveBeenCalledTimes(2);

    await expect(remembered('other', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await remembered('other', async () => ({ up: true }))).toEqual({ up: true });
  });
});
