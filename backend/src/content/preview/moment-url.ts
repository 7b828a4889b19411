import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Internal: a request outside of the prefix never has it. */
const HEADER = 'x-content-moment';
/** Not all routes: balancers forward the prefix, and would make `/admin` and `/metrics` reachable from outside. */
const PREFIXED = /^\/moment\/(?<token>[\w-]{16,128})(?<path>\/(?:api|media)\/.*)$/;

/**
 * Serves the calls and pictures of pages a second time below `/moment/{token}`. The shop gets this base URL from the edge
 * server for a preview of the whole site, so that its pages need no code for it. Calls without content behave as always.
 */
export function rewriteMomentUrl({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  delete headers[HEADER];
  const { token, path } = PREFIXED.exec(url)?.groups ?? {};
  if (token === undefined || path === undefined) return url;
  headers[HEADER] = token;
  return path;
}

/** Returns the token of a request below the prefix; `null` for all others. */
export function momentTokenIn(headers: IncomingHttpHeaders): string | null {
  const token = headers[HEADER];
  return typeof token === 'string' ? token : null;
}
