import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { folderReleaseStore } from '../store/folder-release-store';

import { attachRecording } from './attach-recording';
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
