import { hashOf } from './hash';
import type { Hotel } from './hotel';

type Reviewed = Pick<Hotel, 'giataId' | 'reviewScore' | 'reviewCount'>;

const STARS = [1, 2, 3, 4, 5] as const;
const CATEGORIES = ['Location', 'Rooms', 'Value', 'Cleanliness', 'Service', 'Sleep Quality'] as const;
/** Feeds state scores in halves. */
const STEP = 0.5;
/** Rounds to 5.0; a mean of 5 would leave no review below five stars. */
const HIGHEST_MEAN = 4.96;

/** Returns review counts of 1 to 5 that sum up to the number of reviews and have the review score as their mean. */
export function reviewHistogram({ reviewScore, reviewCount }: Reviewed): Record<string, number> {
  const mean = Math.min(reviewScore, HIGHEST_MEAN);
  const weights = weightsWithMean(mean);
  const counts = weights.map((weight) => Math.floor(reviewCount * weight));
  const rest = reviewCount - counts.reduce((total, count) => total + count, 0);
  const nearest = Math.round(mean) - 1;
  const filled = counts.map((count, index) => (index === nearest ? count + rest : count));
  const exact = withSum(filled, Math.round(mean * reviewCount));
  return Object.fromEntries(exact.map((count, index) => [String(index + 1), count]));
}

/** Returns the scores by category, whose mean is the review score. */
export function categoryScores(
  seed: number,
  { giataId, reviewScore }: Reviewed,
): readonly { readonly name: string; readonly value: number }[] {
  const order = CATEGORIES.toSorted(
    (one, other) => hashOf(seed, 'sub-order', giataId, one) - hashOf(seed, 'sub-order', giataId, other),
  );
  return CATEGORIES.map((name) => {
    // Categories differ in pairs, one above and one below the score, which keeps the mean.
    const place = order.indexOf(name);
    const pair = Math.floor(place / 2);
    const differs = hashOf(seed, 'sub', giataId, pair) % 3 > 0;
    const offset = differs && reviewScore + STEP <= 5 && reviewScore - STEP >= 1 ? STEP : 0;
    return { name, value: reviewScore + (place % 2 === 0 ? offset : -offset) };
  });
}

/** Thousands of hotels have one of nine scores. */
const weightsByMean = new Map<number, readonly number[]>();

/** Returns shares of 1 to 5 stars around a mean, which they have. */
function weightsWithMean(mean: number): readonly number[] {
  const weights = weightsByMean.get(mean) ?? findWeights(mean);
  weightsByMean.set(mean, weights);
  return weights;
}

function findWeights(mean: number): readonly number[] {
  let [low, high] = [-10, 10];
  for (let round = 0; round < 50; round += 1) {
    const tilt = (low + high) / 2;
    if (meanOf(tilted(mean, tilt)) < mean) low = tilt;
    else high = tilt;
  }
  return tilted(mean, low);
}

function tilted(mean: number, tilt: number): readonly number[] {
  const weights = STARS.map((star) => Math.exp(tilt * (star - mean) - (star - mean) ** 2 / 1.6));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function meanOf(weights: readonly number[]): number {
  return weights.reduce((total, weight, index) => total + weight * (index + 1), 0);
}

/** Moves single reviews by one star, from the most frequent one that allows it, until the stars have the sum. */
function withSum(counts: readonly number[], sum: number): readonly number[] {
  const missing = sum - meanOf(counts);
  if (missing === 0) return counts;
  const step = Math.sign(missing);
  const movable = counts.map((count, index) => (index + step in counts ? count : 0));
  const from = movable.indexOf(Math.max(...movable));
  return withSum(
    counts.map((count, index) => count - Number(index === from) + Number(index === from + step)),
    sum,
  );
}
