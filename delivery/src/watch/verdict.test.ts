import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { fisherExactPValue, type Tally } from './fisher-exact-test';
import { logFactorial } from './log-factorial';
import { verdictOf } from './verdict';

/** Deterministic random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
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
  // Choosing k equals leaving out n - k.
  const fewer = Math.min(k, n - k);
  let ways = 1n;
  for (let i = 1; i <= fewer; i += 1) ways = (ways * BigInt(n - fewer + i)) / BigInt(i);
  return ways;
}

/** The same p-value in exact integer arithmetic. */
function exactPValue(canary: Tally, live: Tally): number {
  const bad = canary.failures + live.failures;
  let ways = 0n;
  for (let count = canary.failures; count <= bad; count += 1)
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

describe('the p-value of Fisher’s exact test', () => {
  it('equals the exact count of combinations', () => {
    const roll = createRandom(1);
    const upTo = (most: number) => Math.floor(roll() * (most + 1));
    for (let round = 0; round < 300; round += 1) {
      const [trials, others] = [1 + upTo(60), upTo(200)];
      const canary = { trials, failures: upTo(trials) };
      const live = { trials: others, failures: upTo(others) };
      expect(fisherExactPValue(canary, live)).toBeCloseTo(exactPValue(canary, live), 10);
    }
  });

  it('keeps its precision when it is tiny', () => {
    const [canary, live] = [
      { trials: 40, failures: 30 },
      { trials: 200, failures: 2 },
    ];
    expect(fisherExactPValue(canary, live) / exactPValue(canary, live)).toBeCloseTo(1, 6);
    expect(fisherExactPValue(canary, live)).toBeLessThan(1e-20);
  });

  it('falls with each failure of the canary, and rises with each failure of the live version', () => {
    const p = (failures: number, liveFailures: number) =>
      fisherExactPValue({ trials: 300, failures }, { trials: 2_000, failures: liveFailures });
    for (let count = 1; count <= 60; count += 1) expect(p(count, 80)).toBeLessThan(p(count - 1, 80) + 1e-12);
    for (let count = 1; count <= 60; count += 1)
      expect(p(20, count)).toBeGreaterThan(p(20, count - 1) - 1e-12);
    expect(p(0, 80)).toBeCloseTo(1, 9);
  });

  it.each([
    ['there are no trials', { trials: 0, failures: 0 }, { trials: 0, failures: 0 }],
    ['the live version has no trials', { trials: 50, failures: 50 }, { trials: 0, failures: 0 }],
    ['the canary is far better', { trials: 5_000, failures: 0 }, { trials: 5_000, failures: 2_500 }],
    ['all trials fail', { trials: 50, failures: 50 }, { trials: 500, failures: 500 }],
  ])('is 1 when %s', (_case, canary, live) => {
    expect(fisherExactPValue(canary, live)).toBeCloseTo(1, 9);
  });

  it('computes factorials beyond its table', () => {
    let sum = 0;
    for (let n = 1; n <= 5_000; n += 1) {
      sum += Math.log(n);
      expect(Math.abs(logFactorial(n) - sum)).toBeLessThan(1e-12 * (1 + sum));
    }
  });
});

describe('the verdict', () => {
  it('describes what is worse, by how much, and the p-value', () => {
    const canary = health({ version: '1.1.0-cd34', loaded: 120, errors: 14 });
    const verdict = verdictOf({ canary, live: LIVE, check: 2, alpha: 0.001 });
    expect(verdict).toMatchObject({ kind: 'worse', signal: 'errors' });
    expect(verdict.message).toMatch(
      /^errors in 14 of 120 page loads, compared with 3 of 1,080 for 1\.0\.0-ab12 \(p = \de-\d+, bound 8\.3e-5\)$/,
    );
  });

  it.each([
    ['load failures', { loaded: 10, loadFailed: 30 }, {}],
    ['errors', { loaded: 40, errors: 30 }, {}],
    // Reports of page loads may be lost while error reports arrive.
    ['errors', { loaded: 10, errors: 40 }, {}],
    ['bookings', { part: 'mfe-checkout', loaded: 1_000, booked: 5 }, { part: 'mfe-checkout', booked: 108 }],
  ] as const)('is worse by %s', (signal, canary, live) => {
    expect(
      verdictOf({ canary: health(canary), live: health({ ...LIVE, ...live }), check: 1, alpha: 0.001 }),
    ).toMatchObject({ kind: 'worse', signal });
  });

  it.each([
    ['four errors in four page loads', { loaded: 4, errors: 4 }, {}],
    ['the same share of errors', { loaded: 1_000, errors: 50 }, { loaded: 9_000, errors: 450 }],
    ['fewer errors', { loaded: 1_000 }, { loaded: 9_000, errors: 450 }],
    ['missing bookings of an app without bookings', { loaded: 1_000 }, { booked: 500 }],
    [
      'missing bookings when few were expected',
      { part: 'mfe-checkout', loaded: 150 },
      { part: 'mfe-checkout', booked: 108 },
    ],
    [
      'more bookings',
      { part: 'mfe-checkout', loaded: 1_000, booked: 400 },
      { part: 'mfe-checkout', booked: 108 },
    ],
    ['no page loads', {}, {}],
  ] as const)('is not worse for %s', (_case, canary, live) => {
    expect(
      verdictOf({ canary: health(canary), live: health({ ...LIVE, ...live }), check: 1, alpha: 0.05 }).kind,
    ).toBe('not-worse');
  });

  it('uses no more than alpha over all checks and signals', () => {
    const spent = (app: VersionHealth['part'], signals: number) => {
      let sum = 0;
      for (let check = 1; check <= 10_000; check += 1)
        sum += verdictOf({
          canary: health({ part: app }),
          live: health({ part: app }),
          check,
          alpha: 0.05,
        }).bound;
      return sum * signals;
    };
    for (const sum of [spent('mfe-search', 2), spent('mfe-checkout', 3)]) {
      expect(sum).toBeLessThanOrEqual(0.05);
      expect(sum).toBeGreaterThan(0.0499);
    }
  });
});

describe('a watch of 50 checks', () => {
  const ALPHA = 0.05;
  const CHECKS = 50;

  /** Simulates one watch: each check sees 10 more page loads of the canary and 40 more of the live version. */
  function* watch(roll: () => number, canaryRate: number, liveRate: number) {
    const bad = (trials: number, rate: number) => {
      let count = 0;
      for (let trial = 0; trial < trials; trial += 1) if (roll() < rate) count += 1;
      return count;
    };
    let [canary, live] = [health({}), health({})];
    for (let check = 1; check <= CHECKS; check += 1) {
      canary = { ...canary, loaded: canary.loaded + 10, errors: canary.errors + bad(10, canaryRate) };
      live = { ...live, loaded: live.loaded + 40, errors: live.errors + bad(40, liveRate) };
      yield { canary, live, check };
    }
  }

  it('rolls back a harmless canary no more often than alpha, unlike a plain repeated test', () => {
    const roll = createRandom(20_261_122);
    const watches = 2_000;
    let [rolledBack, byPlainTest] = [0, 0];
    for (let round = 0; round < watches; round += 1) {
      let [isWorse, isWorseByPlainTest] = [false, false];
      for (const { canary, live, check } of watch(roll, 0.05, 0.05)) {
        isWorse ||= verdictOf({ canary, live, check, alpha: ALPHA }).kind === 'worse';
        isWorseByPlainTest ||= verdictOf({ canary, live, check: 1, alpha: ALPHA * 4 }).kind === 'worse';
      }
      rolledBack += isWorse ? 1 : 0;
      byPlainTest += isWorseByPlainTest ? 1 : 0;
    }
    expect(rolledBack / watches).toBeLessThanOrEqual(ALPHA);
    // With alpha itself as the bound of every check.
    expect(byPlainTest / watches).toBeGreaterThan(2 * ALPHA);
  });

  it('rolls back every canary that fails in one of five page loads within 25 checks', () => {
    const roll = createRandom(7);
    const lengths = Array.from({ length: 200 }, () => {
      for (const { canary, live, check } of watch(roll, 0.2, 0.01))
        if (verdictOf({ canary, live, check, alpha: 0.001 }).kind === 'worse') return check;
      return Number.POSITIVE_INFINITY;
    });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(25);
  });
});
