import { errorMessage } from '@storefront/server-kit/error-text';
import { PAGE_IDS } from '@storefront/shared/domain/catalogue/navigation';
import { sql } from 'kysely';

import { fixedPathOf } from '../content/documents/fixed-paths';
import { slugPathsOf } from '../content/documents/page-address';
import { publishedRevisions } from '../content/published-revisions';
import type { Database } from '../db/open-database';
import type { ContentKind } from '../db/tables';
import type { TouchedDocument } from '../content/revisions/import-content';

export type InvalidatePages = (paths: readonly string[]) => Promise<void>;

/**
 * Invalidates the pages of changed documents, or all pages. The content is already written: when the edge server is unreachable, it
 * serves old pages until they expire.
 *
 * @returns whether the edge server was notified
 */
export async function notifyEdge(
  { db, invalidatePages }: { readonly db: Database; readonly invalidatePages: InvalidatePages | null },
  documents: readonly TouchedDocument[] | 'all',
): Promise<boolean> {
  if (!invalidatePages || documents.length === 0) return false;
  try {
    await invalidatePages(documents === 'all' ? [EVERY_PAGE] : await allPathsOf(db, documents));
    return true;
  } catch (error) {
    console.error(`edge server: pages not invalidated: ${errorMessage(error)}`);
    return false;
  }
}

/** Returns the paths of the pages that show the documents, under every address that a page has had (DEC-416). */
export async function allPathsOf(
  db: Database,
  documents: readonly TouchedDocument[],
): Promise<readonly string[]> {
  const paths = pathsOf(documents);
  if (paths.includes(EVERY_PAGE)) return paths;
  const pageIds = documents.flatMap(({ kind, id }) => (kind === 'pages' ? [id] : []));
  const users = await pagesThatShow(db, pageIds);
  return [
    ...new Set([
      ...paths,
      ...users.map((id) => `/page/${id}`),
      ...(await slugPathsOf(db, [...pageIds, ...users])),
      ...(pageIds.some((id) => HOME_CARDS.has(id)) ? ['/'] : []),
    ]),
  ];
}

/** Home shows the from-prices of these pages. */
const HOME_CARDS: ReadonlySet<string> = new Set(Object.values(PAGE_IDS));

/** Returns the pages with a card or a price of one of these pages, in any text that is or was published or will be. */
async function pagesThatShow(db: Database, pageIds: readonly string[]): Promise<readonly string[]> {
  if (pageIds.length === 0) return [];
  const rows = await publishedRevisions(db)
    .select('r.document_id as id')
    .distinct()
    .where('r.kind', '=', 'pages')
    .where('p.withdrawn_at', 'is', null)
    .where('r.document_id', 'not in', pageIds)
    .where((eb) => eb.or(pageIds.map((id) => sql<boolean>`position(${id} in r.document->>'blocks') > 0`)))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns the paths that show the documents. Deals appear in lists on many pages, and menus on all, so they invalidate
 * everything.
 */
export function pathsOf(documents: readonly TouchedDocument[]): readonly string[] {
  const paths = documents.map(pathOf);
  return paths.includes(EVERY_PAGE) ? [EVERY_PAGE] : paths;
}

const EVERY_PAGE = '/*';

function pathOf({ kind, id }: TouchedDocument): string {
  if (kind === 'pages') return `/page/${id}`;
  if (kind === 'groups') return `/group/${id}`;
  if (ON_NO_PAGE.includes(kind)) return NO_PAGE;
  return fixedPathOf({ kind, id }) ?? EVERY_PAGE;
}

/** No page of the shop shows them; the edge server reads redirects again at every notification. */
const ON_NO_PAGE: readonly ContentKind[] = ['redirects', 'newsletter'];
const NO_PAGE = '/redirects';
