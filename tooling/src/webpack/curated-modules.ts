import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CONTRACT_FOLDER, inApp, OWN_REPOSITORY_OF, WORKSPACE_ROOT } from '../workspace';

import { ALL_NAMES, exportedKeys, exportedNames, importedNames, namesReadOf } from './module-names';

const FEDERATED = join(WORKSPACE_ROOT, CONTRACT_FOLDER, 'src/federated');
const federatedModule = (name: string) =>
  join(FEDERATED, `${name}.${OWN_REPOSITORY_OF === null ? 'ts' : 'js'}`);
const ROUTER = 'react-router-dom';
const ZOD = 'zod';

/**
 * Libraries of which the apps use a small part: the shell shares the named exports of a module of this
 * repository under the name of the library, and ships nothing else of it.
 */
export const CURATED_MODULES: Readonly<Record<string, string>> = {
  [ROUTER]: federatedModule('react-router-dom'),
  [ZOD]: federatedModule('zod'),
};

/**
 * Former names of shared libraries, which older releases still consume. The shell shares the module as
 * `shareKey` and imports it by its path: an import of `react-router` must reach the library itself, because
 * `react-router-dom` contains one.
 */
export const FORMER_NAMES = [
  {
    request: '@storefront/shared/federated/react-router',
    shareKey: 'react-router',
    module: federatedModule('react-router'),
    sameAs: ROUTER,
  },
] as const;

/** Components that a remote with a repository of its own bundles; in the workspace they are part of `shared`. */
const PUBLISHED_UI = 'node_modules/@storefront/ui/dist';

/** Names by library, such as `react-router-dom: [Link, …]`. */
export type CuratedNames = Readonly<Record<string, readonly string[]>>;

/** Returns the names that the shell shares of each curated library. */
export function namesProvided(): CuratedNames {
  const names: Record<string, readonly string[]> = {
    [ROUTER]: exportedNames(read(CURATED_MODULES[ROUTER])),
    [ZOD]: exportedKeys(read(CURATED_MODULES[ZOD]), 'z'),
  };
  for (const { shareKey, sameAs } of FORMER_NAMES) names[shareKey] = names[sameAs] ?? [];
  return names;
}

/** Returns the names that the sources of an app, and of `shared`, import of each curated library. */
export function namesUsed(app: string): CuratedNames {
  const sources = [inApp(app, 'src'), `${CONTRACT_FOLDER}/src`, PUBLISHED_UI].flatMap(sourceTexts);
  const router = importing(sources, ROUTER).flatMap((source) => importedNames(source, ROUTER));
  const zod = importing(sources, ZOD).flatMap((source) => namesReadOf(source, 'z'));
  return {
    // The shell passes the whole router on to the server builds of remotes.
    [ROUTER]: unique(app === 'shell' ? router.filter((name) => name !== ALL_NAMES) : router),
    [ZOD]: unique(zod),
  };
}

/** Parsing takes time: only sources that contain the name of the library are worth it. */
function importing(sources: readonly string[], library: string): string[] {
  return sources.filter((source) => source.includes(`'${library}'`));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function sourceTexts(folder: string): string[] {
  if (!existsSync(join(WORKSPACE_ROOT, folder))) return [];
  return readdirSync(join(WORKSPACE_ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.(?:tsx?|js)$/.test(entry.name))
    .filter((entry) => !entry.parentPath.endsWith('/federated') && !entry.parentPath.includes('/testing'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

function read(file: string | undefined): string {
  return file === undefined ? '' : readFileSync(file, 'utf8');
}
