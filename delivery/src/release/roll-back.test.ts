import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { harmfulMarksOf, isHarmful } from '../registry/harmful-marks';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { folderReleaseStore } from '../store/folder-release-store';

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

const ann = { why: 'prices were missing', by: 'ann' };
const live = async () => liveRecord(await store().registry(), APP);
const marked = async () => harmfulMarksOf(await store().registry(), APP).map(({ version }) => version);
const target = async () =>
  rollbackTargetOf(APP, {
    registry: await store().registry(),
    history: await store().history(),
    versions: await store().versions(APP),
  });

describe('the fallback of a live release', () => {
  it('is never the release that was rolled back', async () => {
    const one = await release('one');
    const two = await release('two');
    await release('three');
    await rollBack(store(), APP, null, ann);
    expect((await live())?.metadata.version).toBe(two);
    expect((await live())?.fallbackUrl).toContain(one);
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
    expect(again.note).toContain(`the canary ${canary}`);
    expect((await live())?.metadata.version).toBe(two);
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
