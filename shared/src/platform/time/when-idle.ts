/** Delay in browsers without `requestIdleCallback` (Safari). */
const DELAY_MS = 1_000;

/**
 * Runs a function when the browser is idle.
 *
 * @param limitMs runs it after this time even if the browser is busy; without it a busy browser delays it indefinitely
 * @returns cancels it
 */
export function whenIdle(run: () => void, limitMs?: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, limitMs === undefined ? {} : { timeout: limitMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, Math.min(DELAY_MS, limitMs ?? DELAY_MS));
  return () => clearTimeout(timer);
}
