import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ReleaseRecord } from '@storefront/shared/contracts/registry';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import {
  PART_MANIFEST_FILE,
  partManifestSchema,
  type PartManifest,
} from '@storefront/tooling/build/part-manifest';
import { z } from 'zod';

import { fetchFar } from './fetch-upstream';

const FILES_AT_ONCE = 8;

/** Names come from another machine and become paths here: no slash, no dot in front. */
const NAME = /^\w[\w.-]*$/;

/**
 * Fetches one live release into `folder`, which then looks like a build of it: each file is held against the
 * SHA-384 that the registry names before it is written. What a server renders with is never served, and stays out.
 *
 * @throws Error in words when a file is not there, or is not what the registry says.
 */
export async function fetchRelease(
  origin: string,
  part: string,
  record: ReleaseRecord,
  folder: string,
): Promise<void> {
  const { version } = record.metadata;
  for (const name of [part, version]) requireName(name, origin);
  const base = `/releases/${part}/${version}`;
  const manifest = manifestOf(await fetchFar(origin, `${base}/${PART_MANIFEST_FILE}`), part, record, origin);

  const waiting = Object.entries({
    ...manifest.files,
    ...(manifest.details ? { [manifest.details.file]: manifest.details.integrity } : {}),
    ...(manifest.session ? { [manifest.session.file]: manifest.session.integrity } : {}),
  });
  const fetcher = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [file, integrity] = next;
      requireName(file, origin);
      const body = await fetchFar(origin, `${base}/${file}`);
      if (integrityOfBytes(body) !== integrity) {
        throw new Error(
          `${origin}${base}/${file} is not the file that the registry names: its hash is another.`,
        );
      }
      await writeFile(join(folder, file), body);
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, fetcher));
  await writeFile(join(folder, PART_MANIFEST_FILE), JSON.stringify(manifest));
}

/** What the release says of itself; where the registry says it too, the registry counts. */
function manifestOf(
  source: Buffer,
  part: string,
  { url, extras, metadata }: ReleaseRecord,
  origin: string,
): PartManifest {
  const read = partManifestSchema.safeParse(jsonOf(source));
  const what = `${PART_MANIFEST_FILE} of ${part} ${metadata.version} at ${origin}`;
  if (!read.success) {
    throw new Error(`${what} is none that these sources understand.\n${z.prettifyError(read.error)}`);
  }
  const { name, version } = read.data;
  const entry = url.slice(url.lastIndexOf('/') + 1);
  if (name !== part || version !== metadata.version || extras.files[entry] !== metadata.integrity) {
    throw new Error(`${what} is not that of the live release.`);
  }
  const { contract, routes, preload, files, details = null, curated = {} } = extras;
  return { ...read.data, entry, contract, routes, preload, files, details, curated, node: null };
}

function jsonOf(source: Buffer): unknown {
  try {
    return JSON.parse(source.toString('utf8'));
  } catch {
    return null;
  }
}

function requireName(name: string, origin: string): void {
  if (!NAME.test(name))
    throw new Error(`${origin} names ${JSON.stringify(name)}, which is no name of a release file.`);
}
