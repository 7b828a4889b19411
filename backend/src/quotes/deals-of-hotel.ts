import { sql } from 'kysely';

import { dealDocumentSchema, type DealDocument } from '../content/documents/deal-document.schema';
import { liveContent, type ContentSource } from '../content/live-content';

/** Returns the live deals of a hotel or ship. */
export async function dealsOf(source: ContentSource, hotelKey: string): Promise<readonly DealDocument[]> {
  const rows = await source.db
    .selectFrom(liveContent(source))
    .select('document')
    .where('kind', '=', 'deals')
    .where(sql`document->>'hotelKey'`, '=', hotelKey)
    .execute();
  return rows.map(({ document }) => dealDocumentSchema.parse(document));
}
