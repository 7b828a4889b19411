import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AppManifest } from '@storefront/tooling/build/app-manifest';
import { isAppName, APPS } from '@storefront/tooling/apps';

import { aBuild, withSession } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { sharedLibraryConflicts } from '../compatibility/shared-library-conflicts';
import { liveRecord } from '../registry/release-records';
import { folderReleaseStore } from '../store/folder-release-store';

import { budgetProblems, budgetOf, liveShellBytes, pageBudget, pageWeights, scriptBytes } from './budgets';
import { compareReleases } from './compare-releases';
import { describeDiff } from './describe-diff';
import { describeHistory, describeStatus } from './describe-status';
import { makeLive } from './make-live';
import { createProgress } from './progress';
import { readBuild, releaseBuild } from './release-build';
import { promote, rollBack } from './roll-back';
import { ReleaseRejected } from './swap-app-records';

let root: string;
const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'checks-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const released = async (app: string, text: string, overrides = {}, options = {}) =>
  releaseBuild(store(), await aBuild(root, app, text, overrides), { why: text, by: 'ann', ...options });

describe('the size of a release', () => {
  it('counts the entry and all files of a page, compressed, each file once', async () => {
    const folder = await aBuild(root, 'mfe-deal', 'entry', {
      preload: { '/deals': [], '/deal/:id': ['a.js', 'a.js'] },
    });
    await writeFile(join(folder, 'a.js'), 'x'.repeat(50_000));
    const weights = await pageWeights(folder, await readBuild(folder), 1_000);
    expect(weights.map(({ route }) => route)).toEqual(['/deal/:id', '/deals']);
    const [heavy, light] = weights.map(({ bytes }) => bytes);
    expect((heavy ?? 0) - (light ?? 0)).toBeGreaterThan(5);
    // 50,000 identical letters compress to a few bytes.
    expect(heavy).toBeLessThan(1_200);
    expect(heavy).toBeGreaterThan(1_000);
  });

  it('counts the shell of a page once, and the entry of the shell alone', async () => {
    const folder = await aBuild(root, 'shell', 'shell', { preload: { '/about-us': ['about.js'] } });
    await writeFile(join(folder, 'about.js'), 'about');
    const { entry } = await readBuild(folder);
    const entryBytes = await scriptBytes(join(folder, entry));
    const aboutBytes = await scriptBytes(join(folder, 'about.js'));
    expect(await pageWeights(folder, await readBuild(folder), 1_000)).toEqual([
      { route: '/about-us', bytes: entryBytes + aboutBytes },
      { route: '', bytes: entryBytes },
    ]);
  });

  it('counts the entry of a remote without a list of pages, with the shell', async () => {
    const folder = await aBuild(root, 'mfe-deal', 'entry');
    const manifest = await readBuild(folder);
    expect(await pageWeights(folder, manifest, 1_000)).toEqual([
      { route: '', bytes: 1_000 + (await scriptBytes(join(folder, manifest.entry))) },
    ]);
  });

  it('is measured with the live shell, and before the first one with its budget', async () => {
    const { entryBytes = 0 } = await budgetOf('shell');
    expect(entryBytes).toBeGreaterThan(10_000);
    expect(await liveShellBytes(store())).toBe(entryBytes);
    const folder = await aBuild(root, 'shell', 'x'.repeat(9_000));
    await releaseBuild(store(), folder, { why: 'x' });
    const { entry } = await readBuild(folder);
    expect(await liveShellBytes(store())).toBe(await scriptBytes(join(folder, entry)));
    await rm(join(root, 'store', 'shell', (await readBuild(folder)).version, entry));
    expect(await liveShellBytes(store())).toBe(entryBytes);
  });

  it('exceeds the budget of a page by one byte, and the message names the page and what to do', () => {
    const weights = [
      { route: '/deal/:id', bytes: 100_001 },
      { route: '/deals', bytes: 90_000 },
      { route: '', bytes: 80_001 },
    ];
    const budget = { entryBytes: 80_000, pageBytes: { '/deal/:id': 100_000, '*': 90_000 } };
    expect(budgetProblems('mfe-deal', weights, budget)).toEqual([
      'mfe-deal /deal/:id needs 100.0 kB of scripts, over its budget of 100.0 kB: reduce them ' +
        '(npm run bench -- script-weight lists the modules), or raise the budget in mfe-deal/package.json and ' +
        'give the reason.',
      expect.stringContaining('mfe-deal needs 80.0 kB of scripts, over its budget of 80.0 kB'),
    ]);
  });

  it('has a budget for every page of every app', async () => {
    for (const app of APPS) {
      expect(isAppName(app)).toBe(true);
      expect(pageBudget(await budgetOf(app), '/a-new-page')).toBeGreaterThan(10_000);
    }
  });
});

