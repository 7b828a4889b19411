/** Calls of one kind in which concurrent calls with the same key share one promise. */
export interface RequestDeduplication<T> {
  /** Returns the promise in flight for this key, or starts `work`. A failure reaches every caller and is not kept. */
  readonly run: (key: string, work: () => Promise<T>) => Promise<T>;
  /** Makes the next call of every key start its work again. Promises in flight still reach their callers. */
  readonly clear: () => void;
}

export function createRequestDeduplication<T>(): RequestDeduplication<T> {
  const inFlight = new Map<string, Promise<T>>();

  return {
    run(key, work) {
      const running = inFlight.get(key);
      if (running) return running;
      const started: Promise<T> = work().finally(() => {
        // After `clear`, the key may belong to a newer promise.
        if (inFlight.get(key) === started) inFlight.delete(key);
      });
      inFlight.set(key, started);
      return started;
    },
    clear: () => inFlight.clear(),
  };
}
