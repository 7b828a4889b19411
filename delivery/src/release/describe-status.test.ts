import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';
import { APPS } from '@storefront/tooling/apps';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { folderReleaseStore } from '../store/folder-release-store';
import type { RegistryChange } from '../store/release-store';

import { describeHistory, describeStatus } from './describe-status';
import { describeVersions } from './describe-versions';
import { setHarmfulMark } from './mark-harmful';
import { releaseBuild } from './release-build';

const HOUR = 3_600_000;
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'status-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
const released = async (app: string, text: string, options = {}) =>
  (await releaseBuild(store(), await aBuild(root, app, text), { why: text, by: 'ann', ...options })).version;

const change = (changes: Partial<RegistryChange>): RegistryChange => ({
  revision: 7,
  part: 'mfe-deal',
  from: '1.0.0',
  to: '1.1.0',
  at: '2026-11-21T10:00:00.000Z',
  by: 'ann',
  why: 'prices',
  ...changes,
});
const health = (changes: Partial<VersionHealth>): VersionHealth => ({
  part: 'mfe-deal',
  version: '1.0.0',
  loaded: 1,
  loadFailed: 0,
  errors: 0,
  booked: 0,
  serverErrors: 0,
  payments: 0,
  sources: 1,
  harmSources: { loadFailed: 0, errors: 0, serverErrors: 0 },
  vitals: {},
  firstSeen: '2026-11-21T10:00:00.000Z',
  lastSeen: '2026-11-21T10:00:00.000Z',
  ...changes,
});

describe('the history of the registry', () => {
  it.each([
    [{}, '1.0.0 → 1.1.0'],
    [{ from: null }, 'nothing → 1.1.0'],
    [{ share: 10 }, '1.0.0 → 1.1.0 for 10%'],
    [{ action: 'rollback' as const }, 'rolled back: 1.0.0 → 1.1.0'],
    [{ share: 0 }, 'canary 1.0.0 rolled back, 1.1.0 for everyone'],
    [{ action: 'withdraw' as const }, 'withdrawn, 1.1.0 before'],
    [{ action: 'mark' as const }, '1.1.0 marked as harmful'],
    [{ action: 'unmark' as const }, '1.1.0 no longer marked as harmful'],
  ])('describes the change %j', (changes, what) => {
    expect(describeHistory([change(changes)], 'mfe-deal')).toEqual([
      `    7  2026-11-21T10:00:00.000Z  mfe-deal  ${what}  ann: prices`,
    ]);
  });

  it('has the reasons for skipped tests and for a harmful version at the end of the line', () => {
    const [line] = describeHistory([change({ untested: 'no time', overrode: 'it was a test' })], null);
    expect(line).toMatch(
      / {2}ann: prices \(tests skipped: no time\) \(harmful mark overridden: it was a test\)$/,
    );
  });
});

describe('the status of the apps', () => {
  it('has version, duration, author and reason of what is live, without health where none is available', async () => {
    const version = await released('mfe-deal', 'one');
    const [entry] = await store().history();
    const now = new Date(Date.parse(entry?.at ?? '') + 2 * HOUR);

    expect(await describeStatus(store(), ['mfe-deal'], null, now)).toEqual([
      'mfe-deal',
      `  100%  ${version}  since ${entry?.at} (2 hours), ann: one`,
    ]);
  });

  it('has the last change of this version of this app, and no mark', async () => {
    const version = await released('mfe-deal', 'one');
    await released('mfe-search', 'another app');
    await setHarmfulMark(store(), 'mfe-deal', version, true, { by: 'tom', why: 'a mistake' });
    await setHarmfulMark(store(), 'mfe-deal', version, false, { by: 'tom', why: 'no fault' });

    const [, line = ''] = await describeStatus(store(), ['mfe-deal']);
    expect(line.startsWith(`  100%  ${version}  since `)).toBe(true);
    expect(line).toMatch(/, ann: one$/);
  });

  it('has the harmful mark of a live version below it', async () => {
    const version = await released('mfe-deal', 'one');
    await setHarmfulMark(store(), 'mfe-deal', version, true, { by: 'tom', why: 'no prices' });

    const [, line = ''] = await describeStatus(store(), ['mfe-deal']);
    expect(line).toMatch(/, ann: one\n {8}! marked as harmful by tom, .*: no prices$/);
  });

  it('has the canary below the live version, with the share of each', async () => {
    const live = await released('mfe-deal', 'one');
    const canary = await released('mfe-deal', 'two', { canary: 5 });

    expect(await describeStatus(store(), ['mfe-deal'])).toEqual([
      'mfe-deal',
      expect.stringMatching(new RegExp(`^ {3}95% {2}${live} {2}since`)),
      expect.stringMatching(new RegExp(`^ {4}5% {2}${canary} {2}since`)),
    ]);
  });

  it('has the health of this version of this app', async () => {
    const version = await released('mfe-deal', 'one');
    const [, line] = await describeStatus(
      store(),
      ['mfe-deal'],
      [
        health({ version: '0.9.0', errors: 90 }),
        health({ part: 'mfe-search', version, errors: 91 }),
        health({ version, loaded: 8, errors: 1, loadFailed: 2, booked: 3 }),
      ],
    );
    expect(line).toMatch(/\n {8}8 loads, 1 with an error, 2 not loaded, 3 bookings$/);
  });

  it.each([
    [0, 0, 'no page has reported yet'],
    [1, 1, '1 loads, 0 with an error, 1 not loaded, 0 bookings'],
    [0, 1, '0 loads, 0 with an error, 1 not loaded, 0 bookings'],
  ])('after %d loads and %d that failed ends with: %s', async (loaded, loadFailed, text) => {
    const version = await released('mfe-deal', 'one');
    const [, line] = await describeStatus(store(), ['mfe-deal'], [health({ version, loaded, loadFailed })]);
    expect(line?.endsWith(`\n        ${text}`)).toBe(true);
  });

  it('names every app of the shop that has no release', async () => {
    const lines = APPS.map((app) => `${app}  never released`);
    expect(await describeStatus(store())).toEqual(lines);
  });
});

describe('the versions of the apps', () => {
  it('are those of every app of the shop, none for an app without a release', async () => {
    const version = await released('mfe-deal', 'one');
    const lines = await describeVersions(store());
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual(APPS);
    expect(lines.filter((line) => line.startsWith(' '))).toEqual([
      expect.stringContaining(`  *  ${version}  20`),
    ]);
  });

  it('have the change that made them live, and a harmful mark after it', async () => {
    const version = await released('mfe-deal', 'one');
    await setHarmfulMark(store(), 'mfe-deal', version, true, { by: 'tom', why: 'no prices' });
    expect(await describeVersions(store(), ['mfe-deal'])).toEqual([
      'mfe-deal',
      expect.stringMatching(
        new RegExp(
          `^ {2}\\*! ${version} {2}20\\S+ {2}ann {2}one; marked as harmful by tom, \\S+: no prices$`,
        ),
      ),
    ]);
  });
});
