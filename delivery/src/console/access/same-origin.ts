import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of the console sent the request. Cookies are not enough: browsers also send them from other ports of
 * the same host.
 */
export function isSameOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (origin === undefined && site === undefined) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
