import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { z } from 'zod';

import { OWN_REPOSITORY_OF, TOOLS_FOLDER, WORKSPACE_ROOT } from '../workspace';

import { CURATED_MODULES, FORMER_NAMES } from './curated-modules';

/**
 * Modules that exist once in the page: the shell provides them, and the remotes consume them without a copy of
 * their own. So no release of a remote can add a second React or change the one of the whole site.
 *
 * The shell must import each of these requests (shell/src/remotes/shared-modules.ts); a test compares the lists.
 */
export const SHARED_REQUESTS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'zod',
  'zustand',
  'zustand/vanilla',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@storefront/shared/runtime',
] as const;

/** The runtime has this name in the published contract, and the other one in the share scope of the page. */
const PUBLISHED_RUNTIME = '@storefront/contract/runtime';
const RUNTIME = '@storefront/shared/runtime';

/** Returns the request of a shared module as the sources of a remote write it. */
export function requestOf(shared: string): string {
  return OWN_REPOSITORY_OF !== null && shared === RUNTIME ? PUBLISHED_RUNTIME : shared;
}

/** Only development builds contain these requests. */
export const SHARED_IN_DEVELOPMENT = ['react/jsx-dev-runtime', '@emotion/react/jsx-dev-runtime'] as const;

export interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly version: string;
  /** Written out: from `catalog:` in package.json webpack would infer `*`, which disables the version check. */
  readonly requiredVersion: string;
  readonly eager?: boolean;
  /** `false` for remotes; for the shell, the module that replaces a curated library. */
  readonly import?: false | string;
  /** Name in the share scope, where it is not the request. */
  readonly shareKey?: string;
}

type Side = 'provides' | 'consumes';

/** Returns the share table of the shell (`provides`) or of a remote (`consumes`). */
export function shareTable(side: Side, development: boolean): Record<string, SharedModule> {
  const requests = [...SHARED_REQUESTS, ...(development ? SHARED_IN_DEVELOPMENT : [])];
  const table = requests.map((request) => {
    const name = requestOf(request);
    const shareKey = name === request ? {} : { shareKey: request };
    return [name, { ...sharedModule(request, side), ...shareKey }] as const;
  });
  return Object.fromEntries(side === 'provides' ? [...table, ...formerNames()] : table);
}

/** Returns exact versions by share key, for the record of a release. */
export function sharedVersions(side: Side): Record<string, string> {
  const former = side === 'provides' ? FORMER_NAMES : [];
  return Object.fromEntries([
    ...SHARED_REQUESTS.map((request) => [request, installedVersion(request)] as const),
    ...former.map(({ shareKey, sameAs }) => [shareKey, installedVersion(sameAs)] as const),
  ]);
}

function formerNames(): (readonly [string, SharedModule])[] {
  return FORMER_NAMES.map(({ request, shareKey, module, sameAs }) => [
    request,
    { ...sharedModule(sameAs, 'provides'), shareKey, import: module },
  ]);
}

function sharedModule(request: string, side: Side): SharedModule {
  const version = installedVersion(request);
  const [major = '0'] = version.split('.');
  return {
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: `^${major}.0.0`,
    ...(side === 'provides' ? providedFrom(request) : { import: false }),
  };
}

function providedFrom(request: string): Pick<SharedModule, 'eager' | 'import'> {
  const curated = CURATED_MODULES[request];
  return curated ? { eager: true, import: curated } : { eager: true };
}

const requireFromTooling = createRequire(join(WORKSPACE_ROOT, TOOLS_FOLDER, 'package.json'));

function installedVersion(request: string): string {
  if (request === RUNTIME) return runtimeVersion();
  const packageName = request.startsWith('@')
    ? request.split('/').slice(0, 2).join('/')
    : request.split('/')[0];
  return packageFile(requireFromTooling.resolve(`${packageName}/package.json`)).version;
}

/** The published contract has a version of its own, and names that of the runtime in its sources. */
function runtimeVersion(): string {
  if (OWN_REPOSITORY_OF === null) return packageFile(join(WORKSPACE_ROOT, 'shared/package.json')).version;
  const contract = packageFile(join(WORKSPACE_ROOT, 'node_modules/@storefront/contract/package.json'));
  return contract.storefront?.runtime ?? contract.version;
}

const packageSchema = z.object({
  version: z.string(),
  storefront: z.object({ runtime: z.string().optional() }).optional(),
});

function packageFile(file: string): z.output<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
