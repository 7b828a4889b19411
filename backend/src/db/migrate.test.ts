import { sql, type Kysely, type Migration } from 'kysely';

import { openTestShop, type TestShop } from '../../tests/support/test-shop';

import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';

// Generous for a busy machine.
jest.setTimeout(60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const addColumn: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table contacts add column nickname text`.execute(db);
  },
};

it('starts on a schema that a newer release has migrated [DEC-360]', async () => {
  await migrate(shop.db, { ...MIGRATIONS, '9000-newer': addColumn, '9001-newest': { up: async () => {} } });
  await expect(migrate(shop.db)).resolves.toBeUndefined();
  // The newer release starts as well, and finds nothing left to do.
  await expect(
    migrate(shop.db, { ...MIGRATIONS, '9000-newer': addColumn, '9001-newest': addColumn }),
  ).resolves.toBeUndefined();
});

it('refuses a database with an unknown migration between its own [DEC-360]', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('0002-unknown', '2026-01-01T00:00:00Z')`.execute(
    shop.db,
  );
  await expect(migrate(shop.db)).rejects.toThrow('0002-unknown');
});
