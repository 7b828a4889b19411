import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { folderBlobStore } from '@storefront/server-kit/blobs/folder-blob-store';
import type { FastifyInstance } from 'fastify';

import { ApiError } from '../http/api-error';

import type { PictureLibrary } from './library/library-pictures';
import type { PictureSource } from './picture-source';
import { createPictureStore } from './picture-store';

export interface MediaDeps {
  /** Folder of the pictures: files that the owner placed there, and generated ones below the source's version. */
  readonly folder: string;
  /** `null`: only files of the folder are served. */
  readonly source: PictureSource | null;
  /** Uploaded pictures. */
  readonly library?: PictureLibrary;
}

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};
const PATH = /^[\w-]{1,80}\/[\w-]{1,80}\.(?<type>[a-z]{3,4})$/;

const CROSS_ORIGIN = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;
/** The path of a generated picture always names the same bytes. */
const GENERATED = { ...CROSS_ORIGIN, 'cache-control': 'public, max-age=31536000, immutable' } as const;
/** The owner may replace a stored file. */
const STORED = { ...CROSS_ORIGIN, 'cache-control': 'public, max-age=86400' } as const;

/** `GET /media/{folder}/{file}`: generated pictures where there is a source, the media library, files of the media folder. */
export function mediaRoutes({ folder, source, library }: MediaDeps) {
  const generated = createPictureStore(folderBlobStore(join(folder, source?.version ?? '')));

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.get<{ Params: { folder: string; file: string } }>('/:folder/:file', async (request, reply) => {
      const path = `${request.params.folder}/${request.params.file}`;
      const type = TYPES[PATH.exec(path)?.groups?.['type'] ?? ''];
      if (type === undefined) throw unknownPicture();
      const picture = source?.find(path);
      if (picture) {
        const { generate, isStored } = picture;
        const bytes = await (isStored ? generated(path, generate) : generate());
        return reply.type(type).headers(GENERATED).send(bytes);
      }
      const uploaded = await library?.find(path);
      if (uploaded) return reply.type(type).headers(GENERATED).send(uploaded);
      const bytes = await readFile(join(folder, path)).catch(() => null);
      if (!bytes) throw unknownPicture();
      return reply.type(type).headers(STORED).send(bytes);
    });
    done();
  };
}

function unknownPicture(): ApiError {
  return new ApiError(404, 'unknown-picture', 'There is no such picture.');
}
