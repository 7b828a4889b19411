import { sql } from 'kysely';

import { dealDocumentSchema, type DealDocument } from '../content/documents/deal-document.schema';
import { liveContent, type ContentSource } from '../content/live-content';
import { batched } from '../db/statement-batch';

/** Returns the live deals of a hotel or ship. Quotes that are made at the same time share the statement. */
export async function dealsOf(
  { db, clock }: Pick<ContentSource, 'db' | 'clock'>,
  hotelKey: string,
): Promise<readonly DealDocument[]> {
  const documents = await readDeals(db, { hotelKey, now: clock.now() });
  // Not parsed with the statement: an invalid deal fails the quotes of its own hotel only.
  return documents.map((document) => dealDocumentSchema.parse(document));
}

const readDeals = batched(async (db, requests: readonly { hotelKey: string; now: number }[]) => {
  const keys = [...new Set(requests.map(({ hotelKey }) => hotelKey))];
  const now = Math.max(...requests.map((request) => request.now));
  const rows = await db
    .selectFrom(liveContent({ db, clock: { now: () => now } }))
    .select(['document', sql<string>`document->>'hotelKey'`.as('hotel_key')])
    // A literal: the plan of the prepared statement uses the partial index of hotel keys.
    .where('kind', '=', sql.lit('deals'))
    .where(sql`document->>'hotelKey'`, '=', sql`any(${keys}::text[])`)
    .execute();
  return requests.map(({ hotelKey }) =>
    rows.filter((row) => row.hotel_key === hotelKey).map(({ document }) => document),
  );
});
