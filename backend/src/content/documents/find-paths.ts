import { MANAGE_LINK } from '@storefront/shared/domain/catalogue/manage-link';
import { HOLIDAY_COLUMNS } from '@storefront/shared/domain/catalogue/navigation';
import { TEXT_PAGES } from '@storefront/shared/api/site/text-pages';

import { liveContent, type ContentSource } from '../live-content';

import type { FindPaths } from './check-links';
import { pagesWithSlugs } from './page-address';

/** Pages that are no documents. A link to a page of a new remote needs its path here. */
const FIXED_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/all-deals',
  '/cruise-deals',
  '/destinations',
  '/search',
  MANAGE_LINK.path,
  ...Object.values(TEXT_PAGES).map(({ path }) => path),
  ...HOLIDAY_COLUMNS.flatMap(({ path }) => path ?? []),
]);

/** The supplier decides which hotels exist. */
const HOTEL_PATH = /^\/holiday-details\/[^/]+$/;
const DOCUMENT_PATH = /^\/(page|group|deals?)\/([\w-]{1,40})$/;
const KIND_OF = { page: 'pages', group: 'groups', deal: 'deals', deals: 'deals' } as const;

/** Finds pages of the shop: its fixed ones, and the documents that are live or scheduled. */
export function findPathsIn(source: ContentSource): FindPaths {
  return async (paths) => {
    const documents = paths.flatMap((path) => {
      const [, segment, id = ''] = DOCUMENT_PATH.exec(path) ?? [];
      const kind = Object.entries(KIND_OF).find(([name]) => name === segment)?.[1];
      return kind ? [{ path, kind, id }] : [];
    });
    const ids = documents.map(({ id }) => id);
    const existing = await liveOrScheduled(source, ids);
    const slugs = new Set((await pagesWithSlugs(source, ids)).map(({ slug }) => slug));
    const exists = (kind: string, id: string) =>
      existing.has(`${kind} ${id}`) || (kind === 'pages' && slugs.has(id));
    return new Set([
      ...paths.filter((path) => FIXED_PATHS.has(path) || HOTEL_PATH.test(path)),
      ...documents.flatMap(({ path, kind, id }) => (exists(kind, id) ? [path] : [])),
    ]);
  };
}

async function liveOrScheduled(source: ContentSource, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { db, clock } = source;
  const live = await db
    .selectFrom(liveContent(source))
    .select(['kind', 'id'])
    .where('id', 'in', ids)
    .execute();
  const scheduled = await db
    .selectFrom('content_publications')
    .select(['kind', 'document_id as id'])
    .where('document_id', 'in', ids)
    .where('number', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('starts_at', '>', new Date(clock.now()))
    .execute();
  return new Set([...live, ...scheduled].map(({ kind, id }) => `${kind} ${id}`));
}
