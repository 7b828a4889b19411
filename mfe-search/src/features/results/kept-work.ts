interface KeptWork<T> {
  readonly result: Promise<T>;
  readonly startedAt: number;
}

/**
 * Keeps the latest work of a render thread by key, also while it is pending: those who need the same share it.
 *
 * @param limits number of works, and milliseconds from the start of each
 * @param now monotonic time in milliseconds
 */
export function createKeptWork<T>(
  { max, ms }: { readonly max: number; readonly ms: number },
  now: () => number,
) {
  const kept = new Map<string, KeptWork<T>>();
  return {
    find(key: string): Promise<T> | null {
      const found = kept.get(key);
      return found && now() - found.startedAt < ms ? found.result : null;
    },
    keep(key: string, result: Promise<T>): void {
      kept.delete(key);
      kept.set(key, { result, startedAt: now() });
      for (const oldest of [...kept.keys()].slice(0, -max)) kept.delete(oldest);
    },
    /** Drops work that has failed, unless newer work has its key. */
    drop(key: string, result: Promise<T>): void {
      if (kept.get(key)?.result === result) kept.delete(key);
    },
  };
}
