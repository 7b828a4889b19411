import { sql } from 'kysely';

import { liveContent, type ContentSource } from '../live-content';
import { publishedRevisions } from '../published-revisions';

import { SLUG } from './fields';

/** Returns the one path of a page for canonical links, sitemap and cards: with its slug where it has one. */
export function pagePath({ id, slug }: { readonly id: string; readonly slug?: string | null }): string {
  return `/page/${slug ?? id}`;
}

const REVISION_SLUG = sql<string>`r.document->>'slug'`;

interface OwnedSlug {
  readonly slug: string;
  readonly id: string;
}

/** Returns the pages that are live or scheduled with one of the slugs. */
export async function pagesWithSlugs(
  source: ContentSource,
  slugs: readonly string[],
): Promise<readonly OwnedSlug[]> {
  if (slugs.length === 0) return [];
  const scheduled = await publicationsWithSlug(source.db)
    .where(REVISION_SLUG, 'in', slugs)
    .where('p.withdrawn_at', 'is', null)
    .where('p.starts_at', '>', new Date(source.clock.now()))
    .execute();
  return [...(await livePagesWithSlugs(source, slugs)), ...scheduled];
}

/** Returns the id of the live page with a slug now, or else of the live page that was last published with it. */
export async function findPageBySlug(source: ContentSource, slug: string): Promise<string | null> {
  if (!SLUG.test(slug)) return null;
  const [live] = await livePagesWithSlugs(source, [slug]);
  return live?.id ?? (await earlierSlugs(source, slug)).at(-1)?.id ?? null;
}

/** Returns where earlier slugs of live pages lead, except those that another page has now. */
export async function slugRedirects(
  source: ContentSource,
): Promise<readonly { readonly from: string; readonly to: string }[]> {
  const earlier = await earlierSlugs(source);
  if (earlier.length === 0) return [];
  const live = await source.db
    .selectFrom(liveContent(source))
    .select(['id', sql<string | null>`document->>'slug'`.as('slug')])
    .where('kind', '=', 'pages')
    .execute();
  const slugs = new Map(live.map(({ id, slug }) => [id, slug]));
  const used = new Set(slugs.values());
  // Of two pages that had a slug, the later one keeps its links.
  const owners = new Map(earlier.filter(({ id }) => slugs.has(id)).map(({ slug, id }) => [slug, id]));
  return [...owners]
    .filter(([slug]) => !used.has(slug))
    .map(([slug, id]) => ({ from: `/page/${slug}`, to: pagePath({ id, slug: slugs.get(id) ?? null }) }));
}

/** Returns the readable paths of live pages by those with their ids. */
export async function readableAddresses(source: ContentSource): Promise<ReadonlyMap<string, string>> {
  const rows = await source.db
    .selectFrom(liveContent(source))
    .select(['id', sql<string>`document->>'slug'`.as('slug')])
    .where('kind', '=', 'pages')
    .where(sql<boolean>`document->>'slug' is not null`)
    .execute();
  return new Map(rows.map(({ id, slug }) => [pagePath({ id }), pagePath({ id, slug })]));
}

/** Returns the paths under which visitors can have seen pages, beside those with their ids. */
export async function slugPathsOf(
  db: ContentSource['db'],
  pageIds: readonly string[],
): Promise<readonly string[]> {
  if (pageIds.length === 0) return [];
  const rows = await db
    .selectFrom('content_revisions')
    .select(sql<string>`document->>'slug'`.as('slug'))
    .distinct()
    .where('kind', '=', 'pages')
    .where('document_id', 'in', pageIds)
    .where(sql<boolean>`document->>'slug' is not null`)
    .execute();
  return rows.map(({ slug }) => `/page/${slug}`);
}

async function livePagesWithSlugs(
  source: ContentSource,
  slugs: readonly string[],
): Promise<readonly OwnedSlug[]> {
  const slug = sql<string>`document->>'slug'`;
  const ids = source.db
    .selectFrom('content_revisions')
    .select('document_id')
    .where('kind', '=', 'pages')
    .where(slug, 'in', slugs);
  return source.db
    .selectFrom(liveContent(source))
    .select(['id', slug.as('slug')])
    .where('kind', '=', 'pages')
    .where('id', 'in', ids)
    .where(slug, 'in', slugs)
    .orderBy('id')
    .execute();
}

/** Each publication of a page, with the slug of its revision. */
function publicationsWithSlug(db: ContentSource['db']) {
  return publishedRevisions(db)
    .select(['r.document_id as id', REVISION_SLUG.as('slug')])
    .where('r.kind', '=', 'pages');
}

/** Slugs with which pages were live, the latest last. */
function earlierSlugs({ db, clock, preview }: ContentSource, only?: string): Promise<readonly OwnedSlug[]> {
  const at = preview?.at ?? new Date(clock.now());
  let query = publicationsWithSlug(db)
    .where(sql<boolean>`r.document->>'slug' is not null`)
    .where('p.starts_at', '<=', at)
    .where((eb) =>
      eb.or([eb('p.withdrawn_at', 'is', null), eb('p.withdrawn_at', '>', eb.ref('p.starts_at'))]),
    );
  if (only !== undefined) query = query.where(REVISION_SLUG, '=', only);
  return query.orderBy('p.starts_at').orderBy('p.id').execute();
}
