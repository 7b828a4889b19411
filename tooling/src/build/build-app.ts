import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { BlockCatalogue } from '@storefront/shared/contracts/blocks/block-catalogue';
import { SNAPSHOT_FORMAT, type ReleaseDetails } from '@storefront/shared/contracts/registry';
import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';
import webpack, { type Compilation, type Stats } from 'webpack';

import { namesProvided, namesUsed } from '../webpack/curated-modules';
import { appConfig, type AppConfigOptions } from '../webpack/app-config';
import { sharedVersions } from '../webpack/share-table';
import { WORKSPACE_ROOT } from '../workspace';

import { bundledPackages } from './bundled-packages';
import { codeOwnerOf } from './code-owner';
import { integrityOfBytes } from './integrity';
import { APP_MANIFEST_FILE, type AppManifest } from './app-manifest';
import type { AppName } from '../apps';
import { moveSourceMaps } from './source-maps';
import {
  blockCatalogueOf,
  describeApp,
  pageQueriesOf,
  sessionFixturesOf,
  type AppDescription,
} from './describe-app';
import { sourceHash } from '../source-hash/source-hash';

export interface BuildOptions {
  /** Emptied before the build. */
  readonly outDir: string;
  readonly mode: 'production' | 'development';
}

/** Folder of the Node build inside a release. */
const NODE_FOLDER = 'node';

const SESSION_FILE = 'session.json';

const BLOCKS_FILE = 'blocks.json';

/**
 * Builds one app for the browser and for the server: hashed files in `outDir`, those of the server in `node/`
 * below it, and `part.json`, the record of both.
 *
 * @throws Error with the messages of webpack when the sources do not build.
 */
export async function buildApp(app: AppName, { outDir, mode }: BuildOptions): Promise<AppManifest> {
  return buildFrom(app, await describeApp(app), { outDir, mode, sources: sourceHash(app) });
}

export interface BuildFromOptions extends BuildOptions {
  /** Hash of all inputs of the build. */
  readonly sources: string;
  /** Entries that replace those of the app, in a build without federation. */
  readonly unfederated?: {
    readonly browser: string;
    readonly node: string;
    readonly split: 'route' | 'none';
  };
}

