import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { liveRecord } from '../registry/release-records';
import { releaseBuild } from './release-build';
import { NotTrusted } from '../signing/sign-json';
import { aBuild } from '../../testing/build-builder';
import { newKeys, TEST_KEYS } from '../../testing/test-keys';

import { folderStore } from '../store/folder-store';
import { RegistryMoved } from '../store/release-store';
import { NoSigningKey } from '../store/create-release-store';

let root: string;
const store = (keys = TEST_KEYS) => folderStore(join(root, 'store'), keys);
const registryFile = () => join(root, 'store/registry.json');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shelf-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function released(part: string, text: string) {
  return releaseBuild(store(), await aBuild(root, part, text, { routes: [`/${part}`] }), { why: text });
}

describe('what a store hands out', () => {
  it('refuses a registry that was changed after it was signed, by one letter', async () => {
    await released('mfe-search', 'one');
    const text = await readFile(registryFile(), 'utf8');
    await writeFile(registryFile(), text.replace('"revision": 1', '"revision": 2'));
    await expect(store().registry()).rejects.toThrow('The registry was changed after it was signed.');
  });

  it('refuses a registry without a signature', async () => {
    await released('mfe-search', 'one');
    const { signatures: _signatures, ...bare } = JSON.parse(await readFile(registryFile(), 'utf8')) as Record<
      string,
      unknown
    >;
    await writeFile(registryFile(), JSON.stringify(bare));
    await expect(store().registry()).rejects.toThrow(/The registry is not signed: .* Move it away/);
  });

  it('refuses a registry signed by somebody else, naming the key', async () => {
    await released('mfe-search', 'one');
    const other = newKeys();
    await expect(store(other).registry()).rejects.toThrow(NotTrusted);
    await expect(store(other).registry()).rejects.toThrow(TEST_KEYS.signing?.id);
  });

  it('takes a registry whose fields stand in another order: the meaning is signed, not the layout', async () => {
    const { version } = await released('mfe-search', 'one');
    const parsed = JSON.parse(await readFile(registryFile(), 'utf8')) as Record<string, unknown>;
    await writeFile(registryFile(), JSON.stringify(Object.fromEntries(Object.entries(parsed).reverse())));
    expect(liveRecord(await store().registry(), 'mfe-search')?.metadata.version).toBe(version);
  });

  it('refuses a manifest that was changed, or that belongs to another version', async () => {
    const one = await released('mfe-search', 'one');
    const two = await released('mfe-search', 'two');
    const fileOf = (version: string) => join(root, 'store/mfe-search', version, 'part.json');
    const first = await readFile(fileOf(one.version), 'utf8');
    await writeFile(fileOf(one.version), first.replace('"/mfe-search"', '"/everything"'));
    await expect(store().manifest('mfe-search', one.version)).rejects.toThrow(/was changed after/);
    await writeFile(fileOf(two.version), first);
    await expect(store().manifest('mfe-search', two.version)).rejects.toThrow(/its manifest is that of/);
  });

  it('takes no signature of a release for one of a registry', async () => {
    const { version } = await released('mfe-search', 'one');
    await writeFile(registryFile(), await readFile(join(root, 'store/mfe-search', version, 'part.json')));
    await expect(store().registry()).rejects.toThrow(NotTrusted);
  });

  it('lets nobody release without a key', async () => {
    const keys = { signing: null, trusted: TEST_KEYS.trusted };
    const build = await aBuild(root, 'mfe-search', 'one');
    await expect(releaseBuild(store(keys), build, { why: 'x' })).rejects.toThrow(NoSigningKey);
  });
});

describe('the history', () => {
  it('is made of the registries there were, each as it was signed', async () => {
    for (const text of ['one', 'two', 'three']) await released('mfe-search', text);
    expect((await store().history()).map(({ revision, why }) => [revision, why])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(await readdir(join(root, 'store/history'))).toEqual(['000000001.json', '000000002.json']);
    expect((await store().history(2)).map(({ why }) => why)).toEqual(['two', 'three']);
  });

  it('does not know of a change whose author died before the swap', async () => {
    await released('mfe-search', 'one');
    const current = await readFile(registryFile());
    await released('mfe-search', 'two');
    // As if the second had been killed after keeping the first and before replacing it.
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
  it('is made by one of those who saw the same registry, and refused to all others', async () => {
    await released('mfe-search', 'one');
    const seen = await store().registry();
    const change = { at: '2026-11-22T10:00:00.000Z', by: 'ann', part: 'mfe-search', from: null, to: 'x' };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => store().swap(seen, { ...change, why: `try ${index}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RegistryMoved);
    }
    expect((await store().registry()).revision).toBe(seen.revision + 1);
  });
});
