import { z } from 'zod';

/** Codes of a connection that was closed before the response started: the request may be sent again. */
const CLOSED: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const closedConnectionSchema = z.object({ cause: z.object({ code: z.string() }) });

/**
 * Returns a `fetch` that repeats a GET or HEAD request once if the server closed the connection before it responded. A
 * server may close an idle connection at the moment at which a request is sent over it (RFC 9112, 9.3.1).
 */
export function retryClosedConnection(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      if (!isRepeatable(input, init) || !wasClosed(error)) throw error;
      return fetch(input, init);
    }
  };
}

function isRepeatable(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
  return ['GET', 'HEAD'].includes(method.toUpperCase()) && signal?.aborted !== true;
}

function wasClosed(error: unknown): boolean {
  const parsed = closedConnectionSchema.safeParse(error);
  return parsed.success && CLOSED.has(parsed.data.cause.code);
}
