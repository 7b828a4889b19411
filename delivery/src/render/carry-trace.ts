import { AsyncLocalStorage } from 'node:async_hooks';

type Fetch = typeof globalThis.fetch;

/** The W3C `traceparent` of the request whose page is being rendered. */
const carried = new AsyncLocalStorage<string | undefined>();

/** Runs the rendering of a page in the trace of its request; `undefined` while tracing is off. */
export function inTrace<T>(traceparent: string | undefined, work: () => T): T {
  return carried.run(traceparent, work);
}

/** Returns a `fetch` that sends the `traceparent` of the rendering that calls it. */
export function carryTrace(fetch: Fetch): Fetch {
  return (input, init) => {
    const traceparent = carried.getStore();
    if (traceparent === undefined) return fetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', traceparent);
    return fetch(input, { ...init, headers });
  };
}
