import { bucketOf, countAbove, countOf, quantileOf, type VitalHistogram } from './vital-histogram';

function histogramOf(values: readonly number[]): VitalHistogram {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(bucketOf(value), (counts.get(bucketOf(value)) ?? 0) + 1);
  return [...counts];
}
const merged = (one: VitalHistogram, other: VitalHistogram): VitalHistogram => [...one, ...other];

/** 1 ms to 60 s, with a long tail. */
const VALUES = Array.from({ length: 1_000 }, (_value, index) => 1.011 ** index);

it.each([0.5, 0.75, 0.95])('returns the quantile %s at most 5%% off', (share) => {
  const exact = VALUES[Math.ceil(share * VALUES.length) - 1] ?? 0;
  const estimate = quantileOf(histogramOf(VALUES), share) ?? 0;
  expect(Math.abs(estimate / exact - 1)).toBeLessThan(0.05);
});

it('gives the same quantile for merged histograms as for all measurements', () => {
  const [first, second] = [VALUES.slice(0, 300), VALUES.slice(300)];
  expect(quantileOf(merged(histogramOf(first), histogramOf(second)), 0.75)).toBe(
    quantileOf(histogramOf(VALUES), 0.75),
  );
  expect(quantileOf(merged(histogramOf(second), histogramOf(first)), 0.75)).toBe(
    quantileOf(histogramOf(VALUES), 0.75),
  );
});

it.each([0, 0.000_1, 0.001])('has %p in the first bucket', (value) => {
  expect(bucketOf(value)).toBe(0);
});

it('includes the measurement at the share itself, and counts only what is above a limit', () => {
  const two = histogramOf([1, 1_000]);
  const half = quantileOf(two, 0.5) ?? Infinity;
  expect(half).toBeLessThan(1.1);
  expect(countAbove(two, half)).toBe(1);
});

it('counts the measurements above a limit', () => {
  const histogram = histogramOf([0, 0.05, 100, 2_000, 4_000, 3_000_000]);
  expect(countAbove(histogram, 2_500)).toBe(2);
  expect(countAbove(histogram, 0.5)).toBe(4);
  expect(countOf(histogram)).toBe(6);
});

it('has no quantile without measurements', () => {
  expect(quantileOf([], 0.75)).toBeNull();
});
