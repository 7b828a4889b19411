import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { canaryRecord } from '../registry/release-records';
import { releaseBuild } from '../release/release-build';
import { promote } from '../release/roll-back';
import { folderReleaseStore } from '../store/folder-release-store';
import type { ReleaseStore } from '../store/release-store';

import { describeCanary } from './describe-canary';
import { healthOf } from './health-of';
import { requireTried } from './require-tried';
import { createWatcher } from './watcher';
import { describeWatcher, LEASE_MS, readWatcherStatus } from './watcher-status';

const APP = 'mfe-search';
const START = Date.parse('2026-11-21T10:00:00Z');

let root: string;
let store: ReleaseStore;
let now: number;
let lines: string[];
let canary: string;
let live: string;
let counts: readonly VersionHealth[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watcher-'));
  store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  [now, lines, counts] = [START, [], []];
  await release('shell', { contract: '1.0.0', routes: [] }, 'shell');
  live = await release('one', { routes: ['/search'] });
  canary = await release('two', { routes: ['/search'] }, APP, 1);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function release(text: string, overrides: object, app = APP, percent?: number): Promise<string> {
  const folder = await aBuild(root, app, text, overrides);
  const options = { why: 'test', ...(percent === undefined ? {} : { canary: percent }) };
  return (await releaseBuild(store, folder, options)).version;
}

const watcher = (id: string) =>
  createWatcher({
    store,
    id,
    readHealth: async () => counts,
    now: () => now,
    log: (line) => lines.push(line),
  });

function counted(version: string, health: Partial<VersionHealth>): VersionHealth {
  const { loaded = 0, loadFailed = 0 } = health;
  return {
    ...healthOf([], APP, version),
    sources: loaded + loadFailed,
    harmSources: { loadFailed, errors: 0, serverErrors: 0 },
    ...health,
  };
}

const runningCanary = async () => canaryRecord(await store.registry(), APP)?.metadata.version ?? null;

describe('the watcher', () => {
  it('rolls a harmful canary back without a command that watches it, and stores the verdict', async () => {
    counts = [counted(canary, { loadFailed: 3 }), counted(live, { loaded: 300 })];
    await watcher('one').tick();

    expect(await runningCanary()).toBeNull();
    expect((await store.history()).at(-1)).toMatchObject({
      by: 'release watch',
      why: expect.stringContaining('load failures in 3 of 3 page loads'),
    });
    expect(await readWatcherStatus(store)).toMatchObject({
      leader: 'one',
      problem: null,
      verdicts: [{ app: APP, version: canary, live, verdict: 'harmful', loads: 3 }],
    });
  });

  it('leaves an undecided canary alone, and reports why it could not judge one', async () => {
    const { tick } = watcher('one');
    await tick();
    expect(await runningCanary()).toBe(canary);
    expect((await readWatcherStatus(store))?.verdicts).toMatchObject([{ verdict: 'undecided' }]);

    const broken = createWatcher({
      store,
      id: 'one',
      readHealth: () => Promise.reject(new Error('the backend does not respond')),
      now: () => now,
      log: () => {},
    });
    await broken.tick();
    expect(await readWatcherStatus(store)).toMatchObject({
      verdicts: [],
      problem: 'mfe-search: health data unavailable, the canary continues. the backend does not respond',
    });
  });
});

describe('a team without the token of the backend', () => {
  const unavailable = async () => {
    throw new Error('ADMIN_TOKEN is not set');
  };
  const tried = () => requireTried({ store, app: APP, readHealth: unavailable, now: () => now });

  it('sees the verdict of the watcher of the shop in the store, and promotes by it', async () => {
    expect(await describeCanary(store, APP, now)).toMatchObject({ exitCode: 3 });
    await expect(tried()).rejects.toThrow('undecided: ADMIN_TOKEN is not set');
    counts = [counted(canary, { loaded: 2 }), counted(live, { loaded: 300 })];
    await watcher('one').tick();
    expect(await describeCanary(store, APP, now)).toMatchObject({
      exitCode: 3,
      lines: [
        expect.stringMatching(/^Undecided: 2 page loads of the canary; a verdict needs about 6\d\.$/),
        expect.stringMatching(/^ {2}load failures in 0 of 2 page loads \(live: .*\)$/),
        expect.stringMatching(/^ {2}errors in 0 of 2 page loads \(live: .*\)$/),
        expect.stringMatching(/^ {2}server errors in 0 of 2 page loads \(live: .*\)$/),
        expect.stringMatching(/^ {2}reports from \d+ sources$/),
        `  compared with ${live}`,
        expect.stringMatching(/: canary for 1% of visitors since \S+; checked \S+$/),
      ],
    });
    await expect(tried()).rejects.toThrow(/undecided: (?!ADMIN)/);
    counts = [counted(canary, { loaded: 300 }), counted(live, { loaded: 300 })];
    await watcher('one').tick();
    expect((await describeCanary(store, APP, now)).exitCode).toBe(0);
    await tried();
  });

  it('does not promote by the verdict of a watcher that has stopped', async () => {
    counts = [counted(canary, { loaded: 300 }), counted(live, { loaded: 300 })];
    await watcher('one').tick();
    now += LEASE_MS;
    await expect(tried()).rejects.toThrow('undecided: ADMIN_TOKEN is not set');
  });

  it('sees why its canary was rolled back', async () => {
    counts = [counted(canary, { loadFailed: 3 }), counted(live, { loaded: 300 })];
    await watcher('one').tick();
    const { lines, exitCode } = await describeCanary(store, APP, now);
    expect(exitCode).toBe(2);
    expect(lines[1]).toContain('by release watch: load failures in 3 of 3 page loads');
  });
});

describe('of several watchers', () => {
  it('one checks, and another takes over when it was killed', async () => {
    const [first, second] = [watcher('first'), watcher('second')];
    await first.tick();
    await second.tick();
    now += LEASE_MS - 1;
    await first.tick();
    await second.tick();
    expect((await readWatcherStatus(store))?.leader).toBe('first');

    // The first one is killed: it does not renew its lease any more.
    counts = [counted(canary, { loadFailed: 3 }), counted(live, { loaded: 300 })];
    now += LEASE_MS - 1;
    await second.tick();
    expect(await runningCanary()).toBe(canary);
    now += 1;
    await second.tick();
    expect((await readWatcherStatus(store))?.leader).toBe('second');
    expect(await runningCanary()).toBeNull();
    expect(lines).toContainEqual(
      expect.stringMatching(/^first has not checked since .*: second takes over\.$/),
    );
  });

  it('another takes over at once when the leader was stopped', async () => {
    const [first, second] = [watcher('first'), watcher('second')];
    await first.tick();
    await second.stop();
    expect((await readWatcherStatus(store))?.leader).toBe('first');
    await first.stop();
    expect((await readWatcherStatus(store))?.leader).toBeNull();
    await second.tick();
    expect((await readWatcherStatus(store))?.leader).toBe('second');
  });

  it('exactly one takes over when several try at once', async () => {
    const others = ['a', 'b', 'c'].map(watcher);
    await watcher('dead').tick();
    await Promise.all(others.map(({ tick }) => tick()));
    now += LEASE_MS;
    await Promise.all(others.map(({ tick }) => tick()));
    const leader = (await readWatcherStatus(store))?.leader;
    expect(['a', 'b', 'c']).toContain(leader);
    await Promise.all(others.map(({ tick }) => tick()));
    expect((await readWatcherStatus(store))?.leader).toBe(leader);
  });
});

describe('the status of the watcher', () => {
  it('warns when none is running', async () => {
    expect(describeWatcher(await readWatcherStatus(store), now)[0]).toContain(
      'NOT RUNNING (none has run on this store)',
    );
    await watcher('one').tick();
    expect(describeWatcher(await readWatcherStatus(store), now)).toEqual([
      'watcher  one since 2026-11-21T10:00:00.000Z, last check 2026-11-21T10:00:00.000Z',
      expect.stringMatching(
        new RegExp(`${canary}: undecided: \\d+ page loads? of the canary; a verdict needs about 6\\d\\.$`),
      ),
    ]);
    expect(describeWatcher(await readWatcherStatus(store), now + LEASE_MS)[0]).toContain(
      'NOT RUNNING (last seen 2026-11-21T10:00:00.000Z)',
    );
  });
});

describe('a canary gets more visitors', () => {
  const beforeGrowth = (app: string) =>
    requireTried({ store, app, now: () => now, readHealth: async () => counts });

  it('only when it was shown to do no harm', async () => {
    counts = [counted(canary, { loaded: 10 }), counted(live, { loaded: 900 })];
    await expect(promote(store, APP, { why: 'ready', beforeGrowth })).rejects.toThrow(
      /^The canary of mfe-search is undecided: 10 page loads of the canary; a verdict needs about 6\d\.\n {2}load failures in 0 of 10 page loads .*--untried/s,
    );
    await expect(releaseFor(50)).rejects.toThrow('undecided');
    await expect(promote(store, APP, { why: 'ready', dryRun: true, beforeGrowth })).rejects.toThrow(
      'undecided',
    );
    expect(await runningCanary()).toBe(canary);

    counts = [counted(canary, { loaded: 120 }), counted(live, { loaded: 900 })];
    expect((await releaseFor(50)).changed).toBe(true);
    expect((await promote(store, APP, { why: 'ready', beforeGrowth })).changed).toBe(true);
  });

  it('and the same number at any time', async () => {
    counts = [counted(canary, { loaded: 120 }), counted(live, { loaded: 900 })];
    await releaseFor(50);
    counts = [];
    expect((await releaseFor(50)).changed).toBe(true);
  });

  it('and fewer at any time', async () => {
    counts = [counted(canary, { loaded: 120 }), counted(live, { loaded: 900 })];
    await releaseFor(50);
    counts = [];
    expect((await releaseFor(5)).changed).toBe(true);
  });

  /** Releases the canary again, for another percentage. */
  async function releaseFor(percent: number) {
    const folder = await aBuild(root, APP, 'two', { routes: ['/search'] });
    return releaseBuild(store, folder, { why: 'test', canary: percent, beforeGrowth });
  }
});
