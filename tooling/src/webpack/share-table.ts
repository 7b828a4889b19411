import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import { CURATED_MODULES } from './curated-modules';

/**
 * What exists once in the page: the shell provides it, the remotes consume it and carry no copy of their
 * own, so that no release of a remote can bring a second React or change the one of the whole site.
 *
 * A request listed here must really be imported by the shell (shell/src/remotes/provides.ts); a test
 * checks both lists against each other.
 */
export const SHARED_REQUESTS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'zod',
  'zustand',
  'zustand/vanilla',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@storefront/shared/runtime',
] as const;

/** Only where code is built for development: production builds have no such requests. */
export const SHARED_IN_DEVELOPMENT = ['react/jsx-dev-runtime', '@emotion/react/jsx-dev-runtime'] as const;

export interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly version: string;
  /** Written out: with `catalog:` in package.json webpack would infer `*`, that is, no check at all. */
  readonly requiredVersion: string;
  readonly eager?: boolean;
  /** `false` for remotes; of the shell, the module that stands for a curated library. */
  readonly import?: false | string;
}

/** The share table of the shell (`provides`) or of a remote (`consumes`). */
export function shareTable(
  side: 'provides' | 'consumes',
  development: boolean,
): Record<string, SharedModule> {
  const requests = [...SHARED_REQUESTS, ...(development ? SHARED_IN_DEVELOPMENT : [])];
  return Object.fromEntries(requests.map((request) => [request, sharedModule(request, side)]));
}

/** Exact versions by package, for the record of a release. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_REQUESTS.map((request) => [request, installedVersion(request)]));
}

function sharedModule(request: string, side: 'provides' | 'consumes'): SharedModule {
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

const requireFromTooling = createRequire(join(WORKSPACE_ROOT, 'tooling/package.json'));

function installedVersion(request: string): string {
  const packageName = request.startsWith('@')
    ? request.split('/').slice(0, 2).join('/')
    : request.split('/')[0];
  const file =
    packageName === '@storefront/shared'
      ? join(WORKSPACE_ROOT, 'shared/package.json')
      : requireFromTooling.resolve(`${packageName}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
