import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
    files: { [entry]: `sha384-${createHash('sha384').update(text).digest('base64')}` },
    node: null,
    details: null,
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
