import { findPattern } from '@storefront/shared/contracts/path-owner';
import { isBookingPath } from '@storefront/shared/domain/booking/booking-path';

import { ownerOf, type LiveRegistry } from '../registry/live-registry';
import { oncePerPath } from '../registry/per-path';

/** The URL with which a page is rendered and cached. */
export interface PageAddress {
  /** Contains only the query parameters that the page reads, in a fixed order. */
  readonly url: URL;
  readonly isCacheable: boolean;
  /** True for a path without parameters: the number of such pages is limited. */
  readonly isFixed: boolean;
}

/** Longer queries are unlikely to repeat and would evict useful pages. */
const MAX_CACHED_QUERY_LENGTH = 300;
/** Campaign parameters do not change the page. */
const CAMPAIGN_PARAMETER = /^(utm_.*|gclid|fbclid|msclkid)$/;

/**
 * Reduces a request to the page that it is for, so that an invented parameter selects no other page. Path and query
 * come from the request, and the origin from the settings: the Host header is untrusted.
 *
 * A release that does not declare the parameters of a page gets them all, without those of campaigns; such a page is
 * cached only without a query.
 */
export function pageAddress(live: LiveRegistry, requestUrl: URL, siteUrl: string): PageAddress {
  const { pattern, declared } = declaredQuery(live, requestUrl.pathname);
  const params = [...requestUrl.searchParams];
  const url = new URL(siteUrl);
  url.pathname = requestUrl.pathname;
  url.search = new URLSearchParams(
    declared === null
      ? params.filter(([name]) => !CAMPAIGN_PARAMETER.test(name))
      : declared.flatMap((name) => params.filter(([param]) => param === name)),
  ).toString();
  const hasDeclaredQuery = declared !== null && url.search.length <= MAX_CACHED_QUERY_LENGTH;
  return {
    url,
    // Booking pages belong to one shopper: only their frame is rendered.
    isCacheable: !isBookingPath(url.pathname) && (url.search === '' || hasDeclaredQuery),
    isFixed: url.search === '' && pattern !== null && !/[:*]/.test(pattern),
  };
}

interface DeclaredQuery {
  readonly pattern: string | null;
  readonly declared: readonly string[] | null;
}

/** Returns the route of a path and the query parameters that its page reads; `null` if the release does not declare them. */
const declaredQuery = oncePerPath((live: LiveRegistry, path): DeclaredQuery => {
  const owner = ownerOf(live, path);
  const { routes, queries } = owner
    ? { routes: owner.snapshot.routes, queries: owner.queries }
    : live.shell.manifest;
  const pattern = findPattern(routes, path);
  // A path without a route is the 404 page, which reads nothing.
  if (pattern === null) return { pattern, declared: [] };
  return { pattern, declared: queries[pattern] ?? null };
});
