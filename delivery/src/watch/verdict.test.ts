import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { chanceOfNoWorse, type Tally } from './fisher-exact-test';
import { logFactorial } from './log-factorial';
import { verdictOf } from './verdict';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  // As many as leave the others out.
  const fewer = Math.min(k, n - k);
  let ways = 1n;
  for (let i = 1; i <= fewer; i += 1) ways = (ways * BigInt(n - fewer + i)) / BigInt(i);
  return ways;
}

/** The same tail in whole numbers, way by way. */
function counted(canary: Tally, live: Tally): number {
  const bad = canary.bad + live.bad;
  let ways = 0n;
  for (let count = canary.bad; count <= bad; count += 1)
    ways += choose(bad, count) * choose(canary.trials + live.trials - bad, canary.trials - count);
  const all = choose(canary.trials + live.trials, canary.trials);
  return Number((ways * 10n ** 60n) / all) / 1e60;
}

function health(counts: Partial<VersionHealth>): VersionHealth {
  const at = '2026-11-21T10:00:00.000Z';
  return {
    part: 'mfe-search',
    version: '1.0.0-ab12',
    loaded: 0,
    loadFailed: 0,
    errors: 0,
    booked: 0,
    vitals: {},
    firstSeen: at,
    lastSeen: at,
    ...counts,
  };
}
const LIVE = health({ loaded: 1_080, errors: 3 });

describe('the chance that a canary is no worse', () => {
  it('is what counting every way gives', () => {
    const roll = dice(1);
    const upTo = (most: number) => Math.floor(roll() * (most + 1));
    for (let round = 0; round < 300; round += 1) {
      const [trials, others] = [1 + upTo(60), upTo(200)];
      const canary = { trials, bad: upTo(trials) };
      const live = { trials: others, bad: upTo(others) };
      expect(chanceOfNoWorse(canary, live)).toBeCloseTo(counted(canary, live), 10);
    }
  });

  it('keeps its digits where it is tiny', () => {
    const [canary, live] = [
      { trials: 40, bad: 30 },
      { trials: 200, bad: 2 },
    ];
    expect(chanceOfNoWorse(canary, live) / counted(canary, live)).toBeCloseTo(1, 6);
    expect(chanceOfNoWorse(canary, live)).toBeLessThan(1e-20);
  });

  it('falls with every bad one of the canary, and rises with those of the live version', () => {
    const p = (bad: number, liveBad: number) =>
      chanceOfNoWorse({ trials: 300, bad }, { trials: 2_000, bad: liveBad });
    for (let bad = 1; bad <= 60; bad += 1) expect(p(bad, 80)).toBeLessThan(p(bad - 1, 80) + 1e-12);
    for (let bad = 1; bad <= 60; bad += 1) expect(p(20, bad)).toBeGreaterThan(p(20, bad - 1) - 1e-12);
    expect(p(0, 80)).toBeCloseTo(1, 9);
  });

  it.each([
    ['nothing was tried', { trials: 0, bad: 0 }, { trials: 0, bad: 0 }],
    ['there is no live version to compare with', { trials: 50, bad: 50 }, { trials: 0, bad: 0 }],
    ['the canary is far better', { trials: 5_000, bad: 0 }, { trials: 5_000, bad: 2_500 }],
    ['everything is bad everywhere', { trials: 50, bad: 50 }, { trials: 500, bad: 500 }],
  ])('is 1 where %s', (_case, canary, live) => {
    expect(chanceOfNoWorse(canary, live)).toBeCloseTo(1, 9);
  });

  it('knows factorials beyond its table', () => {
    let sum = 0;
    for (let n = 1; n <= 5_000; n += 1) {
      sum += Math.log(n);
      expect(Math.abs(logFactorial(n) - sum)).toBeLessThan(1e-12 * (1 + sum));
    }
  });
});

