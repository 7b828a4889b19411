import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { newKeys, TEST_KEYS } from '../../testing/test-keys';
import { liveRecord } from '../registry/release-records';
import { UntrustedSignature } from '../signing/sign-json';
import { folderReleaseStore } from '../store/folder-release-store';
import { RegistryConflict } from '../store/release-store';
import { MissingSigningKey } from '../store/sign-registry';

import { readBuild, releaseBuild } from './release-build';

let root: string;
const store = (keys = TEST_KEYS) => folderReleaseStore(join(root, 'store'), keys);
const registryFile = () => join(root, 'store/registry.json');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-store-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function released(app: string, text: string) {
  return releaseBuild(store(), await aBuild(root, app, text, { routes: [`/${app}`] }), { why: text });
}

describe('a release store', () => {
  it('rejects a registry that was changed after it was signed', async () => {
    await released('mfe-search', 'one');
    const text = await readFile(registryFile(), 'utf8');
    await writeFile(registryFile(), text.replace('"revision": 1', '"revision": 2'));
    await expect(store().registry()).rejects.toThrow('The registry was changed after it was signed.');
  });

  it('rejects a registry without a signature', async () => {
    await released('mfe-search', 'one');
    const { signatures: _signatures, ...bare } = JSON.parse(await readFile(registryFile(), 'utf8')) as Record<
      string,
      unknown
    >;
    await writeFile(registryFile(), JSON.stringify(bare));
    await expect(store().registry()).rejects.toThrow(/The registry is not signed: .* Move it away/);
  });

  it('rejects a registry with an untrusted signature, and names the key', async () => {
    await released('mfe-search', 'one');
    const other = newKeys();
    await expect(store(other).registry()).rejects.toThrow(UntrustedSignature);
    await expect(store(other).registry()).rejects.toThrow(TEST_KEYS.signing?.id);
  });

  it('accepts a registry with fields in another order, because the canonical form is signed', async () => {
    const { version } = await released('mfe-search', 'one');
    const parsed = JSON.parse(await readFile(registryFile(), 'utf8')) as Record<string, unknown>;
    await writeFile(registryFile(), JSON.stringify(Object.fromEntries(Object.entries(parsed).reverse())));
    expect(liveRecord(await store().registry(), 'mfe-search')?.metadata.version).toBe(version);
  });

  it('rejects a manifest that was changed, or that belongs to another version', async () => {
    const one = await released('mfe-search', 'one');
    const two = await released('mfe-search', 'two');
    const fileOf = (version: string) => join(root, 'store/mfe-search', version, 'part.json');
    const first = await readFile(fileOf(one.version), 'utf8');
    await writeFile(fileOf(one.version), first.replace('"/mfe-search"', '"/everything"'));
    await expect(store().manifest('mfe-search', one.version)).rejects.toThrow(/was changed after/);
    await writeFile(fileOf(two.version), first);
    await expect(store().manifest('mfe-search', two.version)).rejects.toThrow(/the manifest belongs to/);
  });

  it('does not accept the signature of a release for a registry', async () => {
    const { version } = await released('mfe-search', 'one');
    await writeFile(registryFile(), await readFile(join(root, 'store/mfe-search', version, 'part.json')));
    await expect(store().registry()).rejects.toThrow(UntrustedSignature);
  });

  it('stores the files that the manifest names, and no others', async () => {
    const build = await aBuild(root, 'mfe-search', 'one', { routes: ['/search'] });
    await writeFile(join(build, 'login.html'), '<script>planted()</script>');
    const { version } = await releaseBuild(store(), build, { why: 'one' });
    const stored = await readdir(join(root, 'store/mfe-search', version));
    expect(stored).toContain('part.json');
    expect(stored).not.toContain('login.html');
  });

  it('rejects a build with a file that was changed or removed after the build', async () => {
    const build = await aBuild(root, 'mfe-search', 'one');
    const { entry } = await readBuild(build);
    await writeFile(join(build, entry), 'planted()');
    await expect(releaseBuild(store(), build, { why: 'x' })).rejects.toThrow(
      /is not the file that was built/,
    );
    await rm(join(build, entry));
    await expect(releaseBuild(store(), build, { why: 'x' })).rejects.toThrow(
      /is missing: build the app again/,
    );
    expect(await store().versions('mfe-search')).toEqual([]);
  });

  it('rejects a release without a signing key', async () => {
    const keys = { signing: null, trusted: TEST_KEYS.trusted };
    const build = await aBuild(root, 'mfe-search', 'one');
    await expect(releaseBuild(store(keys), build, { why: 'x' })).rejects.toThrow(MissingSigningKey);
  });
});

describe('the history', () => {
  it('consists of the archived registries with their signatures', async () => {
    for (const text of ['one', 'two', 'three']) await released('mfe-search', text);
    expect((await store().history()).map(({ revision, why }) => [revision, why])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(await readdir(join(root, 'store/history'))).toEqual(['000000001.json', '000000002.json']);
    expect((await store().history(2)).map(({ why }) => why)).toEqual(['two', 'three']);
  });

  it('does not contain a change that crashed before the swap', async () => {
    await released('mfe-search', 'one');
    const current = await readFile(registryFile());
    await released('mfe-search', 'two');
    // Simulates a crash of the second release between archiving and replacing the registry.
    await writeFile(registryFile(), current);
    expect((await store().history()).map(({ why }) => why)).toEqual(['one']);
    await released('mfe-search', 'three');
    expect((await store().history()).map(({ revision, why }) => [revision, why])).toEqual([
      [1, 'one'],
      [2, 'three'],
    ]);
  });
});

describe('a swap', () => {
  it('succeeds for exactly one of several writers with the same registry', async () => {
    await released('mfe-search', 'one');
    const seen = await store().registry();
    const change = { at: '2026-11-22T10:00:00.000Z', by: 'ann', part: 'mfe-search', from: null, to: 'x' };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => store().swap(seen, { ...change, why: `try ${index}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RegistryConflict);
    }
    expect((await store().registry()).revision).toBe(seen.revision + 1);
  });
});
