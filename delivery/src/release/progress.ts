import { ReleaseRejected } from './swap-app-records';

/** Logs the steps of a command and how long each one took. Steps may run at the same time. */
export interface Progress {
  readonly step: <T>(title: string, act: () => Promise<T>, outcome?: (value: T) => string) => Promise<T>;
  /** Time since the first step, such as `1.5 s`. */
  readonly elapsed: () => string;
}

/** A step was ended because another one had failed. */
export class StepStopped extends Error {
  override readonly name = 'StepStopped';
}

/**
 * Logs the failure of a step with the output of its tool as soon as the step fails; other steps may still run.
 *
 * @param steps total number of steps
 * @param now milliseconds since 1970
 */
export function createProgress(
  steps: number,
  log: (line: string) => void,
  now: () => number = () => Date.now(),
): Progress {
  const startedAt = now();
  let count = 0;
  return {
    elapsed: () => seconds(now() - startedAt),
    async step(title, act, outcome = () => '') {
      count += 1;
      const mark = `${count}/${steps}`;
      const start = now();
      const logEnd = (result: string) =>
        log(`  ${mark}  ${title}: ${result ? `${result}, ` : ''}${seconds(now() - start)}`);
      log(`  ${mark}  ${title} …`);
      try {
        const value = await act();
        logEnd(outcome(value));
        return value;
      } catch (error) {
        logEnd(error instanceof StepStopped ? 'stopped' : 'failed');
        if (error instanceof ReleaseRejected && error.toolOutput) log(error.toolOutput);
        throw error;
      }
    },
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
