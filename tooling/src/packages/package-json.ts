import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import { parse } from 'yaml';
import { z } from 'zod';

import { WORKSPACE_ROOT } from '../workspace';

import type { PublishedPackage } from './packages';

/** Libraries of which a page has one copy: the repository of a remote names the version, not a package of ours. */
const SINGLETONS = ['react', 'react-dom', 'react-router-dom', 'zod', 'zustand', '@emotion/react'];

/** Used by the tools without an import: loaders, transforms, commands, and types of tests. */
const STARTED_BY_NAME = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/jest-dom',
  '@types/jest',
  '@types/node',
  'jest',
  'jest-environment-jsdom',
  'oxlint',
  'oxlint-tsgolint',
  'swc-loader',
  'tsx',
  'typescript',
];

/** Names that webpack and Jest resolve to something else. */
const ALIASES = ['whole-zod', 'whole-react-router-dom', 'hoist-non-react-statics', 'curated-zod'];

/** Of the tools and the components; the contract has the version that shell and remotes compare. */
const VERSIONS = { ui: '1.0.0', 'remote-tools': '1.0.0' } as const;

const EXPORTS: Readonly<Record<PublishedPackage, Readonly<Record<string, unknown>>>> = {
  contract: {
    './runtime': modules('src/runtime/index'),
    './testing/*': modules('testing/*'),
    './domain/*': modules('src/domain/*'),
    './platform/*': modules('src/platform/*'),
    './page/*': modules('src/composites/page/*'),
    './*': modules('src/contracts/*'),
  },
  ui: { './*': modules('src/ui/*') },
  'remote-tools': {
    './jest': './jest/own-repository.cjs',
    './tsconfig.base.json': './tsconfig.base.json',
    './oxlintrc.json': './oxlintrc.json',
    './webpack': modules('tooling/src/webpack/app-config'),
    './share-table': modules('tooling/src/webpack/share-table'),
    './checks': modules('tooling/src/checks/app-checks'),
  },
};

/**
 * Returns the package.json of a published package.
 *
 * @param imported names of the modules that its code imports
 */
export function packageJson(name: PublishedPackage, imported: ReadonlySet<string>): object {
  const packages = new Set(
    [...imported].filter((one) => !isBuiltin(one) && !ALIASES.includes(one)).map(packageNameOf),
  );
  if (name === 'remote-tools') for (const one of STARTED_BY_NAME) packages.add(one);
  const others = [...packages].filter((one) => !isPeer(one)).sort();
  const peers = [...packages].filter(isPeer).sort();
  return {
    name: `@storefront/${name}`,
    version: versionOf(name),
    description: DESCRIPTIONS[name],
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    ...(name === 'contract' ? { storefront: { runtime: runtimeVersion() } } : {}),
    ...(name === 'remote-tools' ? { bin: { storefront: 'bin/storefront.mjs' } } : {}),
    exports: { './package.json': './package.json', ...EXPORTS[name] },
    dependencies: Object.fromEntries(others.map((one) => [one, catalogVersion(one)])),
    peerDependencies: Object.fromEntries(peers.map((one) => [one, `^${peerVersion(one)}`])),
    ...(name === 'contract' ? { peerDependenciesMeta: { [TEST_LIBRARY]: { optional: true } } } : {}),
  };
}

const TEST_LIBRARY = '@testing-library/react';

const DESCRIPTIONS: Readonly<Record<PublishedPackage, string>> = {
  contract: 'What shell and remotes of the storefront agree on, and a test kit with a fake host',
  ui: 'Components and tokens of the storefront',
  'remote-tools': 'Builds, checks, develops and releases a remote of the storefront',
};

function isPeer(name: string): boolean {
  return SINGLETONS.includes(name) || name === TEST_LIBRARY || name.startsWith('@storefront/');
}

function modules(path: string): object {
  return { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` };
}

function packageNameOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Returns the version that a package is published with. */
export function versionOf(name: PublishedPackage): string {
  return name === 'contract' ? CONTRACT_VERSION : VERSIONS[name];
}

function peerVersion(name: string): string {
  if (name === '@storefront/contract') return versionOf('contract');
  return name === '@storefront/ui' ? versionOf('ui') : catalogVersion(name);
}

const workspaceSchema = z.object({ catalog: z.record(z.string(), z.string()) });
let catalog: Readonly<Record<string, string>> | null = null;

/** Returns the exact version with which the workspace uses a package. */
export function catalogVersion(name: string): string {
  catalog ??= workspaceSchema.parse(
    parse(readFileSync(join(WORKSPACE_ROOT, 'pnpm-workspace.yaml'), 'utf8')),
  ).catalog;
  const version = catalog[name];
  if (version === undefined) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`);
  return version;
}

const packageSchema = z.object({ version: z.string() });

function runtimeVersion(): string {
  return packageSchema.parse(JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'shared/package.json'), 'utf8')))
    .version;
}
