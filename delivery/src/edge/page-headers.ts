import { pageTagHeaders } from '@storefront/server-kit/page-tags';
import { currentTraceparent } from '@storefront/server-kit/tracing/current-traceparent';
import { TRACE_TIMING } from '@storefront/shared/api/page-view.schema';
import { isBookingPath } from '@storefront/shared/domain/booking/booking-path';

import { STALE_MS } from '../render/page-cache';
import type { PageResult } from '../render/render-task';

import type { Visit } from './open-visit';
import { RELEASES_HEADER } from './visitor';

export type PageVisit = Extract<Visit, { readonly kind: 'page' }>;

/**
 * Headers of a page that depend on the visitor and on where the page comes from.
 *
 * @param sharedForSeconds `null`: the document has a nonce, so nobody else may get it
 */
export function responseHeaders(
  visit: PageVisit,
  sharedForSeconds: number | null,
  from: PageResult['from'],
): Record<string, string> {
  const { url, sharedBy } = visit;
  const caching = cacheControl(url.pathname, sharedBy, sharedForSeconds);
  // The trace of one visitor must not be in a document that a shared cache keeps.
  const isShared = caching.startsWith('public');
  const traceparent = isShared ? undefined : currentTraceparent();
  const trace = traceparent === undefined ? '' : `, ${TRACE_TIMING};desc="${traceparent}"`;
  return {
    'cache-control': caching,
    vary: varyOf(visit),
    'server-timing': `page;desc="${from}"${trace}`,
    ...(isShared && pageTagHeaders(url.pathname)),
  };
}

/** Cookies decide which releases a visitor gets; a CDN may have reduced them to the releases themselves. */
export function varyOf({ sharedBy }: PageVisit): string {
  return sharedBy === 'releases' ? RELEASES_HEADER : 'Cookie';
}

/**
 * Returns the `Cache-Control` header for shared caches such as a CDN. They may cache shared pages for as long as the
 * page cache does, if all visitors or those with the same releases get this document; booking pages are never cached.
 */
function cacheControl(
  path: string,
  sharedBy: PageVisit['sharedBy'],
  sharedForSeconds: number | null,
): string {
  if (isBookingPath(path)) return 'no-store';
  if (sharedForSeconds === null || sharedBy === 'nobody') return 'private, no-cache';
  return `public, max-age=0, s-maxage=${sharedForSeconds}, stale-while-revalidate=${STALE_MS / 1000}`;
}
