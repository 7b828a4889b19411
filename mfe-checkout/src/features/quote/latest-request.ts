/** Debounces requests and keeps only the latest: starting another one, or `cancel`, aborts the one before. */
export function createLatestRequest(debounceMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();

  function cancel(): void {
    clearTimeout(timer);
    controller.abort();
  }

  function start(send: (signal: AbortSignal) => Promise<void>): void {
    cancel();
    controller = new AbortController();
    const { signal } = controller;
    timer = setTimeout(() => void send(signal), debounceMs);
  }

  return { start, cancel };
}
