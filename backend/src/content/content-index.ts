import { sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '../db/open-database';

import type { ContentKind } from './documents/content-documents';

const updatedAt = z.iso.datetime();
const named = z.object({ id: z.string(), name: z.string(), updatedAt });

/** Everything that has an address of its own, for lists of addresses such as a sitemap. */
export const contentIndexSchema = z.object({
  pages: z.array(named),
  groups: z.array(named),
  /** Also those that have sold out today and answer 404. */
  deals: z.array(z.object({ id: z.string(), updatedAt })),
});
export type ContentIndex = z.output<typeof contentIndexSchema>;

/** `GET /api/content-index`. The documents themselves stay in the database: some are long. */
export async function contentIndex(db: Database): Promise<ContentIndex> {
  const rows = await db
    .selectFrom('content')
    .select([
      'kind',
      'id',
      'updated_at',
      sql<string>`coalesce(document->>'destinationName', document->>'name', '')`.as('name'),
    ])
    .orderBy('id')
    .execute();
  const of = (kind: ContentKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, name, updated_at: changed }) => ({ id, name, updatedAt: changed.toISOString() }));
  return {
    pages: of('pages'),
    groups: of('groups'),
    deals: of('deals').map(({ id, updatedAt: changed }) => ({ id, updatedAt: changed })),
  };
}
