export interface ConcurrencyLimits {
  readonly maxConcurrent: number;
  /** Calls beyond this number of waiting ones are rejected. */
  readonly maxQueued: number;
  /** Creates the error of a rejected call. */
  readonly overloaded: () => Error;
}

/** Returns a function that runs work in the order of its calls, a limited number at a time. */
export function createConcurrencyLimiter({ maxConcurrent, maxQueued, overloaded }: ConcurrencyLimits) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < maxConcurrent) {
      running += 1;
    } else {
      if (queue.length >= maxQueued) throw overloaded();
      await new Promise<void>((start) => queue.push(start));
    }
    try {
      return await work();
    } finally {
      // The slot passes to the next call directly: a new call cannot take it in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
