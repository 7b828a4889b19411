import { runPeriodically } from './run-periodically';

let stop: () => Promise<void> = async () => {};
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Runs a job whose first runs fail. @returns the times of its runs in seconds */
async function runTimes(failures: number, seconds: number): Promise<readonly number[]> {
  const startedAt = Date.now();
  const times: number[] = [];
  stop = runPeriodically('job', 1_000, async () => {
    times.push((Date.now() - startedAt) / 1_000);
    if (times.length <= failures) throw new Error('the database is away');
  });
  await jest.advanceTimersByTimeAsync(seconds * 1_000);
  return times;
}

it('pauses longer after each failure in a row, and returns to its interval after a success', async () => {
  expect(await runTimes(3, 17)).toEqual([0, 2, 6, 14, 15, 16, 17]);
});

it('pauses half a minute at most, and never ends because of a failure', async () => {
  const times = await runTimes(100, 150);
  expect(times.slice(0, 5)).toEqual([0, 2, 6, 14, 30]);
  expect(times.slice(5)).toEqual([60, 90, 120, 150]);
});

it('aborts the current run when it is stopped, and starts no other', async () => {
  let runs = 0;
  stop = runPeriodically('job', 1_000, async (signal) => {
    runs += 1;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  });
  await stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(runs).toBe(1);
});
