import { sql } from 'kysely';

import type { Database } from '../../db/open-database';
import { readPictureUses } from '../../media/library/picture-uses';

import { unknownPicture } from './edit-pictures';

/** Pictures of one response, the newest first. */
const PAGE = 200;

/** Returns the pictures whose name, text, credit or licence contains a text, each with the number of documents that use it. */
export async function listPictures(db: Database, search: string, now: Date) {
  const rows = await pictureRows(db)
    .where(
      sql<boolean>`position(lower(${search}) in
        lower(concat_ws(' ', p.name, p.alternative, p.caption, p.credit, p.licence))) > 0`,
    )
    .orderBy('p.uploaded_at', 'desc')
    .orderBy('p.id')
    .limit(PAGE + 1)
    .execute();
  const uses = await readPictureUses(db, now);
  const counts = new Map<string, number>();
  for (const { picture } of uses) counts.set(picture, (counts.get(picture) ?? 0) + 1);
  return {
    pictures: rows.slice(0, PAGE).map((row) => ({ ...row, useCount: counts.get(row.id) ?? 0 })),
    hasMore: rows.length > PAGE,
  };
}

/** @throws ApiError 404 for an unknown id */
export async function readPicture(db: Database, id: string, now: Date) {
  const row = await pictureRows(db).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw unknownPicture();
  const uses = await readPictureUses(db, now, id);
  return {
    ...row,
    useCount: uses.length,
    uses: uses.map(({ picture: _picture, ...use }) => use),
  };
}

function pictureRows(db: Database) {
  return db
    .selectFrom('pictures as p')
    .innerJoin('picture_images as i', (join) =>
      join.onRef('i.picture_id', '=', 'p.id').onRef('i.number', '=', 'p.image'),
    )
    .select([
      'p.id',
      'p.name',
      'p.alternative',
      'p.is_decorative as isDecorative',
      'p.caption',
      'p.credit',
      'p.giata_id as giataId',
      'p.licence',
      'p.revision',
      'p.image',
      'p.uploaded_by as uploadedBy',
      'p.uploaded_at as uploadedAt',
      'p.changed_by as changedBy',
      'i.width',
      'i.height',
      'i.bytes',
      'i.focal_x as focalX',
      'i.focal_y as focalY',
    ]);
}
