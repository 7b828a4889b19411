import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { harmfulMarksOf, isHarmful } from '../registry/harmful-marks';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { folderReleaseStore } from '../store/folder-release-store';
import type { ReleaseStore } from '../store/release-store';

import { describeHistory, describeStatus } from './describe-status';
import { describeVersions } from './describe-versions';
import { setHarmfulMark } from './mark-harmful';
import { releaseBuild, uploadBuild } from './release-build';
import { promote, rollBack } from './roll-back';
import { rollbackTargetOf } from './rollback-target';

const APP = 'mfe-deal';
let root: string;
const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'roll-back-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function release(text: string, options = {}): Promise<string> {
  const build = await aBuild(root, APP, text, { routes: ['/deal/:id'] });
  return (await releaseBuild(store(), build, { why: text, by: 'tom', ...options })).version;
}

async function releaseOtherApp(): Promise<void> {
  const build = await aBuild(root, 'mfe-search', 'search', { routes: ['/search'] });
  await releaseBuild(store(), build, { why: 'search', by: 'tom' });
}

const removeFiles = (version: string) => rm(join(root, 'store', APP, version), { recursive: true });
const ann = { why: 'prices were missing', by: 'ann' };
const live = async () => liveRecord(await store().registry(), APP);
const marked = async () => harmfulMarksOf(await store().registry(), APP).map(({ version }) => version);
const target = async () =>
  rollbackTargetOf(APP, {
    registry: await store().registry(),
    history: await store().history(),
    versions: await store().versions(APP),
  });

/** A store in which another person does something after a rollback has read the registry and the history. */
function racingStore(other: () => Promise<void>): ReleaseStore {
  let hasRaced = false;
  return {
    ...store(),
    async manifest(app, version) {
      if (!hasRaced) {
        hasRaced = true;
        await other();
      }
      return store().manifest(app, version);
    },
  };
}

describe('the fallback of a live release', () => {
  it('is never the release that was rolled back', async () => {
    const one = await release('one');
    const two = await release('two');
    const three = await release('three');
    expect((await rollBack(store(), APP, null, ann)).markedHarmful).toBe(three);
    expect((await live())?.metadata.version).toBe(two);
    expect((await live())?.fallbackUrl).toContain(one);
  });

  it('is not the live release when that is marked as harmful', async () => {
    const one = await release('one');
    const two = await release('two');
    await setHarmfulMark(store(), APP, two, true, ann);
    await release('three');
    expect((await live())?.fallbackUrl).toContain(one);
  });

  it('is missing when the files of the earlier release were removed', async () => {
    const one = await release('one');
    const two = await release('two');
    await setHarmfulMark(store(), APP, two, true, ann);
    await removeFiles(one);
    const three = await release('three');
    expect((await live())?.metadata.version).toBe(three);
    expect((await live())?.fallbackUrl).toBeUndefined();
  });

  it('is missing when no harmless release was live before', async () => {
    await release('one');
    await release('two');
    await rollBack(store(), APP, null, ann);
    expect((await live())?.fallbackUrl).toBeUndefined();
  });

  it('is the last harmless release for a release after a rollback', async () => {
    const one = await release('one');
    await release('two');
    await rollBack(store(), APP, null, ann);
    await release('three');
    expect((await live())?.fallbackUrl).toContain(one);
  });

  it('is not a release that was rolled back without a mark', async () => {
    const one = await release('one');
    await release('two');
    await release('three');
    await rollBack(store(), APP, null, { ...ann, keepUnmarked: true });
    expect(await marked()).toEqual([]);
    expect((await live())?.fallbackUrl).toContain(one);
  });

  it('changes when the fallback is marked as harmful, and again when the mark is removed', async () => {
    const one = await release('one');
    const two = await release('two');
    await release('three');
    expect(await setHarmfulMark(store(), APP, two, true, ann)).toBe(true);
    expect((await live())?.fallbackUrl).toContain(one);
    expect(await setHarmfulMark(store(), APP, two, true, ann)).toBe(false);
    await setHarmfulMark(store(), APP, two, false, ann);
    expect((await live())?.fallbackUrl).toContain(two);
  });
});

