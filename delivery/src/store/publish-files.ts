import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import {
  APP_MANIFEST_FILE,
  appManifestSchema,
  type AppManifest,
} from '@storefront/tooling/build/app-manifest';

import { signJson, type SigningKey } from '../signing/sign-json';

import type { BlobStore } from './blob-store';
import { compressedCopies } from './compress-files';
import { contentType } from './content-type';
import { IMMUTABLE, jsonFile } from './json-file';
import { VersionConflict } from './release-store';

const MAX_CONCURRENT_UPLOADS = 8;

interface PublishOptions {
  readonly blobs: BlobStore;
  readonly key: SigningKey;
  /** Reads the manifest of this version, if it is already published. */
  readonly manifest: () => Promise<AppManifest>;
}

/**
 * Uploads the files of a build with their compressed copies, and the signed manifest last: a version without a
 * manifest does not count as published. After a crash the next attempt overwrites the files.
 *
 * @throws VersionConflict
 */
export async function publishFiles(
  { blobs, key, manifest }: PublishOptions,
  app: string,
  version: string,
  folder: string,
): Promise<void> {
  const candidate: unknown = JSON.parse(await readFile(join(folder, APP_MANIFEST_FILE), 'utf8'));
  const { files } = appManifestSchema.parse(candidate);
  const base = `${app}/${version}`;
  if ((await blobs.tag(`${base}/${APP_MANIFEST_FILE}`)) !== null) {
    return requireSameFiles((await manifest()).files, files, app, version);
  }

  const queue = (await listFiles(folder)).filter((file) => file !== APP_MANIFEST_FILE);
  const uploader = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const body = await readFile(join(folder, file));
      const options = { contentType: contentType(file), cacheControl: IMMUTABLE };
      await blobs.write(`${base}/${file}`, body, options);
      for (const [extension, copy] of await compressedCopies(file, body)) {
        await blobs.write(`${base}/${file}.${extension}`, copy, options);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_UPLOADS }, uploader));
  await blobs.write(`${base}/${APP_MANIFEST_FILE}`, jsonFile(signJson('release', candidate as object, key)), {
    contentType: contentType(APP_MANIFEST_FILE),
    cacheControl: IMMUTABLE,
  });
}

function requireSameFiles(
  published: AppManifest['files'],
  candidate: AppManifest['files'],
  app: string,
  version: string,
): void {
  if (JSON.stringify(published) === JSON.stringify(candidate)) return;
  throw new VersionConflict(
    `${app} ${version} is already published with different files: it was built from the same sources elsewhere. ` +
      `To make the published one live: npm run release -- rollback ${app} ${version}`,
  );
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
