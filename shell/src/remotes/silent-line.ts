/** A line without progress for this long is silent. On a slow line: three times the time to the first byte of a file. */
const SILENCE_MS = 800;
const MAX_SILENCE_MS = 4_000;
/** A second request is harmless, but a stall makes the page fall back: it takes this many times the silence. */
export const DECISION = 2;
const TICK_MS = 100;

let progressCount = 0;
let silenceTicks = SILENCE_MS / TICK_MS;

/** Records that bytes have arrived. */
export function reportProgress(): void {
  progressCount += 1;
}

/** Counts each completed resource as progress, and adapts the limit to the latency of the release files. */
export function observeLine(): void {
  new PerformanceObserver((list) => {
    reportProgress();
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || !entry.name.includes('/releases/')) continue;
      const latency = entry.responseStart - entry.requestStart;
      const silence = Math.min(Math.max(SILENCE_MS, 3 * latency), MAX_SILENCE_MS);
      silenceTicks = silence / TICK_MS;
    }
  }).observe({ type: 'resource', buffered: true });
}

/**
 * Calls back once when the line has been silent for the limit, or a multiple of it. Ticks are counted instead of time, so that a long task
 * of the main thread, a hidden tab or a sleeping computer is not mistaken for silence.
 *
 * @returns the function that stops the wait
 */
export function afterSilence(onSilence: () => void, multiple = 1): () => void {
  let seenCount = progressCount;
  let silentTicks = 0;
  const timer = setInterval(() => {
    silentTicks = seenCount === progressCount ? silentTicks + 1 : 0;
    seenCount = progressCount;
    if (silentTicks < silenceTicks * multiple) return;
    clearInterval(timer);
    onSilence();
  }, TICK_MS);
  return () => clearInterval(timer);
}
