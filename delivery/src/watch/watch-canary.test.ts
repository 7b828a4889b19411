import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { HealthUnknown } from '../health/read-health';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { releaseBuild } from '../release/release-build';
import { promote, rollBack } from '../release/roll-back';
import { folderStore } from '../store/folder-store';
import type { ReleaseStore } from '../store/release-store';
import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';

import { watchCanary, type WatchOptions } from './watch-canary';

const PART = 'mfe-search';
const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-21T10:00:00Z');

let root: string;
let store: ReleaseStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watch-'));
  store = folderStore(join(root, 'store'), TEST_KEYS);
  await release('shell', { contract: '1.0.0', routes: [] }, 'shell');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function release(text: string, overrides = {}, part = PART, canary?: number): Promise<string> {
  const folder = await aBuild(root, part, text, overrides);
  const options = { why: 'test', ...(canary === undefined ? {} : { canary }) };
  return (await releaseBuild(store, folder, options)).version;
}
const routes = { routes: ['/search'] };

async function liveAndCanary() {
  const live = await release('one', routes);
  return { live, canary: await release('two', routes, PART, 10) };
}

type Counts = Partial<Pick<VersionHealth, 'loaded' | 'loadFailed' | 'errors' | 'booked'>>;

const counted = (version: string, counts: Counts): VersionHealth => ({
  part: PART,
  version,
  loaded: 0,
  loadFailed: 0,
  errors: 0,
  booked: 0,
  vitals: {},
  firstSeen: '2026-11-21T10:00:00.000Z',
  lastSeen: '2026-11-21T10:00:00.000Z',
  ...counts,
});

/** Watches by a clock that only pauses move; what is told at each look comes from `answers`, the last for ever. */
function watching(answers: readonly (() => readonly VersionHealth[])[], more: Partial<WatchOptions> = {}) {
  const lines: string[] = [];
  const asked: Date[] = [];
  let now = START;
  const options: WatchOptions = {
    store,
    part: PART,
    readHealth: async (since) => {
      asked.push(since);
      return (answers[asked.length - 1] ?? answers.at(-1))?.() ?? [];
    },
    everyMs: MINUTE_MS,
    untilMs: START + 10 * MINUTE_MS,
    alpha: 0.001,
    rollBack: async (why) => void (await rollBack(store, PART, null, { why })),
    say: (line) => lines.push(line),
    now: () => now,
    pause: async (ms) => {
      now += ms;
    },
    ...more,
  };
  return { end: watchCanary(options), lines, asked };
}

const canaryNow = async () => canaryRecord(await store.registry(), PART)?.metadata.version ?? null;

