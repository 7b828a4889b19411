import { access } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '../../db/open-database';
import type { PictureSource } from '../picture-source';

import { findImageAt } from './library-pictures';
import type { PictureFiles } from './picture-files';

/** What this server has itself. */
export interface OwnPictures {
  /** Whether the file of a picture of the library exists. @param id such as `abcdefghijklmnop` */
  readonly hasFile: (id: string) => Promise<boolean>;
  /** Whether the shop has a picture at a path below `/media`, such as `beach-2/1600.jpg`. */
  readonly hasPath: (path: string) => Promise<boolean>;
}

interface OwnPictureDeps {
  readonly db: Database;
  readonly files: PictureFiles;
  /** Folder with pictures of the owner. */
  readonly folder: string;
  readonly source: PictureSource | null;
}

/** Returns which pictures this server has, for the checks before publishing. Nothing is generated for it. */
export function ownPictures({ db, files, folder, source }: OwnPictureDeps): OwnPictures {
  return {
    async hasFile(id) {
      const row = await db
        .selectFrom('pictures')
        .innerJoin('picture_images', (join) =>
          join
            .onRef('picture_images.picture_id', '=', 'pictures.id')
            .onRef('picture_images.number', '=', 'pictures.image'),
        )
        .select('picture_images.hash')
        .where('pictures.id', '=', id)
        .executeTakeFirst();
      return row !== undefined && files.has(row.hash);
    },
    async hasPath(path) {
      if (source !== null && source.find(path) !== null) return true;
      const image = await findImageAt(db, path);
      if (image) return files.has(image.hash);
      return (
        SAFE_PATH.test(path) &&
        access(join(folder, path)).then(
          () => true,
          () => false,
        )
      );
    },
  };
}

/** The paths that the media route serves. */
const SAFE_PATH = /^[\w-]{1,80}\/[\w-]{1,80}\.[a-z]{3,4}$/;
