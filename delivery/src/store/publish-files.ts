import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  APP_MANIFEST_FILE,
  appManifestSchema,
  type AppManifest,
} from '@storefront/tooling/build/app-manifest';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import { filesOf } from '@storefront/tooling/build/manifest-files';

import { signJson, type SigningKey } from '../signing/sign-json';

import type { BlobStore } from '@storefront/server-kit/blobs/blob-store';
import { compressedCopies } from './compress-files';
import { contentType } from './content-type';
import { IMMUTABLE, jsonFile } from './json-file';
import { MAX_RELEASE_FILE_BYTES } from './max-file-bytes';
import { VersionConflict } from './release-store';

const MAX_CONCURRENT_UPLOADS = 8;

interface PublishOptions {
  readonly blobs: BlobStore;
  readonly key: SigningKey;
  /** Reads the manifest of this version, if it is already published. */
  readonly manifest: () => Promise<AppManifest>;
}

/** A file of a build is missing, too large, or was changed after the build; nothing was made live. */
class ChangedBuild extends Error {
  override readonly name = 'ChangedBuild';
}

/**
 * Uploads the files that the manifest of a build names, with their compressed copies, and the signed manifest last: a
 * version without a manifest does not count as published. After a crash the next attempt overwrites the files.
 *
 * @throws VersionConflict
 * @throws ChangedBuild
 */
export async function publishFiles(
  { blobs, key, manifest }: PublishOptions,
  app: string,
  version: string,
  folder: string,
): Promise<void> {
  const candidate: unknown = JSON.parse(await readFile(join(folder, APP_MANIFEST_FILE), 'utf8'));
  const parsed = appManifestSchema.parse(candidate);
  const base = `${app}/${version}`;
  if ((await blobs.tag(`${base}/${APP_MANIFEST_FILE}`)) !== null) {
    return requireSameFiles((await manifest()).files, parsed.files, app, version);
  }

  const queue = [...filesOf(parsed)];
  const uploader = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [file, integrity] = next;
      const body = await readBuilt(folder, file, integrity);
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

async function readBuilt(folder: string, file: string, integrity: string): Promise<Buffer> {
  const path = join(folder, file);
  const body = await readFile(path).catch(() => null);
  if (body && body.length > MAX_RELEASE_FILE_BYTES) {
    throw new ChangedBuild(
      `${path} has ${body.length} bytes, and sites serve ${MAX_RELEASE_FILE_BYTES} at most.`,
    );
  }
  if (body && integrityOfBytes(body) === integrity) return body;
  throw new ChangedBuild(
    `${path} is ${body ? 'not the file that was built' : 'missing'}: build the app again, then release it.`,
  );
}
