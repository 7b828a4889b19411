/** Says what is being done, and how long each step took. */
export interface Progress {
  readonly step: <T>(title: string, act: () => Promise<T>, outcome?: (value: T) => string) => Promise<T>;
  /** Seconds since the first step, in words. */
  readonly soFar: () => string;
}

/** @param steps how many there will be @param now milliseconds since 1970 */
export function createProgress(
  steps: number,
  say: (line: string) => void,
  now: () => number = () => Date.now(),
): Progress {
  const began = now();
  let count = 0;
  return {
    soFar: () => seconds(now() - began),
    async step(title, act, outcome = () => '') {
      count += 1;
      const mark = `${count}/${steps}`;
      const start = now();
      say(`  ${mark}  ${title} …`);
      const value = await act();
      const words = outcome(value);
      say(`  ${mark}  ${words ? `${words}, ` : ''}${seconds(now() - start)}`);
      return value;
    },
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