describe('the verdict', () => {
  it('says in words what is worse, by how much and how sure that is', () => {
    const canary = health({ version: '1.1.0-cd34', loaded: 120, errors: 14 });
    const verdict = verdictOf({ canary, live: LIVE, look: 2, alpha: 0.001 });
    expect(verdict).toMatchObject({ kind: 'worse', signal: 'errors' });
    expect(verdict.words).toMatch(
      /^errors in 14 of 120 page loads, against 3 of 1,080 of 1\.0\.0-ab12 \(p = \de-\d+, bound 8\.3e-5\)$/,
    );
  });

  it.each([
    ['load failures', { loaded: 10, loadFailed: 30 }, {}],
    ['errors', { loaded: 40, errors: 30 }, {}],
    // Reports of page loads may be lost where those of errors are not.
    ['errors', { loaded: 10, errors: 40 }, {}],
    ['bookings', { part: 'mfe-checkout', loaded: 1_000, booked: 5 }, { part: 'mfe-checkout', booked: 108 }],
  ] as const)('is worse by %s', (signal, canary, live) => {
    expect(
      verdictOf({ canary: health(canary), live: health({ ...LIVE, ...live }), look: 1, alpha: 0.001 }),
    ).toMatchObject({ kind: 'worse', signal });
  });

  it.each([
    ['four errors in four page loads', { loaded: 4, errors: 4 }, {}],
    ['the same share of errors', { loaded: 1_000, errors: 50 }, { loaded: 9_000, errors: 450 }],
    ['fewer errors', { loaded: 1_000 }, { loaded: 9_000, errors: 450 }],
    ['missing bookings of a part that books nothing', { loaded: 1_000 }, { booked: 500 }],
    [
      'missing bookings where few were to be expected',
      { part: 'mfe-checkout', loaded: 150 },
      { part: 'mfe-checkout', booked: 108 },
    ],
    [
      'more bookings',
      { part: 'mfe-checkout', loaded: 1_000, booked: 400 },
      { part: 'mfe-checkout', booked: 108 },
    ],
    ['nobody yet', {}, {}],
  ] as const)('sees nothing worse in %s', (_case, canary, live) => {
    expect(
      verdictOf({ canary: health(canary), live: health({ ...LIVE, ...live }), look: 1, alpha: 0.05 }).kind,
    ).toBe('no-worse-seen');
  });

  it('spends no more than alpha over all looks and signals', () => {
    const spent = (part: VersionHealth['part'], signals: number) => {
      let sum = 0;
      for (let look = 1; look <= 10_000; look += 1)
        sum += verdictOf({ canary: health({ part }), live: health({ part }), look, alpha: 0.05 }).bound;
      return sum * signals;
    };
    for (const sum of [spent('mfe-search', 2), spent('mfe-checkout', 3)]) {
      expect(sum).toBeLessThanOrEqual(0.05);
      expect(sum).toBeGreaterThan(0.0499);
    }
  });
});

describe('a watch of 50 looks', () => {
  const ALPHA = 0.05;
  const LOOKS = 50;

  /** What is counted in one watch, look by look: 10 page loads of the canary and 40 of the live version at each. */
  function* watch(roll: () => number, canaryRate: number, liveRate: number) {
    const bad = (trials: number, rate: number) => {
      let count = 0;
      for (let trial = 0; trial < trials; trial += 1) if (roll() < rate) count += 1;
      return count;
    };
    let [canary, live] = [health({}), health({})];
    for (let look = 1; look <= LOOKS; look += 1) {
      canary = { ...canary, loaded: canary.loaded + 10, errors: canary.errors + bad(10, canaryRate) };
      live = { ...live, loaded: live.loaded + 40, errors: live.errors + bad(40, liveRate) };
      yield { canary, live, look };
    }
  }

  it('takes a canary back that is no worse about as often as alpha says, where a plain test would far oftener', () => {
    const roll = dice(20_261_122);
    const watches = 2_000;
    let [takenBack, byPlainTest] = [0, 0];
    for (let round = 0; round < watches; round += 1) {
      let [isWorse, isPlainlyWorse] = [false, false];
      for (const { canary, live, look } of watch(roll, 0.05, 0.05)) {
        isWorse ||= verdictOf({ canary, live, look, alpha: ALPHA }).kind === 'worse';
        isPlainlyWorse ||= verdictOf({ canary, live, look: 1, alpha: ALPHA * 4 }).kind === 'worse';
      }
      takenBack += isWorse ? 1 : 0;
      byPlainTest += isPlainlyWorse ? 1 : 0;
    }
    expect(takenBack / watches).toBeLessThanOrEqual(ALPHA);
    // Alpha itself as the bound of every look of one signal.
    expect(byPlainTest / watches).toBeGreaterThan(2 * ALPHA);
  });

  it('takes every canary back that fails in one of five page loads, and does so early', () => {
    const roll = dice(7);
    const lengths = Array.from({ length: 200 }, () => {
      for (const { canary, live, look } of watch(roll, 0.2, 0.01))
        if (verdictOf({ canary, live, look, alpha: 0.001 }).kind === 'worse') return look;
      return Number.POSITIVE_INFINITY;
    });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(25);
  });
});
