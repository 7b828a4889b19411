import { sql } from 'kysely';

import type { Database } from '../../db/open-database';
import type { PictureFiles, StoredImage } from './picture-files';
import type { RenditionSize, RenditionType } from './renditions';

/** What a document needs of a picture. */
export interface LibraryPicture {
  readonly id: string;
  readonly name: string;
  /** Number of its current image. */
  readonly image: number;
  readonly alternative: string;
  readonly isDecorative: boolean;
  /** A line below the picture; empty without one. */
  readonly caption: string;
  readonly credit: string;
}

/** Columns of a `LibraryPicture`. */
export const PICTURE_FIELDS = [
  'id',
  'name',
  'image',
  'alternative',
  'is_decorative as isDecorative',
  'caption',
  'credit',
] as const;

/** Finds pictures by their ids; those that do not exist are missing in the result. */
export type FindPictures = (ids: readonly string[]) => Promise<ReadonlyMap<string, LibraryPicture>>;

/** Finds the pictures of the library in a database. */
export function findPicturesIn(db: Database): FindPictures {
  return async (ids) => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('pictures')
      .select(PICTURE_FIELDS)
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  };
}

/** An image of the library by its number, which a URL names. */
async function findImage(db: Database, id: string, number: number): Promise<StoredImage | null> {
  const row = await db
    .selectFrom('picture_images')
    .select(['hash', 'width', 'height', 'focal_x as focalX', 'focal_y as focalY'])
    .where('picture_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

const IMAGE_PATH =
  /^(?<id>[a-z]{16})-(?<number>[1-9]\d{0,5})\/(?<size>480|960|1600|whole)\.(?<type>avif|webp|jpg)$/;
const SOCIAL_PATH = /^social\/(?<id>[a-z]{16})-(?<number>[1-9]\d{0,5})\.jpg$/;

export interface PictureLibrary {
  /** Returns the picture at a path of the shop such as `abcdefghijklmnop-3/960.jpg`; `null` where there is none. */
  readonly find: (path: string) => Promise<Buffer | null>;
}

/** Serves the media library under the paths of all pictures of the shop. */
export function pictureLibrary(db: Database, files: PictureFiles): PictureLibrary {
  return {
    async find(path) {
      const requested = renditionAt(path);
      const image = requested && (await findImage(db, requested.id, requested.number));
      return image && files.rendition(image, requested.size, requested.type);
    },
  };
}

/** Returns the image at a path of the library, such as `abcdefghijklmnop-3/960.jpg`; `null` where there is none. */
export async function findImageAt(db: Database, path: string): Promise<StoredImage | null> {
  const requested = renditionAt(path);
  return requested && findImage(db, requested.id, requested.number);
}

function renditionAt(path: string) {
  const social = SOCIAL_PATH.exec(path)?.groups;
  const groups = social ? { ...social, size: 'social', type: 'jpg' } : IMAGE_PATH.exec(path)?.groups;
  if (!groups) return null;
  const { id = '', number, size = '', type } = groups;
  return { id, number: Number(number), size: sizeOf(size), type: typeOf(type) };
}

function sizeOf(text: string): RenditionSize {
  if (text === 'social' || text === 'whole') return text;
  return text === '480' ? 480 : text === '960' ? 960 : 1600;
}

function typeOf(text: string | undefined): RenditionType {
  return text === 'avif' || text === 'webp' ? text : 'jpg';
}

/** Returns the hashes that no image of another picture has: only their files may be removed. */
export async function hashesOfOnly(db: Database, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('picture_images as own')
    .select('own.hash')
    .distinct()
    .where('own.picture_id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('picture_images as other')
            .select(sql`1`.as('one'))
            .whereRef('other.hash', '=', 'own.hash')
            .where('other.picture_id', '!=', id),
        ),
      ),
    )
    .execute();
  return rows.map(({ hash }) => hash);
}
