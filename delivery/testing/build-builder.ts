import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import { PART_MANIFEST_FILE, type PartManifest } from '@storefront/tooling/build/part-manifest';

/** A folder that looks like the build of a part whose entry holds `text`. */
export async function aBuild(
  root: string,
  part: string,
  text: string,
  overrides: Partial<PartManifest> = {},
): Promise<string> {
  const folder = await mkdtemp(join(root, 'build-'));
  const entry = `${part}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  const manifest: PartManifest = {
    name: part,
    version: `1.0.0-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`,
    contract: '^1.0.0',
    entry,
    routes: [],
    preload: {},
    fonts: [],
    files: { [entry]: integrityOfBytes(text) },
    node: null,
    details: null,
    session: null,
    snapshot: 1,
    sourceHash: text,
    shared: {},
    curated: {},
    ...overrides,
  };
  await writeFile(join(folder, entry), text);
  await writeFile(join(folder, PART_MANIFEST_FILE), JSON.stringify(manifest));
  return folder;
}

/** The same build with a record of what it writes into the booking session and reads of it. */
export async function withSession(folder: string, fixtures: SessionFixtures): Promise<string> {
  const text = JSON.stringify(fixtures);
  const manifestFile = join(folder, PART_MANIFEST_FILE);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as PartManifest;
  const session = {
    file: 'session.json',
    integrity: integrityOfBytes(text),
  };
  await writeFile(join(folder, session.file), text);
  await writeFile(manifestFile, JSON.stringify({ ...manifest, session }));
  return folder;
}
