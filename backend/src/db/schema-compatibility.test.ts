import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import { openTestShop, type TestShop } from '../../tests/support/test-shop';

import { incompatibilities, readSchema, schemaSchema } from './schema-compatibility';

// Generous for a busy machine.
jest.setTimeout(60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const released = schemaSchema.parse(
  JSON.parse(readFileSync(join(__dirname, 'released-schema.json'), 'utf8')),
);

it('leaves a schema that the release before can use [DEC-360]', async () => {
  // A failure needs two releases: one that stops using it, and one that removes it.
  expect(incompatibilities(released, await readSchema(shop.db))).toEqual([]);
});

it.each([
  [
    'alter table quotes rename column total to price',
    ['quotes.total is missing', 'quotes.price is required', 'quotes: CHECK ((price > 0)) may refuse'],
  ],
  ['alter table quotes alter column total type bigint', ['quotes.total is int8 instead of int4']],
  ['alter table quotes add column source text not null', ['quotes.source is required']],
  ['alter table quotes add column source text not null default $$web$$', []],
  ['alter table quotes add column source text', []],
  ['create table vouchers (id text primary key, amount integer not null check (amount > 0))', []],
  ['create index quotes_by_time on quotes (created_at)', []],
  ['create unique index one_quote_of_time on quotes (created_at)', ['quotes: btree (created_at) may refuse']],
  [
    'alter table quotes add constraint dear check (total > 100)',
    ['quotes: CHECK ((total > 100)) may refuse'],
  ],
  ['drop index one_live_attempt_of_quote', ['attempts: btree (quote_id) WHERE']],
])('finds what a migration breaks: %s', async (statement, expected) => {
  const before = await readSchema(shop.db);
  const undo = new Error('undo');
  const change = shop.db.transaction().execute(async (transaction) => {
    await sql.raw(statement).execute(transaction);
    const found = incompatibilities(before, await readSchema(transaction));
    expect(found).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
    throw undo;
  });
  await expect(change).rejects.toBe(undo);
});
