import { LIST_PAGES } from '@storefront/shared/api/site/list-pages';
import { sql } from 'kysely';
import { z } from 'zod';

import { ApiError } from '../http/api-error';

import { dealsOnSale } from './deals-on-sale';
import { pagePath } from './documents/page-address';
import { liveContent } from './live-content';
import type { ContentDeps } from './page-response';

const updatedAt = z.iso.datetime();
const named = z.object({ id: z.string(), name: z.string(), updatedAt });

/** All content with its own URL that search engines may list, for the sitemap. */
export const contentIndexSchema = z.object({
  pages: z.array(named.extend({ path: z.string() })),
  groups: z.array(named),
  /** Only deals on sale today: the page of another one responds 404. */
  deals: z.array(z.object({ id: z.string(), updatedAt })),
  /** Paths of list pages that search engines may not list. */
  hiddenPaths: z.array(z.string()).readonly().default([]),
});
export type ContentIndex = z.output<typeof contentIndexSchema>;

/**
 * `GET /api/content-index`. Reads only the names of pages and groups, since their documents may be long.
 *
 * @throws ApiError 503 while prices are being computed: an incomplete list would remove deals from the sitemap
 */
export async function contentIndex(deps: ContentDeps): Promise<ContentIndex> {
  const { deals, isComplete } = await dealsOnSale(deps);
  if (!isComplete) throw new ApiError(503, 'not-ready', 'The prices of the day are still being computed.');
  const rows = await deps.db
    .selectFrom(liveContent(deps))
    .select([
      'kind',
      'id',
      'updated_at',
      sql<string>`coalesce(document->>'destinationName', document->>'name', '')`.as('name'),
      sql<string | null>`document->>'slug'`.as('slug'),
    ])
    .where('kind', 'in', ['pages', 'groups'])
    .where(sql<boolean>`coalesce((document->>'isIndexed')::boolean, true)`)
    .orderBy('id')
    .execute();
  const of = (kind: 'pages' | 'groups') =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, name, slug, updated_at: changed }) => ({
        id,
        name,
        slug,
        updatedAt: changed.toISOString(),
      }));
  return {
    pages: of('pages').map(({ slug, ...page }) => ({ ...page, path: pagePath({ id: page.id, slug }) })),
    groups: of('groups').map(({ slug: _none, ...group }) => group),
    hiddenPaths: await hiddenLists(deps),
    deals: deals.map(({ stored }) => ({
      id: stored.document.id,
      updatedAt: stored.updatedAt.toISOString(),
    })),
  };
}

async function hiddenLists(deps: ContentDeps): Promise<readonly string[]> {
  const rows = await deps.db
    .selectFrom(liveContent(deps))
    .select('id')
    .where('kind', '=', 'lists')
    .where(sql<boolean>`document->>'isIndexed' = 'false'`)
    .execute();
  const hidden = new Set(rows.map(({ id }) => id));
  return Object.entries(LIST_PAGES).flatMap(([id, path]) => (hidden.has(id) ? [path] : []));
}
