import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { HealthUnavailable } from '../health/read-health';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { releaseBuild } from '../release/release-build';
import { promote, rollBack } from '../release/roll-back';
import { folderReleaseStore } from '../store/folder-release-store';
import type { ReleaseStore } from '../store/release-store';

import { rollBackHarmful } from './check-canary';
import { watchCanary, type WatchOptions } from './watch-canary';

const APP = 'mfe-search';
const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-21T10:00:00Z');

let root: string;
let store: ReleaseStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watch-'));
  store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  await release('shell', { contract: '1.0.0', routes: [] }, 'shell');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function release(text: string, overrides = {}, app = APP, canary?: number): Promise<string> {
  const folder = await aBuild(root, app, text, overrides);
  const options = { why: 'test', ...(canary === undefined ? {} : { canary }) };
  return (await releaseBuild(store, folder, options)).version;
}
const routes = { routes: ['/search'] };

async function liveAndCanary() {
  const live = await release('one', routes);
  return { live, canary: await release('two', routes, APP, 10) };
}

type Counts = Partial<Pick<VersionHealth, 'loaded' | 'loadFailed' | 'errors' | 'booked'>>;

const counted = (version: string, counts: Counts): VersionHealth => ({
  part: APP,
  version,
  loaded: 0,
  loadFailed: 0,
  errors: 0,
  serverErrors: 0,
  payments: 0,
  booked: 0,
  vitals: {},
  firstSeen: '2026-11-21T10:00:00.000Z',
  lastSeen: '2026-11-21T10:00:00.000Z',
  ...counts,
  // Each page load comes from a source of its own.
  sources: (counts.loaded ?? 0) + (counts.loadFailed ?? 0),
  harmSources: { loadFailed: counts.loadFailed ?? 0, errors: counts.errors ?? 0, serverErrors: 0 },
});

/** Watches with a clock that only advances in pauses. Each check gets the next response; the last one repeats. */
function startWatch(
  responses: readonly (() => readonly VersionHealth[])[],
  more: Partial<WatchOptions> = {},
) {
  const lines: string[] = [];
  const requests: Date[] = [];
  let now = START;
  const options: WatchOptions = {
    store,
    app: APP,
    readHealth: async (since) => {
      requests.push(since);
      return (responses[requests.length - 1] ?? responses.at(-1))?.() ?? [];
    },
    everyMs: MINUTE_MS,
    untilMs: START + 10 * MINUTE_MS,
    rollBack: (canary) => rollBackHarmful(store, canary),
    log: (line) => lines.push(line),
    now: () => now,
    pause: async (ms) => {
      now += ms;
    },
    ...more,
  };
  return { result: watchCanary(options), lines, requests };
}

const canaryNow = async () => canaryRecord(await store.registry(), APP)?.metadata.version ?? null;

describe('a canary that the watcher process judges', () => {
  const verdict = async (canary: string, byWatcher: boolean) => ({
    app: APP,
    version: canary,
    live: 'live',
    verdict: 'no-harm-found' as const,
    message: 'errors in 0 of 400 page loads',
    at: new Date(START).toISOString(),
    startedAt: new Date(START).toISOString(),
    loads: 400,
    byWatcher,
  });

  it('needs no further watch in the terminal once no harm was found', async () => {
    const { canary } = await liveAndCanary();
    const { result, lines } = startWatch([], { check: () => verdict(canary, true) });
    expect(await result).toEqual({ kind: 'no-harm-found', version: canary });
    expect(lines).toHaveLength(1);
  });

  it('is watched to the end by a terminal that watches alone', async () => {
    const { canary } = await liveAndCanary();
    const { result, lines } = startWatch([], { check: () => verdict(canary, false) });
    expect(await result).toEqual({ kind: 'no-harm-found', version: canary });
    expect(lines).toHaveLength(11);
  });
});