export async function buildFrom(
  app: AppName,
  description: AppDescription,
  { outDir, mode, sources, unfederated }: BuildFromOptions,
): Promise<AppManifest> {
  const build = digestOf(sources, mode, unfederated ? `one bundle ${unfederated.split}` : 'federated');
  const version = `${packageVersion(app)}-${build}`;
  const globalName = `${app.replaceAll('-', '_')}_${build}`;
  const common = { mode, globalName, publicPath: `/releases/${app}/${version}/` };

  const browser = await runWebpack(app, {
    ...common,
    platform: 'browser',
    outDir,
    ...(unfederated ? { unfederatedEntry: unfederated.browser, oneFile: unfederated.split === 'none' } : {}),
  });
  const maps = mode === 'production' ? moveSourceMaps(outDir) : {};
  // Among the files of the release, whose hashes are signed.
  const blocks = writeBlocks(outDir, await blockCatalogueOf(app));
  const files = integrityOf(outDir);
  const preload = preloadLists(browser, description);
  const node =
    mode === 'development'
      ? null
      : await runWebpack(app, {
          ...common,
          platform: 'node',
          outDir: join(outDir, NODE_FOLDER),
          ...(unfederated ? { unfederatedEntry: unfederated.node } : {}),
        });

  const manifest: AppManifest = {
    name: app,
    version,
    contract: description.contract,
    entry: entryFile(browser, app === 'shell' ? 'shell' : globalName),
    routes: description.routes.map((route) => route.path),
    preload,
    queries: await pageQueriesOf(app, description),
    fonts: Object.keys(browser.assets).filter((file) => file.includes('-latin-wght-normal.')),
    files,
    maps,
    node: node && nodeRecord(node, app, outDir),
    details: app === 'shell' ? null : writeDetails(outDir, { files: scriptsOf(files), preload }),
    session: writeSession(outDir, await sessionFixturesOf(app)),
    blocks,
    snapshot: SNAPSHOT_FORMAT,
    owner: codeOwnerOf(app),
    sourceHash: sources,
    shared: sharedVersions(app === 'shell' ? 'provides' : 'consumes'),
    packages: [...bundledPackages(node ? [browser, node] : [browser])],
    curated: curatedNames(app),
    ...(app === 'shell' ? {} : { container: 'webpack' }),
    // The release command measures and adds them.
    bytes: {},
    budget: null,
    source: null,
  };
  writeFileSync(join(outDir, APP_MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function runWebpack(app: AppName, options: AppConfigOptions): Promise<Compilation> {
  const compiler = webpack(appConfig(app, options));
  const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
  await promisify<void>((done) => compiler.close((error) => done(error ?? null)))();

  if (!stats) throw new Error(`${app}: webpack returned no result`);
  if (stats.hasErrors()) {
    throw new Error(
      `${app} does not build for ${options.platform}:\n${stats.toString({ all: false, errors: true, colors: false })}`,
    );
  }
  return stats.compilation;
}

function nodeRecord(compilation: Compilation, app: AppName, outDir: string): AppManifest['node'] {
  const [file, ...more] = Object.keys(compilation.assets).filter((name) => name.endsWith('.cjs'));
  if (!file || more.length > 0) throw new Error(`${app}: the build for the server must be one file`);
  const entry = `${NODE_FOLDER}/${file}`;
  return { entry, integrity: integrityOfFile(join(outDir, entry)) };
}

function writeDetails(outDir: string, details: ReleaseDetails): AppManifest['details'] {
  const text = JSON.stringify(details);
  const file = `details.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFileSync(join(outDir, file), text);
  return { file, integrity: integrityOfFile(join(outDir, file)) };
}

/** The studio reads this file. */
function writeBlocks(outDir: string, catalogue: BlockCatalogue | null): AppManifest['blocks'] {
  if (!catalogue) return null;
  writeFileSync(join(outDir, BLOCKS_FILE), JSON.stringify(catalogue));
  const versions = catalogue.blocks.map(({ type, version }) => [type, version] as const);
  return { file: BLOCKS_FILE, versions: Object.fromEntries(versions) };
}

/** Only the release check reads this file. */
function writeSession(outDir: string, fixtures: SessionFixtures): AppManifest['session'] {
  writeFileSync(join(outDir, SESSION_FILE), `${JSON.stringify(fixtures, null, 2)}\n`);
  return { file: SESSION_FILE, integrity: integrityOfFile(join(outDir, SESSION_FILE)) };
}

/** Only scripts are requested with a hash. */
function scriptsOf(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.js')));
}

function curatedNames(app: AppName): Record<string, string[]> {
  const names = app === 'shell' ? namesProvided() : namesUsed(app);
  return Object.fromEntries(Object.entries(names).map(([library, list]) => [library, [...list]]));
}

function digestOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
}

function entryFile(compilation: Compilation, chunkName: string): string {
  const files = compilation.namedChunks.get(chunkName)?.files ?? [];
  const entry = [...files].find((file) => file.endsWith('.js'));
  if (!entry) throw new Error(`The build has no entry file for the chunk ${chunkName}.`);
  return entry;
}

/** Per route: the exposed module and the chunks of the page, to be requested together with the entry. */
function preloadLists(compilation: Compilation, { routes }: AppDescription): Record<string, string[]> {
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
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== APP_MANIFEST_FILE && !entry.name.endsWith('.map'))
    .map((entry) => entry.name);
  return Object.fromEntries(files.sort().map((file) => [file, integrityOfFile(join(folder, file))]));
}

function integrityOfFile(path: string): string {
  return integrityOfBytes(readFileSync(path));
}

function packageVersion(app: AppName): string {
  const text = readFileSync(join(WORKSPACE_ROOT, app, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  return version;
}