describe('the share scope', () => {
  const sharing = (name: string, shared: Record<string, string>) => ({ name, version: '1.0.0', shared });

  it('accepts any minor version of a library, and no other major version', () => {
    const shell = sharing('shell', { react: '19.3.1', zustand: '5.1.0' });
    expect(sharedLibraryConflicts(shell, sharing('mfe-deal', { react: '19.0.0', zustand: '5.9.0' }))).toEqual(
      [],
    );
    expect(sharedLibraryConflicts(shell, sharing('mfe-deal', { react: '20.0.0' }))).toEqual([
      'mfe-deal 1.0.0 was built with react 20.0.0, but shell 1.0.0 shares 19.3.1: rebuild mfe-deal with the version ' +
        'that the shell shares, or release the shell first.',
    ]);
    expect(sharedLibraryConflicts(shell, sharing('mfe-deal', { lodash: '4.0.0' }))[0]).toMatch(
      /does not share it/,
    );
  });

  it('rejects a remote that does not fit the shell, and a shell that does not fit a live remote', async () => {
    const shell = { contract: '1.0.0', shared: { react: '19.3.1' } };
    await released('shell', 'shell', shell);
    await expect(released('mfe-deal', 'deal', { shared: { react: '20.0.0' } })).rejects.toThrow(
      /built with react 20\.0\.0, but shell .* shares 19\.3\.1/,
    );
    await released('mfe-deal', 'deal', { shared: { react: '19.0.0' } });
    await expect(released('shell', 'next', { ...shell, shared: { react: '20.0.0' } })).rejects.toThrow(
      /mfe-deal .* was built with react 19\.0\.0, but shell .* shares 20\.0\.0/,
    );
  });
});

describe('the booking session', () => {
  const reads = [
    {
      name: 'personalise',
      needs: { type: 'object', properties: { board: { type: 'string' } }, required: ['board'] },
    },
  ];
  const wrote = (session: object) => ({
    contract: '1.0.0',
    writes: [{ name: 'a package', session: { ...session } }],
    reads: [],
  });

  it('rejects a remote whose sessions another remote cannot read, and names the field', async () => {
    const checkout = await aBuild(root, 'mfe-checkout', 'checkout');
    await releaseBuild(store(), await withSession(checkout, { contract: '1.0.0', writes: [], reads }), {
      why: 'x',
    });
    const good = await withSession(await aBuild(root, 'mfe-deal', 'good'), wrote({ board: 'AI' }));
    await releaseBuild(store(), good, { why: 'x' });
    const bad = await withSession(await aBuild(root, 'mfe-deal', 'bad'), wrote({ boardBasis: 'AI' }));
    const { version } = await readBuild(good);

    await expect(releaseBuild(store(), bad, { why: 'x' })).rejects.toThrow(
      /writes no board, but mfe-checkout .* \(personalise\) needs a string/,
    );
    expect((await store().registry()).microFrontends['storefront/mfe-deal']?.[0]?.metadata.version).toBe(
      version,
    );
  });

  it('rejects a release that cannot read the sessions of the release that it replaces', async () => {
    const first = await withSession(await aBuild(root, 'mfe-checkout', 'first'), wrote({ contact: 'a' }));
    const { version } = await releaseBuild(store(), first, { why: 'x' });
    const needs = { type: 'object', properties: { contact: { type: 'object' } }, required: ['contact'] };
    const next = await withSession(await aBuild(root, 'mfe-checkout', 'next'), {
      contract: '1.0.0',
      writes: [],
      reads: [{ name: 'passengers', needs }],
    });

    await expect(releaseBuild(store(), next, { why: 'x' })).rejects.toThrow(
      `mfe-checkout ${version} (a package) writes contact as a string, but mfe-checkout`,
    );
    expect(liveRecord(await store().registry(), 'mfe-checkout')?.metadata.version).toBe(version);
  });
});

describe('a dry run', () => {
  it('reports the problems of a release and changes nothing', async () => {
    const { version } = await released('mfe-deal', 'one', { routes: ['/deal/:id'] });
    const next = await aBuild(root, 'mfe-deal', 'two', { routes: ['/deal/:id'] });
    const manifest = await readBuild(next);
    const outcome = await makeLive(store(), manifest, { why: 'x', dryRun: true, folder: next });
    expect(outcome).toMatchObject({ version: manifest.version, previousVersion: version, changed: true });
    const clash = await aBuild(root, 'mfe-search', 'other', { routes: ['/deal/:dealId'] });
    await expect(
      makeLive(store(), await readBuild(clash), { why: 'x', dryRun: true, folder: clash }),
    ).rejects.toThrow(/belongs to mfe-deal/);
    expect(await store().versions('mfe-deal')).toEqual([version]);
    expect((await store().registry()).revision).toBe(1);
  });

  it('changes nothing for a promotion or a rollback', async () => {
    const one = await released('mfe-deal', 'one');
    const two = await released('mfe-deal', 'two', {}, { canary: 10 });
    const { revision } = await store().registry();
    expect(await promote(store(), 'mfe-deal', { why: 'x', dryRun: true })).toMatchObject({
      version: two.version,
    });
    expect(await rollBack(store(), 'mfe-deal', null, { why: 'x', dryRun: true })).toMatchObject({
      version: one.version,
      previousVersion: two.version,
    });
    expect((await store().registry()).revision).toBe(revision);
  });
});

