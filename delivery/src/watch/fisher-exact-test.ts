import { logFactorial } from './log-factorial';

/** How often something was tried, and how often it went badly: whole numbers, `bad` at most `trials`. */
export interface Tally {
  readonly trials: number;
  readonly bad: number;
}

/** A term this much smaller than the sum changes none of its digits. */
const NEGLIGIBLE = 1e-18;
/** Below this a number loses its digits, and with them all that is multiplied by it. */
const TINY = 1e-290;

/**
 * The chance that the canary has so many bad ones or more by luck alone, if it is no worse than the live
 * version: the upper tail of the hypergeometric distribution (Fisher's exact test, one side of it).
 *
 * It takes trials for independent. Page loads of one visitor are not quite, so the bound that this is held
 * against has to be strict.
 *
 * @returns a number from 0 to 1; 1 where there is nothing to compare
 */
export function chanceOfNoWorse(canary: Tally, live: Tally): number {
  const all = canary.trials + live.trials;
  const bad = canary.bad + live.bad;
  const likeliest = Math.floor(((bad + 1) * (canary.trials + 1)) / (all + 2));

  let term = Math.exp(
    logChoose(bad, canary.bad) +
      logChoose(all - bad, canary.trials - canary.bad) -
      logChoose(all, canary.trials),
  );
  // So far below what is likely that nearly everything lies above.
  if (term < TINY && canary.bad < likeliest) return 1;

  let sum = 0;
  for (let count = canary.bad; count <= Math.min(bad, canary.trials); count += 1) {
    sum += term;
    if (count > likeliest && term < sum * NEGLIGIBLE) break;
    term *= (bad - count) / (count + 1);
    term *= (canary.trials - count) / (all - bad - canary.trials + count + 1);
  }
  return Math.min(1, sum);
}

/** ln of the number of ways to choose `k` of `n`. */
function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
