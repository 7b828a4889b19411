/** A response with 1,000 packages keeps a processor busy while it is parsed. */
const MAX_CONCURRENT = 4;
const MAX_KEPT = 8;
/** A page that was sent in parts is rendered again at once, for the cache. */
const KEPT_MS = 10_000;

/**
 * Responses of one render thread: equal requests share a response for ten seconds. Failures are not kept.
 *
 * @param now monotonic time in milliseconds
 */
export function createKeptResponses<T extends { readonly ok: boolean }>(now: () => number) {
  const kept = new Map<string, { readonly response: Promise<T>; readonly startedAt: number }>();
  let running = 0;

  async function send(key: string, request: () => Promise<T>): Promise<T> {
    running += 1;
    let response: T | null = null;
    try {
      response = await request();
      return response;
    } finally {
      running -= 1;
      if (!response?.ok) kept.delete(key);
    }
  }

  return {
    /** Returns the response; `null` when too many requests are running. */
    get(key: string, request: () => Promise<T>): Promise<T> | null {
      const found = kept.get(key);
      if (found && now() - found.startedAt < KEPT_MS) return found.response;
      if (running >= MAX_CONCURRENT) return null;
      const startedAt = now();
      kept.delete(key);
      const response = send(key, request);
      kept.set(key, { response, startedAt });
      for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(oldest);
      return response;
    },
  };
}