describe('the output of the release command', () => {
  const NOW = new Date();

  it('shows what is live for which percentage of visitors, and its health', async () => {
    const one = await released('mfe-deal', 'one');
    const two = await released('mfe-deal', 'two', {}, { canary: 10 });
    const health = [
      {
        part: 'mfe-deal' as const,
        version: two.version,
        loaded: 120,
        loadFailed: 2,
        errors: 7,
        booked: 3,
        serverErrors: 0,
        payments: 0,
        sources: 4,
        harmSources: { loadFailed: 0, errors: 0, serverErrors: 0 },
        vitals: { LCP: { count: 5, average: 1_234.5, p75: 1_300 } },
        firstSeen: NOW.toISOString(),
        lastSeen: NOW.toISOString(),
      },
    ];
    const status = (await describeStatus(store(), ['mfe-deal', 'shell'], health, NOW)).join('\n');
    expect(status).toContain(` 90%  ${one.version}  since`);
    expect(status).toContain(` 10%  ${two.version}  since`);
    expect(status).toContain('120 loads, 7 with an error, 2 not loaded, 3 bookings, LCP 1235 ms');
    expect(status).toContain('no page has reported yet');
    expect(status).toContain('shell  never released');
  });

  it('shows who changed what and why, newest first', async () => {
    const one = await released('mfe-deal', 'one', {}, { untested: 'the suite is down' });
    const two = await released('mfe-deal', 'two', {}, { canary: 10 });
    await rollBack(store(), 'mfe-deal', null, { why: 'errors', by: 'release watch' });
    const [third, second, first] = describeHistory(await store().history(), 'mfe-deal');
    expect(third).toContain(
      `canary ${two.version} rolled back, ${one.version} for everyone  release watch: errors`,
    );
    expect(second).toContain(`${one.version} → ${two.version} for 10%  ann: two`);
    expect(first).toContain(`nothing → ${one.version}  ann: one (tests skipped: the suite is down)`);
    expect(describeHistory([], null)).toEqual(['nothing has been released yet']);
  });

  it('shows the changes of one app, or of all apps', async () => {
    await released('mfe-deal', 'deal');
    await released('mfe-search', 'search');
    const history = await store().history();
    expect(describeHistory(history, 'mfe-deal')).toEqual([expect.stringContaining('  mfe-deal  ')]);
    expect(describeHistory(history, null)).toEqual([
      expect.stringContaining('  mfe-search  '),
      expect.stringContaining('  mfe-deal  '),
    ]);
  });

  it('shows the differences between two releases', async () => {
    const manifest = async (text: string, overrides: Partial<AppManifest>) =>
      readBuild(await aBuild(root, 'mfe-deal', text, overrides));
    const one = await manifest('one', { routes: ['/deal/:id'], shared: { react: '19.3.1' } });
    const two = await manifest('two', {
      routes: ['/deals/:id'],
      shared: { react: '19.4.0' },
      contract: '^1.3.0',
    });
    const lines = describeDiff(compareReleases(one, two)).join('\n');
    for (const line of [
      'contract: ^1.0.0 → ^1.3.0',
      '- route /deal/:id',
      '+ route /deals/:id',
      'react: 19.3.1 → 19.4.0',
      'files: 0 unchanged, 1 changed, 0 removed, 0 new',
      `~ ${one.entry} → ${two.entry}`,
    ])
      expect(lines).toContain(line);
    expect(describeDiff(compareReleases(one, one))).toEqual([
      expect.stringContaining(one.version),
      '  no differences',
    ]);
  });

  it('shows each step and how long it took', async () => {
    const lines: string[] = [];
    let time = 60_000;
    const progress = createProgress(
      2,
      (line) => lines.push(line),
      () => time,
    );
    await progress.step('build', async () => (time += 1_500));
    await progress.step(
      'tests',
      async () => 12,
      (passed) => `${passed} passed`,
    );
    expect(lines).toEqual([
      '  1/2  build …',
      '  1/2  build: 1.5 s',
      '  2/2  tests …',
      '  2/2  tests: 12 passed, 0.0 s',
    ]);
    expect(progress.elapsed()).toBe('1.5 s');
  });

  it('shows a failed step with the messages of its tool, and rejects with the reason', async () => {
    const lines: string[] = [];
    const progress = createProgress(
      1,
      (line) => lines.push(line),
      () => 0,
    );
    const failed = progress.step('types', () =>
      Promise.reject(new ReleaseRejected('The types check failed.', 'page.tsx: error TS2322')),
    );

    await expect(failed).rejects.toThrow(/^The types check failed\.$/);
    expect(lines).toEqual(['  1/1  types …', '  1/1  types: failed, 0.0 s', 'page.tsx: error TS2322']);
  });

  it('measures with the clock of the machine unless it gets another one', () => {
    expect(createProgress(1, () => {}).elapsed()).toMatch(/^\d\.\d s$/);
  });
});
