import { missesBehind, missesOfEmptyCache, missesPerSecond, type KeptPages } from './cache-misses';

const ONE_PAGE: KeptPages = { groups: [{ pages: 1, share: 1 }], freshSeconds: 60 };

/** Random numbers of [0, 1), the same in each test (mulberry32). */
function random(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Counts computations of one page in one cache that is empty at first. */
function simulate(rate: number, freshSeconds: number, seconds: number, next: () => number): number {
  let [at, freshUntil, computations] = [0, 0, 0];
  for (;;) {
    at += -Math.log(1 - next()) / rate;
    if (at > seconds) return computations;
    if (at < freshUntil) continue;
    computations += 1;
    freshUntil = at + freshSeconds;
  }
}

describe('computations of pages that are kept', () => {
  it('are one in the fresh time and the mean time until the next request', () => {
    // A page a minute: fresh for 60 s, then requested after 60 s on average.
    expect(missesPerSecond(1 / 60, ONE_PAGE)).toBeCloseTo(1 / 120, 10);
  });

  it('are every request of a page that is requested rarely, and one a minute of a page that is always requested', () => {
    expect(missesPerSecond(1e-6, ONE_PAGE) / 1e-6).toBeCloseTo(1, 3);
    expect(missesPerSecond(1e6, ONE_PAGE)).toBeCloseTo(1 / 60, 5);
  });

  it('are those of each page in each cache', () => {
    const groups = [
      { pages: 2, share: 0.5 },
      { pages: 4, share: 0.5 },
    ];
    const each = (rate: number) => rate / (1 + 60 * rate);
    // Six requests per second: 1.5 for each of two pages, and 0.75 for each of four; half of them at each cache.
    const expected = 2 * 2 * each(0.75) + 2 * 4 * each(0.375);
    expect(missesPerSecond(6, { groups, freshSeconds: 60 }, 2)).toBeCloseTo(expected, 10);
  });

  it.each([300, 1_800])(
    'are those of a simulated cache that is empty at first, after %d seconds',
    (seconds) => {
      const pages: KeptPages = { groups: [{ pages: 20_000, share: 1 }], freshSeconds: 60 };
      const rate = 20_000 / 30;
      const next = random();
      const counted = Array.from({ length: 20_000 }, () => simulate(1 / 30, 60, seconds, next));
      const simulated = counted.reduce((sum, count) => sum + count, 0);
      const predicted = missesPerSecond(rate, pages) * seconds + missesOfEmptyCache(rate, pages);
      expect(simulated / predicted).toBeCloseTo(1, 2);
    },
  );

  it('are fewer behind caches that share what is behind them', () => {
    const inFront = missesPerSecond(1 / 30, ONE_PAGE, 2);
    expect(inFront).toBeCloseTo(2 / 120, 10);
    expect(missesBehind(1 / 30, ONE_PAGE, 2, 60)).toBeCloseTo(inFront / (1 + inFront * 60), 10);
  });
});
