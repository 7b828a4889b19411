import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { registrySchema } from '@storefront/shared/contracts/registry';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { registryConflicts } from '../compatibility/registry-conflicts';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { folderReleaseStore } from '../store/folder-release-store';
import { RegistryConflict, type ReleaseStore } from '../store/release-store';

import { makeLive } from './make-live';
import { releaseBuild } from './release-build';
import { promote, rollBack } from './roll-back';
import { appFingerprint, ReleaseRejected } from './swap-app-records';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const why = { why: 'test' };

async function released(app: string, text: string, overrides = {}) {
  return releaseBuild(
    folderReleaseStore(join(root, 'store'), TEST_KEYS),
    await aBuild(root, app, text, overrides),
    why,
  );
}

describe('releasing', () => {
  it('publishes the files and makes them live, with the release before as fallback', async () => {
    const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
    await released('shell', 'shell', { contract: '1.0.0', routes: [] });
    const first = await released('mfe-search', 'one', { routes: ['/search'] });
    const second = await released('mfe-search', 'two', { routes: ['/search'] });

    const live = liveRecord(await store.registry(), 'mfe-search');

    expect(live?.metadata.version).toBe(second.version);
    expect(live?.fallbackUrl).toContain(first.version);
    expect((await store.history()).map(({ part: app, from, to }) => [app, from, to]).at(-1)).toEqual([
      'mfe-search',
      first.version,
      second.version,
    ]);
  });

  it('changes nothing when the same files are released again', async () => {
    const first = await released('mfe-search', 'same', { routes: ['/search'] });
    const again = await released('mfe-search', 'same', { routes: ['/search'] });

    expect(again).toEqual({ ...first, previousVersion: first.version, changed: false });
  });

  it('rolls back to the previous version and to a given version', async () => {
    const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
    const first = await released('mfe-deal', 'one', { routes: ['/deal/:id'] });
    const second = await released('mfe-deal', 'two', { routes: ['/deal/:id'] });

    expect((await rollBack(store, 'mfe-deal', null, why)).version).toBe(first.version);
    const override = { ...why, overrideHarmful: 'it was not to blame' };
    expect((await rollBack(store, 'mfe-deal', second.version, override)).version).toBe(second.version);
    await expect(rollBack(store, 'mfe-deal', '9.9.9-none', why)).rejects.toThrow(ReleaseRejected);
  });

  it('rejects two apps with the same route, whatever its parameter is called', async () => {
    await released('mfe-deal', 'deal', { routes: ['/deal/:dealId'] });

    await expect(released('mfe-search', 'search', { routes: ['/deal/:id'] })).rejects.toThrow(
      /mfe-search claims \/deal\/:id, which belongs to mfe-deal/,
    );
  });

  it('rejects a release with all of its problems, one on each line', async () => {
    await released('shell', 'shell', { contract: '1.0.0', routes: [], shared: { react: '19.3.1' } });

    await expect(
      released('mfe-search', 'new', { contract: '^1.2.0', routes: ['/search'], shared: { react: '20.0.0' } }),
    ).rejects.toThrow(/^[^\n]*\^1\.2\.0[^\n]*\n[^\n]*react 20\.0\.0[^\n]*$/);
  });

  it('rejects a remote that needs a newer shell, and a shell that breaks the contract of a live remote', async () => {
    await released('shell', 'shell 1', { contract: '1.0.0', routes: [] });
    await expect(released('mfe-search', 'new', { contract: '^1.2.0', routes: ['/search'] })).rejects.toThrow(
      /needs contract \^1\.2\.0, but the live shell .* provides 1\.0\.0/,
    );
    expect(await folderReleaseStore(join(root, 'store'), TEST_KEYS).versions('mfe-search')).toEqual([]);

    await released('mfe-search', 'old', { contract: '^1.0.0', routes: ['/search'] });
    await expect(released('shell', 'shell 2', { contract: '2.0.0', routes: [] })).rejects.toThrow(
      /would provide contract 2\.0\.0, but mfe-search .* needs \^1\.0\.0/,
    );
  });

  it('rejects a shell with a route of a live remote', async () => {
    await released('mfe-checkout', 'checkout', { routes: ['/booking/payment'] });

    await expect(
      released('shell', 'shell', { contract: '1.0.0', routes: ['/booking/payment'] }),
    ).rejects.toThrow('shell claims /booking/payment, which belongs to mfe-checkout');
  });

  it.each(['*', '>=1.0.0', '^1.0', '^1.0.0 || ^2.0.0'])(
    'rejects the contract range %s, which is not ^major.minor.patch',
    async (contract) => {
      await released('shell', 'shell', { contract: '1.0.0', routes: [] });

      await expect(released('mfe-search', 'one', { contract, routes: ['/search'] })).rejects.toThrow(
        `mfe-search has the contract range ${contract}: write it as ^major.minor.patch.`,
      );
    },
  );

  it.each(['^10.0.0', '^1.10.0', '^1.0.10'])('accepts the contract range %s', async (contract) => {
    await released('shell', 'shell', { contract: contract.slice(1), routes: [] });
    expect(await released('mfe-search', 'one', { contract, routes: ['/search'] })).toMatchObject({
      changed: true,
    });
  });

  it('names the contract of the live shell, and what to release first', async () => {
    await released('shell', 'shell', { contract: '1.0.0', routes: [] });
    await expect(released('mfe-search', 'one', { contract: '^1.2.0' })).rejects.toThrow(
      /provides 1\.0\.0: release the shell first\.$/m,
    );
  });

  it('does not make a release live when the app was changed since the decision', async () => {
    const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
    const first = await released('mfe-deal', 'one', { routes: ['/deal/:id'] });
    const expected = appFingerprint(await store.registry(), 'mfe-deal');
    const second = await released('mfe-deal', 'two', { routes: ['/deal/:id'] });
    const manifest = await store.manifest('mfe-deal', first.version);

    await expect(makeLive(store, manifest, { ...why, expected })).rejects.toThrow(
      `was changed by another release in the meantime (${second.version} by`,
    );
    expect(liveRecord(await store.registry(), 'mfe-deal')?.metadata.version).toBe(second.version);
  });

  it('gives up after twenty conflicts with releases of other apps', async () => {
    let attempts = 0;
    const store: ReleaseStore = {
      ...folderReleaseStore(join(root, 'store'), TEST_KEYS),
      async swap() {
        attempts += 1;
        if (attempts > 20) throw new Error('one attempt too many');
        throw new RegistryConflict('another app was released');
      },
    };
    const build = await aBuild(root, 'mfe-search', 'one', { routes: ['/search'] });

    await expect(releaseBuild(store, build, why)).rejects.toThrow(RegistryConflict);
    expect(attempts).toBe(20);
  });

  it('lets concurrent releases of different apps all succeed', async () => {
    const apps = ['mfe-search', 'mfe-deal', 'mfe-checkout', 'mfe-discovery'];

    await Promise.all(apps.map((app) => released(app, app, { routes: [`/${app}`] })));

    const registry = await folderReleaseStore(join(root, 'store'), TEST_KEYS).registry();
    expect(Object.keys(registry.microFrontends).sort()).toEqual(
      apps.map((app) => `storefront/${app}`).sort(),
    );
    expect(registry.revision).toBe(4);
  });

  it('never replaces a published version with other files', async () => {
    const { version } = await released('mfe-search', 'good', { routes: ['/search'] });
    const forged = await aBuild(root, 'mfe-search', 'evil', { routes: ['/search'] });

    await expect(
      folderReleaseStore(join(root, 'store'), TEST_KEYS).publish('mfe-search', version, forged),
    ).rejects.toThrow(/is already published with different files/);
  });

  it('touches no file of another app', async () => {
    const other = await released('mfe-search', 'search', { routes: ['/search'] });
    const folder = join(root, 'store/mfe-search', other.version);
    const before = await contents(folder);

    await released('mfe-checkout', 'checkout', { routes: ['/booking/payment'] });

    expect(await contents(folder)).toEqual(before);
  });

  it('takes over the lock of a process that crashed', async () => {
    await released('mfe-search', 'one', { routes: ['/search'] });
    await writeFile(join(root, 'store/registry.json.lock'), '999999999 dead');

    await expect(released('mfe-search', 'two', { routes: ['/search'] })).resolves.toMatchObject({
      changed: true,
    });
  });

  it('rejects a remote that uses more names of a curated library than the live shell shares', async () => {
    await released('shell', 'shell', { contract: '1.0.0', curated: { 'react-router-dom': ['Link'] } });

    await expect(
      released('mfe-search', 'one', {
        routes: ['/search'],
        curated: { 'react-router-dom': ['Link', 'useFetcher'] },
      }),
    ).rejects.toThrow(
      /mfe-search uses useFetcher of react-router-dom, which the live shell 1\.0\.0-\w+ does not share: release the shell first\.$/m,
    );
    await expect(
      released('mfe-search', 'two', { routes: ['/search'], curated: { zod: ['z'] } }),
    ).rejects.toThrow('mfe-search uses z of zod, which the live shell');
  });

  it('compares names of curated libraries with the shell alone', async () => {
    await released('shell', 'shell', { contract: '1.0.0', curated: { zod: ['z', 'uuid'] } });
    await released('mfe-deal', 'deal', { routes: ['/deal/:id'], curated: { zod: ['z'] } });
    expect(
      await released('mfe-search', 'one', { routes: ['/search'], curated: { zod: ['z', 'uuid'] } }),
    ).toMatchObject({ changed: true });
  });

  it('compares no names with a live release that was made before they were recorded', async () => {
    const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
    const names = { zod: ['z'] };
    const shell = await released('shell', 'shell', { contract: '1.0.0', curated: names });
    const deal = await released('mfe-deal', 'deal', { routes: ['/deal/:id'], curated: names });
    const withNames = JSON.stringify(await store.registry());
    const registry = registrySchema.parse(JSON.parse(withNames.replaceAll(/"curated":\{[^}]*\},?/g, '')));
    expect(withNames).toContain('"curated"');

    const shellManifest = await store.manifest('shell', shell.version);
    expect(registryConflicts({ ...shellManifest, curated: {} }, registry)).toEqual([]);
    const dealManifest = await store.manifest('mfe-deal', deal.version);
    expect(registryConflicts(dealManifest, registry)).toEqual([]);
  });

  it('rejects a shell that no longer shares a name which a live remote uses', async () => {
    await released('shell', 'shell', { contract: '1.0.0', curated: { zod: ['z', 'uuid'] } });
    await released('mfe-search', 'one', { routes: ['/search'], curated: { zod: ['uuid'] } });

    await expect(released('shell', 'next', { contract: '1.0.0', curated: { zod: ['z'] } })).rejects.toThrow(
      /mfe-search 1\.0\.0-\w+ uses uuid of zod, which this shell would no longer share: release a mfe-search without it first\.$/m,
    );
  });
});

