import { sql } from 'kysely';

import { openEmptyDatabase } from '../../tests/support/empty-database';

import type { OpenDatabase } from './open-database';
import { planOnce } from './prepared-statements';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase(1);
}, 60_000);
afterAll(() => opened.close());

const preparedTexts = async () => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    opened.db,
  );
  return rows.map(({ statement }) => statement);
};

it('prepares a statement once, whatever its values', async () => {
  for (const value of [1, 2, 3])
    expect(
      (await sql<{ one: number }>`select ${value}::integer + 40 as one`.execute(opened.db)).rows,
    ).toEqual([{ one: value + 40 }]);
  expect((await preparedTexts()).filter((text) => text.includes('+ 40'))).toHaveLength(1);
});

it('continues after a statement that failed, also over another connection', async () => {
  const fail = () => sql`select missing from nowhere`.execute(opened.db);
  await expect(fail()).rejects.toThrow('nowhere');
  await expect(fail()).rejects.toThrow('nowhere');
  const lost = opened.db.transaction().execute(async (trx) => {
    await sql`select 1 as one`.execute(trx);
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  expect((await sql`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }]);
});

it('reads a list as an array, for `any`', async () => {
  const { rows } = await sql<{ found: boolean }>`select 'b' = any(${planOnce(['a', 'b'])}) as found`.execute(
    opened.db,
  );
  expect(rows).toEqual([{ found: true }]);
});

it('prepares no more than 300 texts', async () => {
  for (let turn = 0; turn < 320; turn += 1)
    await sql`select ${sql.raw(String(turn))} as turn`.execute(opened.db);
  expect((await preparedTexts()).length).toBeLessThanOrEqual(300);
});
