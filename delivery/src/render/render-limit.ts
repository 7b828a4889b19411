import { LATE_PARTS_MS } from './render-task';

/**
 * Limits the time of one rendering. `extend` gives a page in parts more time when its frame has been sent: the visitor
 * sees the frame, and to abort would take it away.
 *
 * @param limitMs milliseconds; the signal is aborted with a `TimeoutError`
 */
export function createRenderLimit(limitMs: number) {
  const controller = new AbortController();
  const endsAt = performance.now() + limitMs;
  const abort = () =>
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  let timer = setTimeout(abort, limitMs);
  return {
    signal: controller.signal,
    extend(): void {
      clearTimeout(timer);
      timer = setTimeout(abort, endsAt - performance.now() + LATE_PARTS_MS);
    },
    clear: (): void => clearTimeout(timer),
  };
}