describe('a canary', () => {
  const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
  const canaryOf = async (text: string, canary: number) =>
    releaseBuild(store(), await aBuild(root, 'mfe-deal', text, { routes: ['/deal/:id'] }), {
      ...why,
      canary,
    });
  const shares = async () => {
    const registry = await store().registry();
    return [liveRecord(registry, 'mfe-deal'), canaryRecord(registry, 'mfe-deal')].map(
      (record) => record && [record.metadata.version, record.deployment?.traffic],
    );
  };

  it('runs beside the live version with its percentage, and can be promoted to all visitors', async () => {
    const first = await released('mfe-deal', 'one', { routes: ['/deal/:id'] });
    const second = await canaryOf('two', 10);
    expect(await shares()).toEqual([
      [first.version, 90],
      [second.version, 10],
    ]);

    await promote(store(), 'mfe-deal', why);
    expect(await shares()).toEqual([[second.version, 100], null]);
    expect(liveRecord(await store().registry(), 'mfe-deal')?.fallbackUrl).toContain(first.version);
    await expect(promote(store(), 'mfe-deal', why)).rejects.toThrow('No canary of mfe-deal is running.');
  });

  it('is rolled back first, and is never the target of a rollback', async () => {
    const first = await released('mfe-deal', 'one', { routes: ['/deal/:id'] });
    const second = await released('mfe-deal', 'two', { routes: ['/deal/:id'] });
    await canaryOf('three', 25);

    expect((await rollBack(store(), 'mfe-deal', null, why)).version).toBe(second.version);
    expect(await shares()).toEqual([[second.version, 100], null]);
    expect((await rollBack(store(), 'mfe-deal', first.version, why)).version).toBe(first.version);
  });

  it('ends when the live version is released again', async () => {
    const first = await released('mfe-deal', 'one', { routes: ['/deal/:id'] });
    await canaryOf('two', 10);

    const again = await released('mfe-deal', 'one', { routes: ['/deal/:id'] });
    expect(again.changed).toBe(true);
    expect(await shares()).toEqual([[first.version, 100], null]);
    // A release is no fallback of itself.
    expect(liveRecord(await store().registry(), 'mfe-deal')?.fallbackUrl).toBeUndefined();
  });

  it('is never the live version itself', async () => {
    const first = await released('mfe-deal', 'one', { routes: ['/deal/:id'] });
    await canaryOf('two', 10);
    const before = await shares();

    await expect(canaryOf('one', 10)).rejects.toThrow(
      `mfe-deal ${first.version} is already live for all visitors: it cannot be a canary.`,
    );
    expect(await shares()).toEqual(before);
  });

  it('is not promoted by a decision about another percentage', async () => {
    await released('mfe-deal', 'one', { routes: ['/deal/:id'] });
    await canaryOf('two', 10);
    const expected = appFingerprint(await store().registry(), 'mfe-deal');
    await canaryOf('two', 50);
    const before = await shares();

    await expect(promote(store(), 'mfe-deal', { ...why, expected })).rejects.toThrow('in the meantime');
    expect(await shares()).toEqual(before);
  });

  it('needs a live release', async () => {
    await expect(canaryOf('one', 10)).rejects.toThrow('mfe-deal has no release yet');
  });
});

async function contents(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'base64')));
  return Object.fromEntries(files.map((file, index) => [file, texts[index] ?? '']));
}