describe('a rollback', () => {
  it('does not roll back a release that was made in the meantime', async () => {
    const one = await release('one');
    await release('two');
    await release('three');
    let four = '';
    const racing: ReleaseStore = {
      ...store(),
      async versions(app) {
        four = await release('four');
        return store().versions(app);
      },
    };
    await expect(rollBack(racing, APP, one, ann)).rejects.toThrow('in the meantime');
    expect((await live())?.metadata.version).toBe(four);
    expect(await marked()).toEqual([]);
  });

  it('without a version does not roll back a release that was made in the meantime', async () => {
    await release('one');
    await release('two');
    let three = '';
    const racing = racingStore(async () => {
      three = await release('three');
    });
    await expect(rollBack(racing, APP, null, ann)).rejects.toThrow('in the meantime');
    expect((await live())?.metadata.version).toBe(three);
  });

  it('is rejected with the reason where nothing harmless was live before', async () => {
    const one = await release('one');
    await expect(rollBack(store(), APP, null, ann)).rejects.toThrow(
      `${APP} has no harmless version before ${one}.`,
    );
  });

  it('to a version that was never published is rejected with those that were', async () => {
    await expect(rollBack(store(), APP, '9.9.9-none', ann)).rejects.toThrow(
      `${APP} has no version 9.9.9-none. Published: none`,
    );
    const versions = [await release('one'), await release('two')].toSorted();
    await expect(rollBack(store(), APP, '9.9.9-none', ann)).rejects.toThrow(
      `${APP} has no version 9.9.9-none. Published: ${versions.join(', ')}`,
    );
  });

  it('to an earlier version while a canary runs does not stop at the live one', async () => {
    const one = await release('one');
    const two = await release('two');
    await release('three', { canary: 10 });
    expect(await rollBack(store(), APP, one, ann)).toMatchObject({ version: one, previousVersion: two });
    expect((await live())?.metadata.version).toBe(one);
  });

  it('passes over a version whose files were removed', async () => {
    const one = await release('one');
    const two = await release('two');
    await release('three');
    await removeFiles(two);
    expect((await target()).version).toBe(one);
    expect(await rollBack(store(), APP, null, ann)).toMatchObject({ changed: true, version: one });
  });

  it('to the live version ends the canary', async () => {
    const one = await release('one');
    const two = await release('two', { canary: 10 });
    expect(await rollBack(store(), APP, one, ann)).toMatchObject({
      changed: true,
      version: one,
      markedHarmful: two,
    });
    expect(canaryRecord(await store().registry(), APP)).toBeNull();
    expect(await marked()).toEqual([two]);
  });

  it.each([
    ['--drop-route', { dropRoutes: [{ route: '/deal/:id', to: null }] }],
    ['--take-route', { takeRoutes: ['/search'] }],
    ['--override-harmful', { overrideHarmful: 'urgent' }],
  ])('of a canary is rejected with %s, which has no effect on it', async (flag, decision) => {
    await release('one');
    const canary = await release('two', { canary: 10 });
    await expect(rollBack(store(), APP, null, { ...ann, ...decision })).rejects.toThrow(
      `The rollback of a canary takes no ${flag}: the live version and its pages stay as they are.`,
    );
    expect(canaryRecord(await store().registry(), APP)?.metadata.version).toBe(canary);
  });

  it('does not mark a canary that is not to blame, which can be released again', async () => {
    await release('one');
    const canary = await release('two', { canary: 10 });
    const outcome = await rollBack(store(), APP, null, { ...ann, keepUnmarked: true });
    expect(outcome).not.toHaveProperty('markedHarmful');
    expect(await marked()).toEqual([]);
    await release('two');
    expect((await live())?.metadata.version).toBe(canary);
  });
});

