import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import webpack, { type Compilation, type Stats } from 'webpack';

import { partConfig } from '../webpack/part-config';
import { sharedVersions } from '../webpack/share-table';
import { WORKSPACE_ROOT } from '../workspace';

import { PART_MANIFEST_FILE, type PartManifest } from './part-manifest';
import type { PartName } from './parts';
import { describePart, type PartDescription } from './describe-part';
import { sourceHash } from './source-hash';

export interface BuildOptions {
  /** Is emptied first. */
  readonly outDir: string;
  readonly mode: 'production' | 'development';
}

/**
 * Builds one part and nothing else: hashed files in `outDir`, and beside them `part.json`.
 *
 * @throws Error with webpack's own words when the sources do not build.
 */
export async function buildPart(part: PartName, { outDir, mode }: BuildOptions): Promise<PartManifest> {
  const sources = sourceHash(part);
  const globalName = `${part.replaceAll('-', '_')}_${sources.slice(0, 8)}`;
  const compilation = await runWebpack(part, { outDir, mode, globalName });

  const description = await describePart(part);
  const manifest: PartManifest = {
    name: part,
    packageVersion: packageVersion(part),
    contract: description.contract,
    entry: entryFile(compilation, part === 'shell' ? 'shell' : globalName),
    routes: description.routes.map((route) => route.path),
    preload: preloadLists(compilation, description),
    fonts: Object.keys(compilation.assets).filter((file) => file.includes('-latin-wght-normal.')),
    files: integrityOf(outDir),
    sourceHash: sources,
    shared: sharedVersions(),
  };
  writeFileSync(join(outDir, PART_MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function runWebpack(
  part: PartName,
  options: BuildOptions & { readonly globalName: string },
): Promise<Compilation> {
  const compiler = webpack(partConfig(part, options));
  const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
  await promisify<void>((done) => compiler.close((error) => done(error ?? null)))();

  if (!stats) throw new Error(`${part}: webpack gave no answer`);
  if (stats.hasErrors()) {
    throw new Error(
      `${part} does not build:\n${stats.toString({ all: false, errors: true, colors: false })}`,
    );
  }
  return stats.compilation;
}

function entryFile(compilation: Compilation, chunkName: string): string {
  const files = compilation.namedChunks.get(chunkName)?.files ?? [];
  const entry = [...files].find((file) => file.endsWith('.js'));
  if (!entry) throw new Error(`no entry file among the chunks: ${chunkName}`);
  return entry;
}

/** Per route: the exposed module and the page's own chunks, so that they arrive in one round with the entry. */
function preloadLists(compilation: Compilation, { routes }: PartDescription): Record<string, string[]> {
  const exposed = filesOfGroup(compilation, (request) => request.endsWith('/src/remote.ts'));
  const lists = routes.flatMap(({ path, lazyRequest }) => {
    if (!lazyRequest) return [];
    const page = filesOfGroup(compilation, (request) => request === lazyRequest);
    return [{ path, files: [...new Set([...exposed, ...page])] }];
  });
  return Object.fromEntries(lists.map(({ path, files }) => [path, files]));
}

function filesOfGroup(compilation: Compilation, matches: (request: string) => boolean): string[] {
  return compilation.chunkGroups
    .filter((group) => group.origins.some(({ request }) => matches(request ?? '')))
    .flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]))
    .filter((file) => file.endsWith('.js'));
}

function integrityOf(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file !== PART_MANIFEST_FILE && !file.endsWith('.map'));
  return Object.fromEntries(
    files.sort().map((file) => {
      const digest = createHash('sha384')
        .update(readFileSync(join(folder, file)))
        .digest('base64');
      return [file, `sha384-${digest}`];
    }),
  );
}

function packageVersion(part: PartName): string {
  const text = readFileSync(join(WORKSPACE_ROOT, part, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  return version;
}
