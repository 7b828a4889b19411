import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installedPackages, parseLockfile, parseLockfileOnce, readLockfile } from './lockfile';
import { APPS } from '../apps';

const LOCKFILE_TEXT = `
lockfileVersion: '9.0'
importers:
  .:
    devDependencies:
      jest:
        specifier: 'catalog:'
        version: 30.0.0
  mfe-deal:
    dependencies:
      '@storefront/shared':
        specifier: workspace:*
        version: link:../shared
      formik:
        specifier: 'catalog:'
        version: 2.4.9(react@19.3.1)
    devDependencies:
      fast-check:
        specifier: 'catalog:'
        version: 4.10.2
  shared:
    dependencies:
      react:
        specifier: 'catalog:'
        version: 19.3.1
packages:
  formik@2.4.9:
    resolution: {integrity: sha512-formik}
  react@19.3.1:
    resolution: {integrity: sha512-react}
  tslib@2.8.1:
    resolution: {integrity: sha512-tslib}
snapshots:
  formik@2.4.9(react@19.3.1):
    dependencies:
      react: 19.3.1
      tslib-alias: tslib@2.8.1
  react@19.3.1: {}
  tslib@2.8.1: {}
`;

const packagesOf = (text: string) => installedPackages(parseLockfile(text), ['mfe-deal', 'shared']);
const BEFORE = packagesOf(LOCKFILE_TEXT);

it('does not change for another app in the workspace', () => {
  const withAnother = LOCKFILE_TEXT.replace(
    '  shared:\n',
    "  mfe-new:\n    dependencies:\n      react:\n        specifier: 'catalog:'\n        version: 19.3.1\n  shared:\n",
  );
  expect(packagesOf(withAnother)).toBe(BEFORE);
});

it('does not change for packages of tests', () => {
  expect(packagesOf(LOCKFILE_TEXT.replace('4.10.2', '5.0.0'))).toBe(BEFORE);
});

it.each([
  ['a dependency of the app', '2.4.9', '2.4.10'],
  ['a dependency of a package that it links to', '19.3.1', '19.3.2'],
  ['a dependency of a dependency, under another name', '2.8.1', '2.8.2'],
  ['the content of a package', 'sha512-tslib', 'sha512-other'],
])('changes with %s', (_what, from, to) => {
  expect(packagesOf(LOCKFILE_TEXT.replaceAll(from, to))).not.toBe(BEFORE);
});

it('changes with an override', () => {
  expect(
    packagesOf(LOCKFILE_TEXT.replace('importers:', 'overrides:\n  webpack: 5.110.3\nimporters:')),
  ).not.toBe(BEFORE);
});

it('suggests an install when the lockfile does not list a package', () => {
  expect(() => installedPackages(parseLockfile(LOCKFILE_TEXT), ['mfe-new'])).toThrow(
    'pnpm-lock.yaml does not list mfe-new: run pnpm install.',
  );
});

it('reads the lockfile of this workspace for every app', () => {
  for (const app of APPS) {
    expect(installedPackages(readLockfile(), [app, 'shared', 'tooling'])).toContain('"react@');
  }
});

describe('a parsed lockfile is kept', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lockfiles-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const keptFile = () => join(folder, readdirSync(folder)[0] ?? '');

  it('and read instead of the YAML by the next process', () => {
    expect(parseLockfileOnce(LOCKFILE_TEXT, folder)).toEqual(parseLockfile(LOCKFILE_TEXT));
    const kept = readFileSync(keptFile(), 'utf8');
    writeFileSync(keptFile(), kept.replaceAll('sha512-react', 'sha512-kept'));
    expect(parseLockfileOnce(LOCKFILE_TEXT, folder).packages['react@19.3.1']).toEqual({
      resolution: { integrity: 'sha512-kept' },
    });
  });

  it('for its text alone', () => {
    parseLockfileOnce(LOCKFILE_TEXT, folder);
    const changed = LOCKFILE_TEXT.replace('sha512-react', 'sha512-changed');
    expect(parseLockfileOnce(changed, folder)).toEqual(parseLockfile(changed));
  });

  it('until four newer ones were written', () => {
    const textOf = (version: number) => LOCKFILE_TEXT.replace('19.3.1', `19.3.${version}`);
    for (let version = 1; version <= 6; version += 1) {
      const before = new Set(readdirSync(folder));
      parseLockfileOnce(textOf(version), folder);
      const written = readdirSync(folder).find((name) => !before.has(name)) ?? '';
      utimesSync(join(folder, written), version, version);
    }
    const kept = readdirSync(folder);
    expect(kept).toHaveLength(4);
    for (const version of [3, 4, 5, 6]) parseLockfileOnce(textOf(version), folder);
    expect(new Set(readdirSync(folder))).toEqual(new Set(kept));
  });

  it('and written again when it is damaged', () => {
    parseLockfileOnce(LOCKFILE_TEXT, folder);
    const kept = readFileSync(keptFile(), 'utf8');
    writeFileSync(keptFile(), kept.slice(0, 100));
    expect(parseLockfileOnce(LOCKFILE_TEXT, folder)).toEqual(parseLockfile(LOCKFILE_TEXT));
    expect(readFileSync(keptFile(), 'utf8')).toBe(kept);
  });
});
