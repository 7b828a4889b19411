/** A page that calls a backend. */
type Page = Pick<Window, 'location'> & { fetch: typeof fetch };

export interface TracedCalls {
  /** Calls from now on belong to this trace. */
  readonly use: (traceparent: string) => void;
}

/**
 * Adds `traceparent` to the calls of the backend with a JSON body. Browsers send a preflight for these calls with or without
 * it; a GET would need one for this header alone, so GETs have none (ADR 122).
 *
 * @param backend base URL of the backend
 */
export function traceCalls(page: Page, backend: string): TracedCalls {
  const origin = new URL(backend, page.location.href).href;
  const send = page.fetch;
  let current: string | null = null;
  page.fetch = (input, init) => {
    const headers = init?.headers;
    const isJsonCall =
      current !== null &&
      urlOf(input).startsWith(origin) &&
      isPlain(headers) &&
      headers['content-type'] === 'application/json';
    if (!isJsonCall || current === null) return send.call(page, input, init);
    return send.call(page, input, { ...init, headers: { ...headers, traceparent: current } });
  };
  return { use: (traceparent) => void (current = traceparent) };
}

function isPlain(headers: HeadersInit | undefined): headers is Record<string, string> {
  return headers !== undefined && !Array.isArray(headers) && !(headers instanceof Headers);
}

function urlOf(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}
