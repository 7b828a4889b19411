/** Each bucket ends 10% above the previous one, so a quantile is at most 5% off. */
const GROWTH = 1.1;
/** Smaller values share the first bucket: for CLS a thousandth, for all others a hundredth of a millisecond. */
const SMALLEST = 0.001;

/**
 * Counts of measurements by bucket. Histograms of two periods are merged by adding their counts (the scheme of
 * DDSketch, https://arxiv.org/abs/1908.10693).
 */
export type VitalHistogram = readonly (readonly [bucket: number, count: number])[];

/** Returns the bucket of a measurement. @param value milliseconds, or a score for CLS; at least 0 */
export function bucketOf(value: number): number {
  return value <= SMALLEST ? 0 : Math.ceil(Math.log(value / SMALLEST) / Math.log(GROWTH));
}

/** The largest value of a bucket. */
function upperBoundOf(bucket: number): number {
  return SMALLEST * GROWTH ** bucket;
}

/**
 * Returns a quantile, at most 5% off.
 *
 * @param share of the measurements that are not larger, such as 0.75
 * @returns `null` without measurements
 */
export function quantileOf(histogram: VitalHistogram, share: number): number | null {
  const total = countOf(histogram);
  let below = 0;
  for (const [bucket, count] of histogram.toSorted(([one], [other]) => one - other)) {
    below += count;
    if (below >= share * total) return middleOf(bucket);
  }
  return null;
}

/** Returns how many measurements are above a limit. A measurement within 5% of the limit may be on either side. */
export function countAbove(histogram: VitalHistogram, limit: number): number {
  return countOf(histogram.filter(([bucket]) => middleOf(bucket) > limit));
}

/** Returns the number of measurements. */
export function countOf(histogram: VitalHistogram): number {
  return histogram.reduce((sum, [, count]) => sum + count, 0);
}

/** The value with the same relative distance to both ends. */
function middleOf(bucket: number): number {
  return (2 * upperBoundOf(bucket)) / (1 + GROWTH);
}
