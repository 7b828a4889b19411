import { findPattern } from '@storefront/shared/contracts/path-owner';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyReply } from 'fastify';

import { ownerOf, type LiveRegistry } from '../registry/live-registry';
import { oncePerPath } from '../registry/per-path';

import { relativeUrl } from './open-visit';
import { parseRequestUrl } from './request-url';

/** Letters, digits and marks that mean the same with and without percent-encoding (RFC 3986, 2.3). */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * Returns the one spelling of a path that has a page: the literal segments as in the pattern of its route, and no
 * encoding that means nothing. Parameters keep their case, because ids and keys are case-sensitive. `null` for a path in
 * this spelling, and for one without a route.
 *
 * The router ignores case and encoding, so that `/Booking/payment` would be the payment page for the router and another
 * page for everything that compares the path.
 *
 * @param path pathname of a parsed URL
 */
const canonicalPath = oncePerPath((live: LiveRegistry, path): string | null => {
  const pattern = findPattern(ownerOf(live, path)?.snapshot.routes ?? live.shell.manifest.routes, path);
  if (pattern === null) return null;
  const spelled = spelledAs(pattern, path);
  return spelled === path ? null : spelled;
});

/**
 * Returns where a request with another spelling of a path belongs, with its whole query, which may start a preview;
 * `null` where the path is spelled as it should be or has no route.
 *
 * @param target path and query, or an absolute URL, as in the first line of a request
 */
export function canonicalLocation(
  live: LiveRegistry,
  target: string,
  { siteUrl }: Pick<StorefrontConfig, 'siteUrl'>,
): string | null {
  const requested = parseRequestUrl(target, siteUrl);
  if (requested.kind === 'malformed') return null;
  const path = canonicalPath(live, requested.url.pathname);
  if (path === null) return null;
  const url = new URL(requested.url);
  url.pathname = path;
  return relativeUrl(url);
}

/** Browsers request it again each time: the route belongs to a release, which may be rolled back. */
export function redirectToCanonical(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(location, 308);
}

/** A path whose segments do not correspond to the pattern (`*`, optional segments) only loses encoding. */
function spelledAs(pattern: string, path: string): string {
  const decoded = path.replaceAll(ENCODED_UNRESERVED, decodeURIComponent).split('/');
  const literals = encodeLiterals(pattern).split('/');
  const isAligned =
    !/[*?]/.test(pattern) && decoded.length - Number(hasTrailingSlash(path)) === literals.length;
  if (!isAligned) return decoded.join('/');
  return decoded
    .map((segment, index) => {
      const literal = literals[index];
      return literal === undefined || literal.startsWith(':') ? segment : literal;
    })
    .join('/');
}

function hasTrailingSlash(path: string): boolean {
  return path !== '/' && path.endsWith('/');
}

/** Patterns are written without encoding; paths of URLs have it. */
function encodeLiterals(pattern: string): string {
  return new URL(pattern, 'http://site').pathname;
}
