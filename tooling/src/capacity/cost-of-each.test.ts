import { costOfEach, remainder } from './cost-of-each';
import type { PerTier } from './load-model';

const tiers = (nginx: number, site: number): PerTier => ({ nginx, site, backend: 0, database: 0 });

it('separates the cost of a request from that of a rendering', () => {
  const costs = costOfEach(
    { counts: [80, 40], ms: tiers(80 * 2, 80 * 3 + 40 * 100) },
    { counts: [80, 2], ms: tiers(80 * 2, 80 * 3 + 2 * 100) },
  );
  expect(costs).toEqual([tiers(2, 3), tiers(0, 100)]);
});

it('does not turn a measuring error into a negative cost', () => {
  const costs = costOfEach({ counts: [10, 10], ms: tiers(19, 0) }, { counts: [10, 0], ms: tiers(20, 0) });
  expect(costs?.[1]).toEqual(tiers(0, 0));
});

it('has no result for mixtures with the same proportions', () => {
  const ms = tiers(1, 1);
  expect(costOfEach({ counts: [10, 5], ms }, { counts: [20, 10], ms })).toBeNull();
});

it('subtracts the units whose cost is measured', () => {
  const measured = [
    [10, tiers(1, 2)],
    [5, tiers(0, 4)],
  ] as const;
  expect(remainder(tiers(5, 100), measured)).toEqual(tiers(0, 60));
});
