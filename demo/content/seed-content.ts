import type { Database } from '@storefront/backend/db/open-database';
import { insertFirstRevisions } from '@storefront/backend/content/revisions/first-revisions';

import { seedDocuments, type SeedOptions } from './seed-documents';

/**
 * Fills an empty content store once: documents that the content team deletes later stay deleted. When several
 * processes start together, one of them fills the store and the others wait for its transaction.
 */
export async function seedContent(db: Database, options: SeedOptions): Promise<void> {
  const isSeeded = await db.selectFrom('content_state').select('id').executeTakeFirst();
  if (isSeeded) return;
  const documents = seedDocuments(options);
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('content_state')
      .values({ id: 1, version: 1, seeded_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows === 0n) return;
    await insertFirstRevisions(trx, documents, {
      author: 'the shop',
      note: 'Content of the demonstration',
      now,
    });
  });
}
