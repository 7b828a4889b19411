import { sql } from 'kysely';

import { dealDocumentSchema, type DealDocument } from '../content/documents/deal-document.schema';
import type { Database } from '../db/open-database';

/** Returns the deals of a hotel or ship. */
export async function dealsOf(db: Database, hotelKey: string): Promise<readonly DealDocument[]> {
  const rows = await db
    .selectFrom('content')
    .select('document')
    .where('kind', '=', 'deals')
    .where(sql`document->>'hotelKey'`, '=', hotelKey)
    .execute();
  return rows.map(({ document }) => dealDocumentSchema.parse(document));
}
