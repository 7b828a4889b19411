import type { SiteWire } from '@storefront/shared/api/site/site.schema';
import { sql } from 'kysely';

import type { ContentKind } from '../../db/tables';
import { findPicturesIn } from '../../media/library/library-pictures';
import { pictureIdIn, picturePath } from '../../media/library/picture-reference';
import { fixedPathOf } from '../documents/fixed-paths';
import { liveContent, type ContentSource } from '../live-content';

/** Kinds with a page of their own, whose shared links may show a picture of their own. */
const KINDS = [
  'pages',
  'groups',
  'deals',
  'home',
  'lists',
  'texts',
] as const satisfies readonly ContentKind[];

/**
 * Returns the pictures that documents have chosen for links in social networks, by the paths of their pages. A picture
 * that is not in the library any more is left out.
 */
export async function socialPictures(source: ContentSource): Promise<SiteWire['social']> {
  const reference = sql<string>`document->>'socialPicture'`;
  const rows = await source.db
    .selectFrom(liveContent(source))
    .select(['kind', 'id', sql<string | null>`document->>'slug'`.as('slug'), reference.as('reference')])
    .where('kind', 'in', KINDS)
    .where(reference, 'is not', null)
    .orderBy('kind')
    .orderBy('id')
    .execute();
  const pictures = await findPicturesIn(source.db)(rows.flatMap((row) => pictureIdIn(row.reference) ?? []));
  return rows.flatMap(({ kind, id, slug, reference: chosen }) => {
    const picture = pictures.get(pictureIdIn(chosen) ?? '');
    if (!picture) return [];
    const alternative = picture.isDecorative ? '' : picture.alternative;
    return pathsOf(kind, id, slug).map((path) => ({ path, picture: picturePath(picture), alternative }));
  });
}

function pathsOf(kind: ContentKind, id: string, slug: string | null): readonly string[] {
  if (kind === 'pages') return [`/page/${id}`, ...(slug === null ? [] : [`/page/${slug}`])];
  if (kind === 'groups') return [`/group/${id}`];
  if (kind === 'deals') return [`/deal/${id}`, `/deals/${id}`];
  const path = fixedPathOf({ kind, id });
  return path === null ? [] : [path];
}