describe('a canary that is watched', () => {
  it('is taken back as soon as it does worse, and the history says why', async () => {
    const { live, canary } = await liveAndCanary();
    const fine = [counted(canary, { loaded: 20 }), counted(live, { loaded: 180, errors: 1 })];
    const bad = [counted(canary, { loaded: 120, errors: 14 }), counted(live, { loaded: 1_080, errors: 3 })];
    const { end, lines } = watching([() => fine, () => bad]);

    expect(await end).toEqual({
      kind: 'rolled-back',
      version: canary,
      why: expect.stringContaining('errors in 14 of 120 page loads, against 3 of 1,080'),
    });
    expect(lines).toEqual([
      expect.stringContaining(`${canary}: no worse seen: `),
      expect.stringContaining(`${canary}: worse: errors in 14 of 120`),
    ]);
    expect(await canaryNow()).toBeNull();
    expect(liveRecord(await store.registry(), PART)?.metadata.version).toBe(live);
    expect((await store.history()).at(-1)).toMatchObject({
      share: 0,
      why: expect.stringContaining('errors in 14'),
    });
  });

  it('is asked about from its own begin on, whatever share it was given since', async () => {
    const before = new Date();
    const { live } = await liveAndCanary();
    const after = new Date();
    await release('two', routes, PART, 25);
    const { end, asked } = watching([() => [counted(live, { loaded: 10 })]]);
    await end;

    expect(asked).toHaveLength(11);
    for (const since of asked) {
      expect(since.getTime()).toBeGreaterThanOrEqual(before.getTime());
      expect(since.getTime()).toBeLessThanOrEqual(after.getTime());
    }
  });

  it('stays while its health is unknown, and is judged when it is known again', async () => {
    const { live, canary } = await liveAndCanary();
    const unknown = () => {
      throw new HealthUnknown('http://x does not answer. Start the backend.');
    };
    const bad = [counted(canary, { loaded: 10, loadFailed: 30 }), counted(live, { loaded: 500 })];
    const { end, lines } = watching([unknown, unknown, () => bad]);

    expect((await end).kind).toBe('rolled-back');
    expect(lines.slice(0, 2)).toEqual(
      [1, 2].map(() =>
        expect.stringContaining(
          'health unknown, the canary stays. http://x does not answer. Start the backend.',
        ),
      ),
    );
  });

  it('stays where its health is never known', async () => {
    const { canary } = await liveAndCanary();
    const { end } = watching([
      () => {
        throw new Error('no line');
      },
    ]);
    expect(await end).toEqual({ kind: 'time-over', version: canary });
    expect(await canaryNow()).toBe(canary);
  });

  it('costs no look while nobody loads it', async () => {
    const { live, canary } = await liveAndCanary();
    const same = [counted(canary, { loaded: 40, errors: 4 }), counted(live, { loaded: 400, errors: 1 })];
    // Enough for a first or second look, and too little for an eleventh.
    const worse = [counted(canary, { loaded: 41, errors: 5 }), counted(live, { loaded: 410, errors: 1 })];
    const { end, lines } = watching([...Array.from({ length: 9 }, () => () => same), () => worse]);

    expect((await end).kind).toBe('rolled-back');
    expect(lines.filter((line) => line.includes('no page load since the last look'))).toHaveLength(8);
  });

  it('is tried to be taken back again where that failed, without another judgement', async () => {
    const { live, canary } = await liveAndCanary();
    const bad = [counted(canary, { loaded: 100, errors: 50 }), counted(live, { loaded: 900 })];
    let tries = 0;
    const { end, lines, asked } = watching([() => bad], {
      rollBack: async (why) => {
        tries += 1;
        if (tries === 1) throw new Error('the store is locked');
        await rollBack(store, PART, null, { why });
      },
    });

    expect((await end).kind).toBe('rolled-back');
    expect([tries, asked.length]).toEqual([2, 1]);
    expect(lines[1]).toContain('could not be taken back, trying again. the store is locked');
  });
});

describe('a watch ends', () => {
  it('when its time is over', async () => {
    const { live, canary } = await liveAndCanary();
    const fine = [counted(canary, { loaded: 20 }), counted(live, { loaded: 180 })];
    const { end, lines } = watching([() => fine]);
    expect(await end).toEqual({ kind: 'time-over', version: canary });
    expect(lines).toHaveLength(11);
    expect(await canaryNow()).toBe(canary);
  });

  it('when the canary has become the version for everyone', async () => {
    const { canary } = await liveAndCanary();
    const { end } = watching([() => []], {
      pause: async () => void (await promote(store, PART, { why: 'good' })),
    });
    expect(await end).toEqual({ kind: 'ended', version: canary });
  });

  it('when somebody has taken the canary back, or put another in its place', async () => {
    await liveAndCanary();
    const takenBack = watching([() => []], {
      pause: async () => void (await rollBack(store, PART, null, { why: 'by hand' })),
    });
    expect(await takenBack.end).toEqual({ kind: 'canary-gone' });

    await release('three', routes, PART, 10);
    const replaced = watching([() => []], {
      pause: async () => void (await release('four', routes, PART, 10)),
    });
    expect(await replaced.end).toEqual({ kind: 'canary-gone' });
  });

  it('at once where no canary runs', async () => {
    await release('one', routes);
    const { end, asked } = watching([() => []]);
    expect(await end).toEqual({ kind: 'canary-gone' });
    expect(asked).toEqual([]);
  });
});
