import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { bookHoliday } from '../../tests/support/booked-holiday';

import { deleteOldQuotes } from './delete-old-quotes';

// Generous for a busy machine.
jest.setTimeout(60_000);

const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const storedQuotes = async () =>
  (await shop.db.selectFrom('quotes').select('id').execute()).map(({ id }) => id).toSorted();
const daysLater = (days: number) => ({ now: () => shop.clock.now() + days * DAY_MS });

async function attempt(state: 'pending' | 'failed', quoteId: string): Promise<string> {
  const [id, now] = [`attempt-${state}`, new Date()];
  await shop.db
    .insertInto('attempts')
    .values({
      id,
      quote_id: quoteId,
      lead_passenger_id: await shop.leadPassenger(),
      order_id: null,
      amount: 100,
      state,
      reason: null,
      card_brand: null,
      card_last4: null,
      route: 'card',
      payment_type: 'full-amount',
      created_at: now,
      updated_at: now,
      looked_at: null,
    })
    .execute();
  return quoteId;
}

it('deletes quotes that nobody tried to pay after 30 days, in batches, and no other [DEC-481]', async () => {
  await bookHoliday(shop);
  const [ordered] = await storedQuotes();
  const paid = [
    await attempt('pending', (await shop.quote()).quoteId),
    await attempt('failed', (await shop.quote()).quoteId),
  ];
  const kept = new Set([ordered, ...paid]);
  for (let count = 0; count < 5; count += 1) await shop.quote();
  const all = await storedQuotes();
  expect(all).toHaveLength(8);

  expect(await deleteOldQuotes(shop.db, daysLater(29))).toBe(0);
  expect(await deleteOldQuotes(shop.db, daysLater(31), { signal: AbortSignal.abort() })).toBe(0);
  expect(await storedQuotes()).toEqual(all);

  expect(await deleteOldQuotes(shop.db, daysLater(31), { batchSize: 2 })).toBe(5);
  expect(new Set(await storedQuotes())).toEqual(kept);
  expect(await deleteOldQuotes(shop.db, daysLater(31))).toBe(0);
});

it('lets two processes delete at the same time [DEC-481]', async () => {
  for (let count = 0; count < 6; count += 1) await shop.quote();
  const deleted = await Promise.all(
    [1, 2].map(() => deleteOldQuotes(shop.db, daysLater(31), { batchSize: 1 })),
  );
  expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(6);
});
