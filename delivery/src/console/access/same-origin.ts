import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of the console itself sent this. Other ports of the machine are other origins, though the
 * browser sends them the same cookies.
 */
export function isSameOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (origin === undefined && site === undefined) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
