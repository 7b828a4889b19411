import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { APP_MANIFEST_FILE, type AppManifest } from '@storefront/tooling/build/app-manifest';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';

/** One file of every kind that a build of a remote has. */
export const FILES = {
  entry: 'mfe_search.11111111.js',
  chunk: '138.22222222.js',
  worker: '227.33333333.js',
  style: 'search.44444444.css',
  font: 'inter-latin.55555555.woff2',
  picture: 'beach.66666666.webp',
  drawing: 'logo.77777777.svg',
  JSON: 'details.88888888.json',
  fixtures: 'session.json',
} as const;
export type FileKind = keyof typeof FILES;

export const NODE_FILE = 'node/mfe-search.99999999.cjs';

/** Long enough for a compressed copy to differ from the file. */
export function textOf(kind: FileKind | 'node', release: string): string {
  if (kind === 'fixtures') return JSON.stringify({ contract: '1.0.0', writes: [], reads: [] });
  return `/* ${kind} of release ${release} */ ${'const holiday = "sun and sea"; '.repeat(40)}`;
}

/** Writes a build with a file of every kind. @returns its folder */
export async function completeBuild(root: string, release: string): Promise<string> {
  const folder = await mkdtemp(join(root, 'complete-'));
  const kinds = Object.keys(FILES) as FileKind[];
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
    return integrityOfBytes(text);
  };
  const hashes = Object.fromEntries(
    await Promise.all(
      kinds.map(async (kind) => [FILES[kind], await write(FILES[kind], textOf(kind, release))] as const),
    ),
  );
  const { [FILES.JSON]: details = '', [FILES.fixtures]: session = '', ...files } = hashes;
  const manifest: AppManifest = {
    name: 'mfe-search',
    version: `1.0.0-${createHash('sha256').update(release).digest('hex').slice(0, 8)}`,
    contract: '^1.0.0',
    entry: FILES.entry,
    routes: ['/search'],
    preload: { '/search': [FILES.chunk] },
    queries: {},
    fonts: [FILES.font],
    files,
    maps: { [FILES.entry]: await write(`maps/${FILES.entry}.map`, '{"sources":["secret.ts"]}') },
    owner: null,
    node: { entry: NODE_FILE, integrity: await write(NODE_FILE, textOf('node', release)) },
    details: { file: FILES.JSON, integrity: details },
    session: { file: FILES.fixtures, integrity: session },
    blocks: null,
    snapshot: 2,
    sourceHash: release,
    shared: {},
    packages: [],
    curated: {},
    bytes: {},
    budget: null,
    source: null,
  };
  await writeFile(join(folder, APP_MANIFEST_FILE), JSON.stringify(manifest));
  return folder;
}
