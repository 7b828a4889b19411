/** Logs the steps of a command and how long each one took. Steps may run at the same time. */
export interface Progress {
  readonly step: <T>(title: string, act: () => Promise<T>, outcome?: (value: T) => string) => Promise<T>;
  /** Time since the first step, such as `1.5 s`. */
  readonly elapsed: () => string;
}

/** @param steps total number of steps @param now milliseconds since 1970 */
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
      log(`  ${mark}  ${title} …`);
      const value = await act();
      const summary = outcome(value);
      log(`  ${mark}  ${title}: ${summary ? `${summary}, ` : ''}${seconds(now() - start)}`);
      return value;
    },
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
