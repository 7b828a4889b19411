import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { Database } from '@storefront/backend/db/open-database';
import type { Market } from '../supplier-simulator/market/market';
import { CONTENT_KINDS } from '@storefront/backend/content/documents/content-documents';

import { seedDeals } from './seed-deals';
import { seedGroups } from './seed-groups';
import { seedPages } from './seed-pages';

interface SeedDeps {
  readonly db: Database;
  readonly market: Market;
  readonly today: IsoDate;
  readonly mediaBase: string;
}

/**
 * Fills an empty content store, once in its life: what the content team removes later stays removed. Of
 * several processes that start at once one fills it and the others wait for that.
 */
export async function seedContent({ db, market, today, mediaBase }: SeedDeps): Promise<void> {
  const begun = await db.selectFrom('content_state').select('id').executeTakeFirst();
  if (begun) return;
  const documents = {
    pages: seedPages(today),
    groups: seedGroups(),
    deals: seedDeals(market, today, mediaBase),
  };
  const now = new Date();
  const rows = CONTENT_KINDS.flatMap((kind) =>
    documents[kind].map((document) => ({
      kind,
      id: document.id,
      document: JSON.stringify(document),
      updated_at: now,
    })),
  );
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('content_state')
      .values({ id: 1, version: 1, seeded_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows === 0n) return;
    await trx.insertInto('content').values(rows).execute();
  });
}
