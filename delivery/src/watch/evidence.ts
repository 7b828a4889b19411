/** Results of independent trials. */
export interface Tally {
  readonly trials: number;
  readonly failures: number;
}

/** Odds ratios of the alternatives, and their weights, which sum to 1. The large ones decide after few trials. */
const ALTERNATIVES = [
  { ratio: 1.5, weight: 0.1 },
  { ratio: 2, weight: 0.1 },
  { ratio: 4, weight: 0.15 },
  { ratio: 10, weight: 0.15 },
  { ratio: 30, weight: 0.15 },
  { ratio: 100, weight: 0.15 },
  { ratio: 1_000, weight: 0.2 },
] as const;

/**
 * Returns the logarithm of the evidence that trials fail more often than `rate`: the likelihood of the tally under a
 * fixed mixture of higher rates, divided by its likelihood under `rate`.
 *
 * While the true rate is at most `rate`, the evidence is a supermartingale that starts at 1. By Ville's inequality it
 * ever reaches 1/alpha with a probability of at most alpha, however often and whenever it is looked at.
 */
export function logEvidenceOfMore(tally: Tally, rate: number): number {
  return logMixture(tally, rate, (ratio) => ratio);
}

/** The same for trials that fail less often than `rate`. */
export function logEvidenceOfLess(tally: Tally, rate: number): number {
  return logMixture(tally, rate, (ratio) => 1 / ratio);
}

/**
 * Returns an upper bound of the failure rate that holds for all looks together.
 *
 * @param alpha probability that the bound is ever below the true rate
 * @returns 1 while there are too few trials
 */
export function upperBoundOfRate(tally: Tally, alpha: number): number {
  const needed = Math.log(1 / alpha);
  let [below, above] = [tally.trials === 0 ? 1 : tally.failures / tally.trials, 1];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (below + above) / 2;
    if (logEvidenceOfLess(tally, middle) >= needed) above = middle;
    else below = middle;
  }
  return above;
}

const BISECTIONS = 24;
/** Keeps the rates inside (0, 1). */
const SMALLEST_RATE = 1e-6;

function logMixture({ trials, failures }: Tally, rate: number, oddsRatio: (ratio: number) => number): number {
  const base = Math.min(1 - SMALLEST_RATE, Math.max(SMALLEST_RATE, rate));
  const odds = base / (1 - base);
  return logSum(
    ALTERNATIVES.map(({ ratio, weight }) => {
      const alternative = (odds * oddsRatio(ratio)) / (1 + odds * oddsRatio(ratio));
      return (
        Math.log(weight) +
        failures * Math.log(alternative / base) +
        (trials - failures) * Math.log((1 - alternative) / (1 - base))
      );
    }),
  );
}

/** Returns the logarithm of a sum from the logarithms of its terms, without overflow. */
export function logSum(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  if (largest === Number.NEGATIVE_INFINITY) return largest;
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}
