import { logFactorial } from './log-factorial';

/** Integers, with `failures` at most `trials`. */
export interface Tally {
  readonly trials: number;
  readonly failures: number;
}

/** A term smaller than this fraction of the sum does not change the sum. */
const NEGLIGIBLE = 1e-18;
/** Smaller numbers lose precision. */
const TINY = 1e-290;

/**
 * Returns the p-value of the one-sided Fisher's exact test: the probability that the canary has at least this many
 * failures by chance, if it is no worse than the live version (upper tail of the hypergeometric distribution).
 *
 * The test assumes independent trials. Page loads of one visitor are not fully independent, so use a strict bound.
 *
 * @returns a number from 0 to 1; 1 if there is nothing to compare
 */
export function fisherExactPValue(canary: Tally, live: Tally): number {
  const all = canary.trials + live.trials;
  const failures = canary.failures + live.failures;
  const mode = Math.floor(((failures + 1) * (canary.trials + 1)) / (all + 2));

  let term = Math.exp(
    logChoose(failures, canary.failures) +
      logChoose(all - failures, canary.trials - canary.failures) -
      logChoose(all, canary.trials),
  );
  // Far below the mode: the tail contains nearly the whole distribution.
  if (term < TINY && canary.failures < mode) return 1;

  let sum = 0;
  for (let count = canary.failures; count <= Math.min(failures, canary.trials); count += 1) {
    sum += term;
    if (count > mode && term < sum * NEGLIGIBLE) break;
    term *= (failures - count) / (count + 1);
    term *= (canary.trials - count) / (all - failures - canary.trials + count + 1);
  }
  return Math.min(1, sum);
}

/** Returns the natural logarithm of the binomial coefficient. */
function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
