import { createRandom } from '../../testing/random';

import { logEvidenceOfLess, logEvidenceOfMore, upperBoundOfRate } from './evidence';
import { healthOf } from './health-of';
import { verdictOf } from './verdict';

const ALPHA = 0.05;

describe('evidence', () => {
  it('has an expected value of one under the tested rate, which bounds the error of any number of looks', () => {
    // Exact sum over all outcomes of 40 trials.
    for (const rate of [0.01, 0.1, 0.5]) {
      let [ofMore, ofLess] = [0, 0];
      let probability = (1 - rate) ** 40;
      for (let failures = 0; failures <= 40; failures += 1) {
        ofMore += probability * Math.exp(logEvidenceOfMore({ trials: 40, failures }, rate));
        ofLess += probability * Math.exp(logEvidenceOfLess({ trials: 40, failures }, rate));
        probability *= ((40 - failures) / (failures + 1)) * (rate / (1 - rate));
      }
      expect(ofMore).toBeCloseTo(1, 9);
      expect(ofLess).toBeCloseTo(1, 9);
    }
  });

  it('of more falls with each success and rises with each failure', () => {
    for (let failures = 1; failures <= 30; failures += 1) {
      const before = logEvidenceOfMore({ trials: 30, failures: failures - 1 }, 0.1);
      expect(logEvidenceOfMore({ trials: 30, failures }, 0.1)).toBeGreaterThan(before);
    }
  });

  it('reaches 1/alpha in at most alpha of 2,000 simulated rollouts with 500 looks each', () => {
    const roll = createRandom(20_261_122);
    let alarms = 0;
    for (let round = 0; round < 2_000; round += 1) {
      let failures = 0;
      for (let trials = 1; trials <= 500; trials += 1) {
        if (roll() < 0.05) failures += 1;
        // Only a failure raises the evidence.
        if (logEvidenceOfMore({ trials, failures }, 0.05) < Math.log(1 / ALPHA)) continue;
        alarms += 1;
        break;
      }
    }
    expect(alarms / 2_000).toBeLessThanOrEqual(ALPHA);
    expect(alarms).toBeGreaterThan(0);
  });
});

describe('the upper bound of a rate', () => {
  it('is 1 without trials, and approaches the rate', () => {
    expect(upperBoundOfRate({ trials: 0, failures: 0 }, 0.001)).toBe(1);
    expect(upperBoundOfRate({ trials: 100, failures: 1 }, 0.001)).toBeGreaterThan(0.05);
    expect(upperBoundOfRate({ trials: 100_000, failures: 1_000 }, 0.001)).toBeLessThan(0.0135);
  });
});

describe('a canary of a live version with the same rate of errors', () => {
  /** Share of rollouts that are condemned: one canary page load, then nine of the live version, and a look. */
  function falseAlarms(rate: number, rounds: number, looks: number): number {
    const roll = createRandom(7);
    let alarms = 0;
    for (let round = 0; round < rounds; round += 1) {
      let [ours, theirs] = [0, 0];
      for (let look = 1; look <= looks; look += 1) {
        const isFailure = roll() < rate;
        if (isFailure) ours += 1;
        for (let other = 0; other < 9; other += 1) if (roll() < rate) theirs += 1;
        // A success is no new evidence against the canary.
        if (!isFailure || !isHarmful(ours, look, theirs, look * 9)) continue;
        alarms += 1;
        break;
      }
    }
    return alarms / rounds;
  }

  function isHarmful(ours: number, trials: number, theirs: number, others: number): boolean {
    const of = (errors: number, loaded: number) => ({
      ...healthOf([], 'mfe-search', '1.0.0'),
      loaded,
      errors,
      sources: loaded,
      harmSources: { loadFailed: 0, errors, serverErrors: 0 },
    });
    return verdictOf({ canary: of(ours, trials), live: of(theirs, others), alpha: ALPHA }).kind === 'harmful';
  }

  it.each([0.002, 0.01, 0.05, 0.1])(
    'is condemned in at most alpha of the rollouts at a rate of %s',
    (rate) => {
      expect(falseAlarms(rate, 200, 200)).toBeLessThanOrEqual(ALPHA);
    },
  );
});
