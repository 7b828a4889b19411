import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';
import { APP_MANIFEST_FILE, type AppManifest } from '@storefront/tooling/build/app-manifest';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';

/** Writes a folder that looks like a build of the app, with `text` as its entry file. @returns the folder */
export async function aBuild(
  root: string,
  app: string,
  text: string,
  overrides: Partial<AppManifest> = {},
): Promise<string> {
  const folder = await mkdtemp(join(root, 'build-'));
  const entry = `${app}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  const manifest: AppManifest = {
    name: app,
    version: `1.0.0-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`,
    contract: '^1.0.0',
    entry,
    routes: [],
    preload: {},
    queries: {},
    fonts: [],
    files: { [entry]: integrityOfBytes(text) },
    maps: {},
    owner: null,
    node: null,
    details: null,
    session: null,
    blocks: null,
    snapshot: 1,
    sourceHash: text,
    shared: {},
    packages: [],
    curated: {},
    bytes: {},
    budget: null,
    source: null,
    ...overrides,
  };
  await writeFile(join(folder, entry), text);
  await writeFile(join(folder, APP_MANIFEST_FILE), JSON.stringify(manifest));
  return folder;
}

/** Adds session fixtures to a build: what it writes into the booking session and reads from it. */
export async function withSession(folder: string, fixtures: SessionFixtures): Promise<string> {
  const text = JSON.stringify(fixtures);
  const manifestFile = join(folder, APP_MANIFEST_FILE);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as AppManifest;
  const session = {
    file: 'session.json',
    integrity: integrityOfBytes(text),
  };
  await writeFile(join(folder, session.file), text);
  await writeFile(manifestFile, JSON.stringify({ ...manifest, session }));
  return folder;
}
