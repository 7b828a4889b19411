import { SCRAPE_SECONDS } from './timeline';

/** Samples of a range, oldest first, with their time in seconds since the first scrape. */
export interface RangeSamples {
  readonly points: readonly { readonly at: number; readonly value: number }[];
  readonly from: number;
  readonly to: number;
}

/** Extrapolation reaches no further than this share of the interval of samples. */
const FULL_EXTRAPOLATION = 1.1;

/**
 * Returns the change over a range as Prometheus computes it: extrapolated to its ends, unless the series began or ended
 * inside; a counter that became smaller was reset.
 *
 * @returns `null` with fewer than two samples
 */
function extrapolatedChange({ points, from, to }: RangeSamples, isCounter: boolean): number | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const resets = points.slice(1).map(({ value }, index) => {
    const before = points[index]?.value ?? value;
    return isCounter && value < before ? before : 0;
  });
  const change = last.value - first.value + resets.reduce((sum, one) => sum + one, 0);
  const sampled = last.at - first.at;
  const average = sampled / (points.length - 1);
  const limit = average * FULL_EXTRAPOLATION;
  const bounded = (distance: number) => (distance >= limit ? average / 2 : distance);
  // A counter is never below zero: it did not exist before it had its first value.
  const sinceZero =
    isCounter && change > 0 && first.value >= 0 ? sampled * (first.value / change) : Number.POSITIVE_INFINITY;
  const before = Math.min(bounded(first.at - from), sinceZero);
  return change * ((sampled + before + bounded(to - last.at)) / sampled);
}

type RangeFunction = (range: RangeSamples) => number | null;

/** Functions of range vectors that the rules use. */
export const RANGE_FUNCTIONS: Readonly<Record<string, RangeFunction>> = {
  rate: (range) => {
    const change = extrapolatedChange(range, true);
    return change === null ? null : change / (range.to - range.from);
  },
  delta: (range) => extrapolatedChange(range, false),
  min_over_time: ({ points }) => (points.length === 0 ? null : Math.min(...points.map(({ value }) => value))),
};

/** Returns the samples of the range that ends with a scrape. */
export function rangeSamples(
  samples: readonly (number | null)[],
  scrape: number,
  rangeSeconds: number,
): RangeSamples {
  const to = scrape * SCRAPE_SECONDS;
  const from = to - rangeSeconds;
  const first = Math.max(0, Math.ceil(from / SCRAPE_SECONDS));
  const points = samples.slice(first, scrape + 1).flatMap((value, index) => {
    const at = (first + index) * SCRAPE_SECONDS;
    return value === null ? [] : [{ at, value }];
  });
  return { points, from, to };
}
