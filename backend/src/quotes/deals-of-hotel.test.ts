import { seedContent } from '../../tests/support/demo-services';
import { openEmptyDatabase } from '../../tests/support/empty-database';
import type { OpenDatabase } from '../db/open-database';

import { dealsOf } from './deals-of-hotel';

const clock = { now: () => Date.now() };
const statements: string[] = [];
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase(1, ({ sql }) => statements.push(sql));
  await seedContent(opened.db, { today: '2026-11-21', publicUrl: 'http://localhost:3001' });
}, 60_000);
afterAll(() => opened.close());

/** Hotel keys of deals that are live, each once. */
async function keysOfDeals(): Promise<readonly string[]> {
  const rows = await opened.db
    .selectFrom('content_revisions')
    .select('document')
    .where('kind', '=', 'deals')
    .execute();
  return [...new Set(rows.map(({ document }) => String(Reflect.get(Object(document), 'hotelKey'))))].sort();
}

it('reads the deals of quotes that are made together by one statement, each with those of its hotel', async () => {
  const [one = '', other = ''] = await keysOfDeals();
  statements.length = 0;
  const deals = await Promise.all(
    [one, other, 'H0-without-deals', one].map((key) => dealsOf({ db: opened.db, clock }, key)),
  );
  expect(statements).toHaveLength(1);
  const keys = deals.map((ofHotel) => [...new Set(ofHotel.map(({ hotelKey }) => hotelKey))]);
  expect(keys).toEqual([[one], [other], [], [one]]);
});
