import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import {
  PART_MANIFEST_FILE,
  partManifestSchema,
  type PartManifest,
} from '@storefront/tooling/build/part-manifest';

import { signJson, type SigningKey } from '../signing/sign-json';

import { compressed } from './compress-files';
import { contentType } from './content-type';
import { FOR_A_YEAR, jsonFile } from './json-file';
import { VersionTaken } from './release-store';
import type { Shelf } from './blob-store';

const UPLOADS_AT_ONCE = 8;

interface Publishing {
  readonly shelf: Shelf;
  readonly key: SigningKey;
  /** Of the version, if it was published before. */
  readonly manifest: () => Promise<PartManifest>;
}

/**
 * Puts the files of a build on the shelf, each text with its compressed copies, and the signed manifest last:
 * without one there is no release. Whoever dies in between leaves files that the next try replaces.
 *
 * @throws VersionTaken
 */
export async function publishFiles(
  { shelf, key, manifest }: Publishing,
  part: string,
  version: string,
  folder: string,
): Promise<void> {
  const candidate: unknown = JSON.parse(await readFile(join(folder, PART_MANIFEST_FILE), 'utf8'));
  const { files } = partManifestSchema.parse(candidate);
  const base = `${part}/${version}`;
  if ((await shelf.tag(`${base}/${PART_MANIFEST_FILE}`)) !== null) {
    return refuseOtherFiles((await manifest()).files, files, part, version);
  }

  const waiting = (await filesBelow(folder)).filter((file) => file !== PART_MANIFEST_FILE);
  const uploader = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const body = await readFile(join(folder, file));
      const options = { type: contentType(file), cache: FOR_A_YEAR };
      await shelf.write(`${base}/${file}`, body, options);
      for (const [ending, copy] of await compressed(file, body)) {
        await shelf.write(`${base}/${file}.${ending}`, copy, options);
      }
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, uploader));
  await shelf.write(
    `${base}/${PART_MANIFEST_FILE}`,
    jsonFile(signJson('release', candidate as object, key)),
    { type: contentType(PART_MANIFEST_FILE), cache: FOR_A_YEAR },
  );
}

function refuseOtherFiles(
  published: PartManifest['files'],
  candidate: PartManifest['files'],
  part: string,
  version: string,
): void {
  if (JSON.stringify(published) === JSON.stringify(candidate)) return;
  throw new VersionTaken(
    `${part} has this version already, with other files: it was built from the same sources elsewhere. ` +
      `To make that one live: npm run release -- rollback ${part} ${version}`,
  );
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
