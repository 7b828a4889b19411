import type { Page } from '@playwright/test';

/** Times in milliseconds of one search with a filter and a sort. */
export interface Marks {
  readonly firstCards: number;
  readonly complete: number;
  readonly longestTask: number;
  readonly filter: number;
  readonly sort: number;
}

/** CPU throttling factor of the main thread, as on a low-end phone. Chromium does not throttle other threads. */
const SLOWER = 4;

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

interface Watched {
  readonly seen: { start: number; first: number; complete: number; readonly tasks: number[] };
}

/** Runs in the page: records long tasks. */
export function watchTasks(): void {
  const seen = { start: 0, first: 0, complete: 0, tasks: [] as number[] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (seen.start > 0 && startTime + duration > seen.start) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Reads the recorded marks; the longest task is 0 if none exceeded 50 ms. */
export function marksOf(page: Page): Promise<Pick<Marks, 'firstCards' | 'complete' | 'longestTask'>> {
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as Watched;
    return {
      firstCards: seen.first - seen.start,
      complete: seen.complete - seen.start,
      longestTask: Math.max(0, ...seen.tasks),
    };
  });
}