describe('a second rollback', () => {
  it('changes nothing without a version, and names who rolled back and how to go further back', async () => {
    const one = await release('one');
    const two = await release('two');
    const three = await release('three');
    await rollBack(store(), APP, null, ann);
    const before = await store().registry();
    const again = await rollBack(store(), APP, null, { why: 'mine', by: 'tom' });
    expect(again).toMatchObject({ changed: false, version: two });
    expect(again.note).toContain(`ann already rolled back ${three} to ${two} at 20`);
    expect(again.note).toContain(`npm run release -- rollback mfe-deal ${one}`);
    expect(await store().registry()).toEqual(before);
    expect((await rollBack(store(), APP, one, ann)).version).toBe(one);
  });

  it('changes nothing when two people press it at the same time', async () => {
    await release('one');
    const two = await release('two');
    await release('three');
    const outcomes = await Promise.all([
      rollBack(store(), APP, null, ann),
      rollBack(store(), APP, null, { why: 'mine', by: 'tom' }),
    ]);
    expect(outcomes.filter(({ changed }) => changed)).toHaveLength(1);
    expect((await live())?.metadata.version).toBe(two);
  });

  it('does not roll back the live release after the canary was rolled back', async () => {
    await release('one');
    const two = await release('two');
    const canary = await release('three', { canary: 10 });
    expect((await rollBack(store(), APP, null, ann)).markedHarmful).toBe(canary);
    const again = await rollBack(store(), APP, null, ann);
    expect(again.changed).toBe(false);
    expect(again.note).toContain(`the canary ${canary}, and ${two} is live for everyone at 20`);
    expect((await live())?.metadata.version).toBe(two);
  });

  it('changes nothing after another app was released', async () => {
    await release('one');
    const two = await release('two');
    await release('three');
    await rollBack(store(), APP, null, ann);
    await releaseOtherApp();
    expect((await rollBack(store(), APP, null, ann)).changed).toBe(false);
    expect((await live())?.metadata.version).toBe(two);
  });

  it('changes nothing after another version was marked as harmful', async () => {
    const one = await release('one');
    await release('two');
    const three = await release('three');
    await release('four');
    await rollBack(store(), APP, null, ann);
    await setHarmfulMark(store(), APP, one, true, ann);
    expect((await rollBack(store(), APP, null, ann)).changed).toBe(false);
    expect((await live())?.metadata.version).toBe(three);
  });

  it('rolls back again after another release', async () => {
    const one = await release('one');
    await release('two');
    await rollBack(store(), APP, null, ann);
    const three = await release('three');
    expect(await rollBack(store(), APP, null, ann)).toMatchObject({ changed: true, version: one });
    expect(await marked()).toContain(three);
  });
});

describe('a release that is marked as harmful', () => {
  it('does not go live again without a recorded decision', async () => {
    await release('one');
    const two = await release('two');
    await rollBack(store(), APP, null, ann);
    const refusal = /marked as harmful by ann at .*: prices were missing/;
    await expect(release('two')).rejects.toThrow(refusal);
    await expect(release('two', { canary: 10 })).rejects.toThrow(refusal);
    await expect(rollBack(store(), APP, two, ann)).rejects.toThrow(refusal);
    await release('two', { overrideHarmful: 'the backend was to blame' });
    expect((await live())?.metadata.version).toBe(two);
    expect(describeHistory(await store().history(), APP)[0]).toContain(
      '(harmful mark overridden: the backend was to blame)',
    );
  });

  it('is not promoted', async () => {
    await release('one');
    const canary = await release('two', { canary: 10 });
    await setHarmfulMark(store(), APP, canary, true, ann);
    await expect(promote(store(), APP, ann)).rejects.toThrow(/marked as harmful/);
    expect(canaryRecord(await store().registry(), APP)?.metadata.version).toBe(canary);
  });

  it('is not recommended for a rollback, and the recommendation states why', async () => {
    const one = await release('one');
    const two = await release('two');
    const three = await release('three');
    await setHarmfulMark(store(), APP, two, true, ann);
    expect(await target()).toMatchObject({ version: one, skipped: [{ version: two }] });
    expect((await target()).why).toBe(
      `${one} is the last harmless version that was live for everyone before ${three} ` +
        `(${two} is marked as harmful: prices were missing).`,
    );
    expect((await rollBack(store(), APP, null, ann)).version).toBe(one);
    await expect(target()).resolves.toMatchObject({ version: null });
  });

  it('is visible in status, list and history', async () => {
    const one = await release('one');
    await release('two', { canary: 10 });
    await rollBack(store(), APP, null, ann);
    await setHarmfulMark(store(), APP, one, true, ann);
    expect((await describeStatus(store(), [APP])).join('\n')).toMatch(
      /! marked as harmful by ann, .*: prices were missing/,
    );
    expect((await describeVersions(store(), [APP])).filter((line) => line.includes('!'))).toHaveLength(2);
    expect(describeHistory(await store().history(), APP)[0]).toContain(`${one} marked as harmful`);
    await setHarmfulMark(store(), APP, one, false, ann);
    expect(describeHistory(await store().history(), APP)[0]).toContain(`${one} no longer marked as harmful`);
  });
});

