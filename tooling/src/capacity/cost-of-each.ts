import type { PerTier } from './load-model';
import { perTier } from './work';

/** Processor time of two kinds of unit together. */
export interface Mixture {
  readonly counts: readonly [requests: number, computed: number];
  readonly ms: PerTier;
}

/**
 * Returns the cost of a request and that of a computation from two mixtures of both, such as pages that were stale and then the
 * same pages fresh. A tier that does nothing costs nothing, and not the negative of a measuring error.
 *
 * @returns `null` when the mixtures have the same proportions, such as pages that are rendered for every request
 */
export function costOfEach(
  one: Mixture,
  other: Mixture,
): readonly [request: PerTier, computed: PerTier] | null {
  const determinant = one.counts[0] * other.counts[1] - other.counts[0] * one.counts[1];
  if (determinant === 0) return null;
  return [
    perTier((tier) =>
      Math.max(0, (one.ms[tier] * other.counts[1] - other.ms[tier] * one.counts[1]) / determinant),
    ),
    perTier((tier) =>
      Math.max(0, (one.counts[0] * other.ms[tier] - other.counts[0] * one.ms[tier]) / determinant),
    ),
  ];
}

/** Returns what is left of the time when units of a measured cost are subtracted; not less than nothing. */
export function remainder(
  ms: PerTier,
  measured: readonly (readonly [count: number, cost: PerTier])[],
): PerTier {
  return perTier((tier) =>
    Math.max(
      0,
      measured.reduce((left, [count, cost]) => left - count * cost[tier], ms[tier]),
    ),
  );
}
