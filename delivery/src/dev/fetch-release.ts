import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ReleaseRecord } from '@storefront/shared/contracts/registry';
import {
  APP_MANIFEST_FILE,
  appManifestSchema,
  type AppManifest,
} from '@storefront/tooling/build/app-manifest';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import { z } from 'zod';

import { fetchUpstream } from './fetch-upstream';

const MAX_CONCURRENT_FETCHES = 8;

/** Names come from another machine and are used as paths: no slash, no leading dot. */
const NAME = /^\w[\w.-]*$/;

/**
 * Downloads a live release into `folder`, which then looks like a build. Verifies the SHA-384 hash of each file
 * before writing it. Node build and source maps are missing, because sites do not serve them.
 *
 * @throws Error with a message for the terminal, when a file is missing or has another hash
 */
export async function fetchRelease(
  origin: string,
  app: string,
  record: ReleaseRecord,
  folder: string,
): Promise<void> {
  const { version } = record.metadata;
  for (const name of [app, version]) requireName(name, origin);
  const base = `/releases/${app}/${version}`;
  const manifest = manifestOf(
    await fetchUpstream(origin, `${base}/${APP_MANIFEST_FILE}`),
    app,
    record,
    origin,
  );

  const queue = Object.entries({
    ...manifest.files,
    ...(manifest.details ? { [manifest.details.file]: manifest.details.integrity } : {}),
    ...(manifest.session ? { [manifest.session.file]: manifest.session.integrity } : {}),
  });
  const fetcher = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [file, integrity] = next;
      requireName(file, origin);
      const body = await fetchUpstream(origin, `${base}/${file}`);
      if (integrityOfBytes(body) !== integrity) {
        throw new Error(`${origin}${base}/${file} does not match the hash in the registry.`);
      }
      await writeFile(join(folder, file), body);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_FETCHES }, fetcher));
  await writeFile(join(folder, APP_MANIFEST_FILE), JSON.stringify(manifest));
}

/** Returns the manifest of the release; values that are also in the registry are taken from there. */
function manifestOf(
  source: Buffer,
  app: string,
  { url, extras, metadata }: ReleaseRecord,
  origin: string,
): AppManifest {
  const read = appManifestSchema.safeParse(jsonOf(source));
  const what = `${APP_MANIFEST_FILE} of ${app} ${metadata.version} at ${origin}`;
  if (!read.success) {
    throw new Error(`${what} has an unknown format.\n${z.prettifyError(read.error)}`);
  }
  const { name, version } = read.data;
  const entry = url.slice(url.lastIndexOf('/') + 1);
  if (name !== app || version !== metadata.version || extras.files[entry] !== metadata.integrity) {
    throw new Error(`${what} does not belong to the live release.`);
  }
  const { contract, routes, preload, container, files, details = null, curated = {} } = extras;
  return {
    ...read.data,
    entry,
    contract,
    routes,
    preload,
    container,
    files,
    details,
    curated,
    node: null,
    maps: {},
  };
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
    throw new Error(`${origin} lists ${JSON.stringify(name)}, which is not a valid name of a release file.`);
}
