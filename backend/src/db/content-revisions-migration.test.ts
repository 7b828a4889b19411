import { sql } from 'kysely';

import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { readHistory } from '../content/revisions/history';
import { findDocument } from '../content/content-store';

import { MIGRATIONS } from './migrations';

// Generous for a busy machine.
jest.setTimeout(60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

it('turns every document of a shop into its first revision, which is live [DEC-181]', async () => {
  const { db } = shop;
  const groups = await sql<{
    id: string;
  }>`select id, document, updated_at from content where kind = 'groups' order by id`.execute(db);
  // The tables as they were before.
  for (const statement of [
    'create table old_content as select * from content',
    'drop view content',
    'drop table content_reviews, content_publications, content_releases, content_revisions, content_documents',
    'drop function refuse_change_of_revision',
    'alter table old_content rename to content',
    `update content set updated_at = '2026-01-02T03:04:05.678Z'`,
    `create index content_hotel_key on content ((document->>'hotelKey'))`,
  ])
    await sql.raw(statement).execute(db);

  await MIGRATIONS['0014-content-revisions']?.up(db);

  const stored = await findDocument(shop, 'groups', 'summer');
  expect(stored).toMatchObject({ revision: 1, updatedAt: new Date('2026-01-02T03:04:05.678Z') });
  expect(await readHistory(shop, 'groups/summer')).toMatchObject([
    { number: 1, author: 'the shop', state: 'live', endsAt: null },
  ]);
  // Backends of the release before read this view.
  const view = await sql<{ id: string }>`select id from content where kind = 'groups' order by id`.execute(
    db,
  );
  expect(view.rows.map(({ id }) => id)).toEqual(groups.rows.map(({ id }) => id));
});
