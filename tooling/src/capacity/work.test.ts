import { missesOfEmptyCache, missesPerSecond } from './cache-misses';
import type { PerKind, PerTier } from './load-model';
import { mapUnits, processorMs, workOfRun, workPerSecond, type Kept } from './work';

const RATES: PerKind = {
  'kept page': 2,
  'search page': 1,
  'details page': 0.5,
  file: 10,
  search: 1,
  quote: 0.5,
  booking: 0.2,
};
const all = (pages: number) => ({ groups: [{ pages, share: 1 }], freshSeconds: 60 });
const KEPT: Kept = {
  pages: { 'kept page': all(20), 'search page': all(40), 'details page': all(10) },
  searches: all(40),
};
const TWO = { site: 2, backend: 2 };
const FREE: PerTier = { nginx: 0, site: 0, backend: 0, database: 0 };

describe('the work of a shop', () => {
  it('has its requests, what caches lack, and seconds of its processes', () => {
    const work = workPerSecond(RATES, KEPT, TWO);
    expect(work).toMatchObject(RATES);
    expect(work['kept page rendered']).toBeCloseTo(missesPerSecond(2, all(20), 2), 10);
    expect(work['search page rendered']).toBeCloseTo(missesPerSecond(1, all(40), 2), 10);
    expect(work['supplier search']).toBeCloseTo(
      missesPerSecond(1, all(40)) + missesPerSecond(missesPerSecond(1, all(40), 2), all(40)),
      10,
    );
    expect([work['second of a site'], work['second of a backend'], work['site started']]).toEqual([2, 2, 0]);
  });

  it('grows with the time of a run, but for starts and caches that are empty', () => {
    const starts = { site: 2, backend: 3, balancerAndDatabase: 1 };
    const [short, long] = [480, 1_800].map((seconds) => workOfRun(RATES, KEPT, TWO, { seconds, starts }));
    const perSecond = workPerSecond(RATES, KEPT, TWO);
    for (const unit of ['kept page', 'details page rendered', 'supplier search', 'second of a site'] as const)
      expect(((long?.[unit] ?? 0) - (short?.[unit] ?? 0)) / (1_800 - 480)).toBeCloseTo(perSecond[unit], 10);
    for (const run of [short, long])
      expect(run).toMatchObject({
        'site started': 2,
        'backend started': 3,
        'balancer and database restarted': 1,
      });
  });

  it('renders again what a site had kept before its restart', () => {
    const run = (site: number) =>
      workOfRun(RATES, KEPT, TWO, { seconds: 600, starts: { site, backend: 0, balancerAndDatabase: 0 } });
    const more = run(1)['kept page rendered'] - run(0)['kept page rendered'];
    expect(more).toBeCloseTo(missesOfEmptyCache(2, all(20), 2), 10);
    // Nearly every page is fresh in each site: one restart costs almost half a rendering of each.
    expect(more).toBeGreaterThan(5);
    expect(more).toBeLessThan(10);
  });

  it('costs the sum of its units', () => {
    const costs = mapUnits((unit) =>
      unit === 'site started' ? { ...FREE, site: 2_000 } : unit === 'file' ? { ...FREE, nginx: 1 } : FREE,
    );
    const work = mapUnits((unit) => (unit === 'site started' ? 2 : unit === 'file' ? 300 : 7));
    expect(processorMs(work, costs)).toEqual({ nginx: 300, site: 4_000, backend: 0, database: 0 });
  });
});
