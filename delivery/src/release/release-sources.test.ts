import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { folderReleaseStore } from '../store/folder-release-store';
import { MissingSigningKey } from '../store/sign-registry';

import { attachRecording } from './attach-recording';
import { budgetOf, kilobytes, liveShellBytes, pageBudget, pageWeights } from './budgets';
import { readBuild, releaseBuild } from './release-build';
import { releaseSources, type SourceReleaseOptions } from './release-sources';

const APP = 'mfe-deal';
let root: string;
let lines: string[];
const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-sources-'));
  lines = [];
});
afterEach(() => rm(root, { recursive: true, force: true }));

const routes = { routes: ['/deal/:id'] };

/** Returns a build with a recording of its sessions, as a checked build is. */
async function aCheckedBuild(text: string): Promise<string> {
  const folder = await aBuild(root, APP, text, routes);
  const { sourceHash } = await readBuild(folder);
  const recorded = { sourceHash, commands: [], readsSession: false };
  await attachRecording(folder, { contract: '1.0.0', writes: [], reads: [], recorded });
  return folder;
}

async function released(text: string): Promise<string> {
  return (await releaseBuild(store(), await aBuild(root, APP, text, routes), { why: text })).version;
}

function release(build: () => Promise<string>, options: Partial<SourceReleaseOptions> = {}) {
  return releaseSources(
    store(),
    APP,
    { why: 'test', live: true, ...options },
    (line) => lines.push(line),
    build,
  );
}

const liveVersion = async () => liveRecord(await store().registry(), APP)?.metadata.version;

describe('a release from sources', () => {
  it('goes live with what was measured', async () => {
    const one = await released('one');
    const outcome = await release(() => aCheckedBuild('two'));

    expect(outcome).toMatchObject({ changed: true, previousVersion: one });
    expect(await liveVersion()).toBe(outcome.version);
    const { budget, bytes, entry } = await store().manifest(APP, outcome.version);
    expect(Object.keys(budget ?? {})).toEqual(['']);
    expect(bytes[entry]).toBe('two'.length);
    expect(lines.join('\n')).toMatch(/compatibility check: compatible[^]*update the registry/);
  });

  it('logs its steps, the heaviest page with its limit, and the time of all', async () => {
    const folder = await aCheckedBuild('one');
    const [page] = await pageWeights(folder, await readBuild(folder), await liveShellBytes(store()));
    const heaviest = kilobytes(page?.bytes ?? 0);
    const limit = kilobytes(pageBudget(await budgetOf(APP), ''));
    const { version } = await release(async () => folder);

    expect(
      lines.filter((line) => !line.endsWith('…')).map((line) => line.replaceAll(/\d\.\d s/g, '0.0 s')),
    ).toEqual([
      `  1/10  budgets: heaviest page ${heaviest} of ${limit}, 0.0 s`,
      '  2/10  compatibility check: compatible, 0.0 s',
      `  3/10  upload ${version}: 0.0 s`,
      '  4/10  update the registry: 0.0 s',
      '  0.0 s in total',
    ]);
  });

  it('starts no build on a machine without a key that may sign the app', async () => {
    const keyless = folderReleaseStore(join(root, 'store'), { ...TEST_KEYS, signing: null });
    const built: string[] = [];
    const release = (dryRun: boolean) =>
      releaseSources(
        keyless,
        APP,
        { why: 'test', live: true, dryRun },
        () => {},
        async (app) => {
          built.push(app);
          return aCheckedBuild('one');
        },
      );

    await expect(release(false)).rejects.toThrow(MissingSigningKey);
    expect(built).toEqual([]);
    expect(await release(true)).toMatchObject({ changed: true });
    expect(built).toEqual([APP]);
  });

  it.each([{}, { untested: 'the suite is down' }])(
    'builds with the reason for skipped tests of %j',
    async (skipped) => {
      const reasons: (string | null)[] = [];
      await releaseSources(
        store(),
        APP,
        { why: 'test', live: false, ...skipped },
        () => {},
        async (_app, options) => {
          reasons.push(options.untested);
          return aCheckedBuild('one');
        },
      );
      expect(reasons).toEqual([skipped.untested ?? null]);
    },
  );

  it('of the shell needs no recording', async () => {
    const build = () => aBuild(root, 'shell', 'shell', { contract: '1.0.0' });
    const options = { why: 'test', live: true };

    expect(await releaseSources(store(), 'shell', options, () => {}, build)).toMatchObject({ changed: true });
  });

  it('is rejected with every page that is over its budget, one on each line', async () => {
    const text = randomBytes(250_000).toString('base64');
    const folder = await aBuild(root, APP, text, { ...routes, preload: { '/deal/:id': [], '/deals': [] } });
    await expect(release(async () => folder)).rejects.toThrow(
      /^mfe-deal \/deal\/:id needs [^\n]*\nmfe-deal \/deals needs [^\n]*$/,
    );
  });

  it('is a canary where that was chosen', async () => {
    const one = await released('one');
    const { version } = await release(() => aCheckedBuild('two'), { canary: 10 });

    expect(await liveVersion()).toBe(one);
    expect(canaryRecord(await store().registry(), APP)?.metadata.version).toBe(version);
  });

  it('is only published when it must not go live', async () => {
    const one = await released('one');
    const before = await store().registry();
    const outcome = await release(() => aCheckedBuild('two'), { live: false });

    expect(outcome.changed).toBe(false);
    expect([...(await store().versions(APP))].sort()).toEqual([one, outcome.version].sort());
    expect(await store().registry()).toEqual(before);
  });

  it('uploads and changes nothing in a dry run', async () => {
    const one = await released('one');
    const { revision } = await store().registry();
    const outcome = await release(() => aCheckedBuild('two'), { dryRun: true });

    expect(outcome).toMatchObject({ changed: true, previousVersion: one });
    expect(await store().versions(APP)).toEqual([one]);
    expect((await store().registry()).revision).toBe(revision);
    expect(lines.at(-1)).toContain('dry run: nothing was uploaded or changed');
  });

  it('does not replace a release that was made during its build', async () => {
    await released('one');
    let other = '';
    const outcome = release(async () => {
      other = await released('of a colleague');
      return aCheckedBuild('two');
    });

    await expect(outcome).rejects.toThrow('was changed by another release in the meantime');
    expect(await liveVersion()).toBe(other);
  });

  it('is rejected before the upload without a recording of its sessions', async () => {
    await expect(release(() => aBuild(root, APP, 'one', routes))).rejects.toThrow(
      'has no recording of what it reads from the booking session',
    );
    expect(await store().versions(APP)).toEqual([]);
  });

  it('is rejected before the upload when a page is over its budget', async () => {
    const text = randomBytes(250_000).toString('base64');
    await expect(release(() => aCheckedBuild(text))).rejects.toThrow(
      /mfe-deal needs [\d.]+ kB of scripts, over its budget/,
    );
    expect(await store().versions(APP)).toEqual([]);
  });
});
