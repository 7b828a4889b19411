import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

import { pathTemplate } from './path-template';

type Fetch = typeof globalThis.fetch;

/**
 * Returns a `fetch` that makes a span of each request and sends `traceparent`. A span has the template of the path and no query:
 * both may have tokens, queries search criteria as well.
 *
 * @param exporterUrl requests to it are not traced
 */
export function tracedFetch(fetch: Fetch, exporterUrl: string): Fetch {
  return async (input, init) => {
    const { pathname, host, href } = new URL(input instanceof Request ? input.url : String(input));
    if (href.startsWith(exporterUrl)) return fetch(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const span = trace.getTracer('fetch').startSpan(`${method} ${host}`, {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': method,
        'server.address': host,
        'url.template': pathTemplate(pathname),
      },
    });
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    propagation.inject(trace.setSpan(context.active(), span), headers, {
      set: (carrier, name, value) => carrier.set(name, value),
    });
    try {
      const response = await fetch(input, { ...init, headers });
      span.setAttribute('http.response.status_code', response.status);
      if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      return response;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  };
}
