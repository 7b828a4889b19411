export type QueryState<R> =
  /** Never requested, or the request was aborted. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly data: R }
  | { readonly kind: 'failed'; readonly cause: unknown };

export interface QuerySnapshot<Q, R> {
  readonly get: (query: Q) => QueryState<R>;
}

/** Responses by query, shared by every component of one page. */
export interface QueryCache<Q, R> {
  /** Sends the request unless its response is cached, in flight or failed. */
  readonly prefetch: (query: Q) => void;
  /** Sends the request again and replaces the cached response. */
  readonly refetch: (query: Q) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns a new object after every change. */
  readonly getSnapshot: () => QuerySnapshot<Q, R>;
  /** Aborts the requests in flight. Cached responses stay, and later requests are allowed. */
  readonly abort: () => void;
}

interface QueryCacheOptions<Q, R> {
  /** Returns the cache key. */
  readonly keyOf: (query: Q) => string;
  /** Rejects with the cause of a failure. */
  readonly fetch: (query: Q, signal: AbortSignal) => Promise<R>;
  /** Returns whether the response to `cached` also contains the response to `requested`. */
  readonly covers?: (cached: Q, requested: Q) => boolean;
  /** Responses that the server has loaded. */
  readonly initial?: readonly QueryEntry<Q, R>[];
}

export interface QueryEntry<Q, R> {
  readonly query: Q;
  readonly state: QueryState<R>;
}

const IDLE = { kind: 'idle' } as const;

/**
 * Creates a cache that requests each query once while a page is open (HD-ST-05, DEC-13).
 *
 * A failed query is only repeated by `refetch`, so that a broken backend is not polled.
 */
export function createQueryCache<Q, R>({
  keyOf,
  fetch,
  covers,
  initial = [],
}: QueryCacheOptions<Q, R>): QueryCache<Q, R> {
  const entries = new Map(initial.map((entry) => [keyOf(entry.query), entry]));
  const listeners = new Set<() => void>();
  let inFlight = new AbortController();

  const get = (query: Q): QueryState<R> => {
    const own = entries.get(keyOf(query))?.state;
    if (own?.kind === 'loaded' || own?.kind === 'loading') return own;
    const covering = [...entries.values()].find(
      (entry) => entry.state.kind === 'loaded' && covers?.(entry.query, query),
    );
    return covering?.state ?? own ?? IDLE;
  };

  let snapshot: QuerySnapshot<Q, R> = { get };

  const setState = (query: Q, state: QueryState<R>) => {
    entries.set(keyOf(query), { query, state });
    // A new function identity as well: components list `get` as a dependency of their memos.
    snapshot = { get: (other) => get(other) };
    for (const onChange of listeners) onChange();
  };

  const send = (query: Q) => {
    const { signal } = inFlight;
    setState(query, { kind: 'loading' });
    fetch(query, signal).then(
      (data) => !signal.aborted && setState(query, { kind: 'loaded', data }),
      (cause: unknown) => !signal.aborted && setState(query, { kind: 'failed', cause }),
    );
  };

  return {
    prefetch: (query) => {
      if (get(query).kind === 'idle') send(query);
    },
    refetch: send,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getSnapshot: () => snapshot,
    abort: () => {
      inFlight.abort();
      inFlight = new AbortController();
      for (const [key, { state }] of entries) if (state.kind === 'loading') entries.delete(key);
    },
  };
}
