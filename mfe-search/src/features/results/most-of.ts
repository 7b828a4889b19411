/** Share of the work that is prompt when nothing is wrong. */
const MOST = 0.75;
/** Time for the rest after most has arrived, in milliseconds. */
export const REST_MS = 50;

/**
 * Resolves with the results that have arrived when all have, 50 ms after most have, or when the signal aborts,
 * whichever is first: few slow ones hold the others no longer than that.
 *
 * @param work never rejects
 * @returns the results in the order of the work; `null` for those that have not arrived
 */
export function mostOf<T>(
  work: readonly Promise<T | null>[],
  signal: AbortSignal,
): Promise<readonly (T | null)[]> {
  return new Promise((resolve) => {
    const results: (T | null)[] = work.map(() => null);
    let arrived = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;

    function end(): void {
      clearTimeout(rest);
      signal.removeEventListener('abort', end);
      resolve([...results]);
    }
    function add(result: T | null, index: number): void {
      results[index] = result;
      arrived += 1;
      if (arrived === work.length) end();
      else if (arrived === Math.ceil(work.length * MOST)) rest = setTimeout(end, REST_MS);
    }

    if (work.length === 0 || signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    work.forEach((one, index) => void one.then((result) => add(result, index)));
  });
}