describe('a watched canary', () => {
  it('is rolled back as soon as it is worse, and the history contains the reason', async () => {
    const { live, canary } = await liveAndCanary();
    const fine = [counted(canary, { loaded: 20 }), counted(live, { loaded: 180, errors: 1 })];
    const bad = [counted(canary, { loaded: 120, errors: 14 }), counted(live, { loaded: 1_080, errors: 3 })];
    const { result, lines } = startWatch([() => fine, () => bad]);

    expect(await result).toEqual({
      kind: 'rolled-back',
      version: canary,
      why: expect.stringContaining('errors in 14 of 120 page loads (live: errors in 3 of 1,080 page loads)'),
    });
    expect(lines).toEqual([
      expect.stringContaining(`${canary}: undecided: `),
      expect.stringContaining(`${canary}: harmful: errors in 14 of 120`),
    ]);
    expect(await canaryNow()).toBeNull();
    expect(liveRecord(await store.registry(), APP)?.metadata.version).toBe(live);
    expect((await store.history()).at(-1)).toMatchObject({
      share: 0,
      why: expect.stringContaining('errors in 14'),
    });
  });

  it('is judged by counts since its own start, also after its percentage has changed', async () => {
    const before = new Date();
    const { live } = await liveAndCanary();
    const after = new Date();
    await release('two', routes, APP, 25);
    const { result, requests } = startWatch([() => [counted(live, { loaded: 10 })]]);
    await result;

    expect(requests).toHaveLength(11);
    for (const since of requests) {
      expect(since.getTime()).toBeGreaterThanOrEqual(before.getTime());
      expect(since.getTime()).toBeLessThanOrEqual(after.getTime());
    }
  });

  it('continues while health data is unavailable, and is judged when the data is available again', async () => {
    const { live, canary } = await liveAndCanary();
    const unavailable = () => {
      throw new HealthUnavailable('http://x does not answer. Start the backend.');
    };
    const bad = [counted(canary, { loaded: 10, loadFailed: 30 }), counted(live, { loaded: 500 })];
    const { result, lines } = startWatch([unavailable, unavailable, () => bad]);

    expect((await result).kind).toBe('rolled-back');
    expect(lines.slice(0, 2)).toEqual(
      [1, 2].map(() =>
        expect.stringContaining(
          'health data unavailable, the canary continues. http://x does not answer. Start the backend.',
        ),
      ),
    );
  });

  it('continues when health data is never available', async () => {
    const { canary } = await liveAndCanary();
    const { result } = startWatch([
      () => {
        throw new Error('connection refused');
      },
    ]);
    expect(await result).toEqual({ kind: 'undecided', version: canary });
    expect(await canaryNow()).toBe(canary);
  });

  it('is shown to do no harm when enough page loads had neither failures nor errors', async () => {
    const { live, canary } = await liveAndCanary();
    const few = [counted(canary, { loaded: 3 }), counted(live, { loaded: 400, errors: 1 })];
    const enough = [counted(canary, { loaded: 120 }), counted(live, { loaded: 1_000, errors: 2 })];
    const { result, lines } = startWatch([() => few, () => enough]);

    expect(await result).toEqual({ kind: 'no-harm-found', version: canary });
    expect(lines[0]).toContain(`${canary}: undecided: 3 page loads of the canary; a verdict needs about 6`);
    expect(lines[1]).toContain(`${canary}: no harm found: 120 page loads of the canary.`);
  });

  it('is undecided when three of three loads failed on a live version without data, and harmful with it', async () => {
    const { live, canary } = await liveAndCanary();
    const failed = counted(canary, { loadFailed: 3 });
    expect(await startWatch([() => [failed]]).result).toEqual({ kind: 'undecided', version: canary });
    expect(await startWatch([() => [failed, counted(live, { loaded: 300 })]]).result).toMatchObject({
      kind: 'rolled-back',
      why: expect.stringContaining('load failures in 3 of 3 page loads'),
    });
  });

  it('is rolled back again without another check when the rollback failed', async () => {
    const { live, canary } = await liveAndCanary();
    const bad = [counted(canary, { loaded: 100, errors: 50 }), counted(live, { loaded: 900 })];
    let tries = 0;
    const { result, lines, requests } = startWatch([() => bad], {
      rollBack: async (judged) => {
        tries += 1;
        if (tries === 1) throw new Error('the store is locked');
        await rollBackHarmful(store, judged);
      },
    });

    expect((await result).kind).toBe('rolled-back');
    expect([tries, requests.length]).toEqual([2, 1]);
    expect(lines[1]).toContain('the rollback failed and will be retried. the store is locked');
  });
});

describe('a watch ends', () => {
  it('when it times out', async () => {
    const { live, canary } = await liveAndCanary();
    const fine = [counted(canary, { loaded: 20 }), counted(live, { loaded: 180 })];
    const { result, lines } = startWatch([() => fine]);
    expect(await result).toEqual({ kind: 'undecided', version: canary });
    expect(lines).toHaveLength(11);
    expect(await canaryNow()).toBe(canary);
  });

  it('when the canary is promoted', async () => {
    const { canary } = await liveAndCanary();
    const { result } = startWatch([() => []], {
      pause: async () => void (await promote(store, APP, { why: 'good' })),
    });
    expect(await result).toEqual({ kind: 'promoted', version: canary });
  });

  it('when the canary is rolled back or replaced by another one', async () => {
    await liveAndCanary();
    const rolledBack = startWatch([() => []], {
      pause: async () => void (await rollBack(store, APP, null, { why: 'by hand' })),
    });
    expect(await rolledBack.result).toEqual({ kind: 'canary-removed' });

    await release('three', routes, APP, 10);
    const replaced = startWatch([() => []], {
      pause: async () => void (await release('four', routes, APP, 10)),
    });
    expect(await replaced.result).toEqual({ kind: 'canary-removed' });
  });

  it('immediately when no canary is running', async () => {
    await release('one', routes);
    const { result, requests } = startWatch([() => []]);
    expect(await result).toEqual({ kind: 'canary-removed' });
    expect(requests).toEqual([]);
  });
});