describe('a mark', () => {
  it('is of a published version', async () => {
    const one = await release('one');
    await expect(setHarmfulMark(store(), APP, '9.9.9-none', true, ann)).rejects.toThrow(
      `${APP} has no version 9.9.9-none. Published: ${one}`,
    );
    expect(await marked()).toEqual([]);
    const two = await release('two');
    const [older, newer] = [one, two].toSorted();
    await expect(setHarmfulMark(store(), APP, '9.9.9-none', true, ann)).rejects.toThrow(
      `${APP} has no version 9.9.9-none. Published: ${older}, ${newer}`,
    );
    await expect(setHarmfulMark(store(), 'mfe-search', '9.9.9-none', true, ann)).rejects.toThrow(
      'mfe-search has no version 9.9.9-none. Published: none',
    );
  });

  it('is not made in a dry run', async () => {
    const one = await release('one');
    const { revision } = await store().registry();
    expect(await setHarmfulMark(store(), APP, one, true, { ...ann, dryRun: true })).toBe(true);
    expect(await marked()).toEqual([]);
    expect((await store().registry()).revision).toBe(revision);
  });

  it('does not make an app withdrawn that was never live', async () => {
    const { version } = await uploadBuild(store(), await aBuild(root, APP, 'uploaded'));
    await setHarmfulMark(store(), APP, version, true, ann);
    expect((await store().registry()).microFrontends).toEqual({});
    const one = await release('one');
    expect((await live())?.metadata.version).toBe(one);
    expect(await marked()).toEqual([version]);
  });
});

describe('a version that is marked as harmful', () => {
  it('does not go live, and the message names both ways to decide that', async () => {
    const one = await release('one');
    await release('two');
    await setHarmfulMark(store(), APP, one, true, ann);
    const [mark] = (await store().registry()).harmful?.[APP] ?? [];

    await expect(release('one')).rejects.toThrow(
      `${APP} ${one} was marked as harmful by ann at ${mark?.at}: prices were missing\n` +
        'It does not go live again without a recorded decision: --override-harmful "<reason>", or remove the mark with ' +
        `npm run release -- unmark ${APP} ${one} --why "<reason>".`,
    );
  });
});

describe('the list of versions', () => {
  it('names the live version, the canary, and those that were never live', async () => {
    const one = await release('one');
    const two = await release('two', { canary: 10 });
    const { version: three } = await uploadBuild(store(), await aBuild(root, APP, 'three'));
    const lines = await describeVersions(store(), [APP]);
    const lineOf = (version: string) => lines.find((line) => line.includes(version));
    expect(lineOf(one)).toMatch(new RegExp(`^ {2}\\* {2}${one} {2}20.* tom {2}one$`));
    expect(lineOf(two)).toMatch(new RegExp(`^ {2}% {2}${two} {2}20.* tom {2}two$`));
    expect(lineOf(three)).toBe(`     ${three}  never live`);
  });
});

describe('a rollback to a version that was never live', () => {
  it('is a release: it does not mark the version that it replaces', async () => {
    const one = await release('one');
    const build = await aBuild(root, APP, 'uploaded', { routes: ['/deal/:id'] });
    const { version } = await uploadBuild(store(), build);
    expect(await rollBack(store(), APP, version, ann)).toEqual({
      app: APP,
      version,
      previousVersion: one,
      changed: true,
    });
    expect(isHarmful(await store().registry(), APP, one)).toBe(false);
    expect((await live())?.fallbackUrl).toContain(one);
  });
});
