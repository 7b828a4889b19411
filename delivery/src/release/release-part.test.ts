import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../testing/build-builder';
import { folderStore } from '../store/folder-store';

import { liveRecord, releaseBuild, ReleaseRefused, rollBack } from './release-part';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const why = { why: 'test' };

async function released(part: string, text: string, overrides = {}) {
  return releaseBuild(folderStore(join(root, 'store')), await aBuild(root, part, text, overrides), why);
}

describe('releasing', () => {
  it('publishes the files and makes them live, with the release before as fallback', async () => {
    const store = folderStore(join(root, 'store'));
    await released('shell', 'shell', { contract: '1.0.0', routes: [] });
    const first = await released('mfe-search', 'one', { routes: ['/search'] });
    const second = await released('mfe-search', 'two', { routes: ['/search'] });

    const live = liveRecord(await store.registry(), 'mfe-search');

    expect(live?.metadata.version).toBe(second.version);
    expect(live?.fallbackUrl).toContain(first.version);
    expect((await store.history()).map(({ part, from, to }) => [part, from, to]).at(-1)).toEqual([
      'mfe-search',
      first.version,
      second.version,
    ]);
  });

  it('gives the same files the same version and changes nothing the second time', async () => {
    const first = await released('mfe-search', 'same', { routes: ['/search'] });
    const again = await released('mfe-search', 'same', { routes: ['/search'] });

    expect(again).toEqual({ ...first, before: first.version, changed: false });
  });

  it('rolls back to the version before, and to one that is named', async () => {
    const store = folderStore(join(root, 'store'));
    const first = await released('mfe-deal', 'one', { routes: ['/deal/:id'] });
    const second = await released('mfe-deal', 'two', { routes: ['/deal/:id'] });

    expect((await rollBack(store, 'mfe-deal', null, why)).version).toBe(first.version);
    expect((await rollBack(store, 'mfe-deal', second.version, why)).version).toBe(second.version);
    await expect(rollBack(store, 'mfe-deal', '9.9.9-none', why)).rejects.toThrow(ReleaseRefused);
  });

  it('refuses two parts that claim one path, whatever its parameter is called', async () => {
    await released('mfe-deal', 'deal', { routes: ['/deal/:dealId'] });

    await expect(released('mfe-search', 'search', { routes: ['/deal/:id'] })).rejects.toThrow(
      /mfe-search claims \/deal\/:id, which belongs to mfe-deal/,
    );
  });

  it('refuses a remote that the live shell cannot carry, and a shell that would strand a live remote', async () => {
    await released('shell', 'shell 1', { contract: '1.0.0', routes: [] });
    await expect(released('mfe-search', 'new', { contract: '^1.2.0', routes: ['/search'] })).rejects.toThrow(
      /needs contract \^1\.2\.0, but the live shell .* provides 1\.0\.0/,
    );

    await released('mfe-search', 'old', { contract: '^1.0.0', routes: ['/search'] });
    await expect(released('shell', 'shell 2', { contract: '2.0.0', routes: [] })).rejects.toThrow(
      /would provide contract 2\.0\.0, but mfe-search .* needs \^1\.0\.0/,
    );
  });

  it('lets two releases at once both win their place', async () => {
    const parts = ['mfe-search', 'mfe-deal', 'mfe-checkout', 'mfe-discovery'];

    await Promise.all(parts.map((part) => released(part, part, { routes: [`/${part}`] })));

    const registry = await folderStore(join(root, 'store')).registry();
    expect(Object.keys(registry.microFrontends).sort()).toEqual(
      parts.map((part) => `storefront/${part}`).sort(),
    );
    expect(registry.revision).toBe(4);
  });

  it('never replaces a published version with other files', async () => {
    const { version } = await released('mfe-search', 'good', { routes: ['/search'] });
    const forged = await aBuild(root, 'mfe-search', 'evil', { routes: ['/search'] });

    await expect(folderStore(join(root, 'store')).publish('mfe-search', version, forged)).rejects.toThrow(
      /has this version already/,
    );
  });

  it('touches no file of another part', async () => {
    const other = await released('mfe-search', 'search', { routes: ['/search'] });
    const folder = join(root, 'store/mfe-search', other.version);
    const before = await contents(folder);

    await released('mfe-checkout', 'checkout', { routes: ['/booking/payment'] });

    expect(await contents(folder)).toEqual(before);
  });

  it('takes over the lock of a command that died', async () => {
    await released('mfe-search', 'one', { routes: ['/search'] });
    await writeFile(join(root, 'store/registry.lock'), '999999999');

    await expect(released('mfe-search', 'two', { routes: ['/search'] })).resolves.toMatchObject({
      changed: true,
    });
  });
});

async function contents(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'base64')));
  return Object.fromEntries(files.map((file, index) => [file, texts[index] ?? '']));
}
