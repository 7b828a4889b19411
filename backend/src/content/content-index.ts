import { sql } from 'kysely';
import { z } from 'zod';

import { ApiError } from '../http/api-error';

import { dealsOnSale } from './deals-on-sale';
import type { ContentKind } from './documents/content-documents';
import type { ContentDeps } from './page-response';

const updatedAt = z.iso.datetime();
const named = z.object({ id: z.string(), name: z.string(), updatedAt });

/** Everything that has an address of its own, for lists of addresses such as a sitemap. */
export const contentIndexSchema = z.object({
  pages: z.array(named),
  groups: z.array(named),
  /** Those that are sold today: the address of another answers 404 until it is sold again. */
  deals: z.array(z.object({ id: z.string(), updatedAt })),
});
export type ContentIndex = z.output<typeof contentIndexSchema>;

/**
 * `GET /api/content-index`. The documents of pages and groups stay in the database: some are long.
 *
 * @throws Refusal 503 while prices are being worked out: without some of its deals the list would say that they are gone
 */
export async function contentIndex(deps: ContentDeps): Promise<ContentIndex> {
  const { deals, isWhole } = await dealsOnSale(deps);
  if (!isWhole) throw new ApiError(503, 'not-ready', 'The prices of the day are still being worked out.');
  const rows = await deps.db
    .selectFrom('content')
    .select([
      'kind',
      'id',
      'updated_at',
      sql<string>`coalesce(document->>'destinationName', document->>'name', '')`.as('name'),
    ])
    .where('kind', '!=', 'deals')
    .orderBy('id')
    .execute();
  const of = (kind: Exclude<ContentKind, 'deals'>) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, name, updated_at: changed }) => ({ id, name, updatedAt: changed.toISOString() }));
  return {
    pages: of('pages'),
    groups: of('groups'),
    deals: deals.map(({ stored }) => ({
      id: stored.document.id,
      updatedAt: stored.updatedAt.toISOString(),
    })),
  };
}
