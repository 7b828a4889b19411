import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';

import { errorMessage } from '@storefront/server-kit/error-text';

import type { CdnSettings } from '../config/cdn-environment';

import type { InvalidatePages } from './notify-edge';
import { postRemoval } from './post-removal';
import { purgeCdn } from './purge-cdn';

interface PageCaches {
  /** The edge servers; with `http:` every address of the host name is one. */
  readonly edge: { readonly url: string; readonly token: string } | null;
  readonly cdn: CdnSettings | null;
}

type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;
const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Returns a function that removes pages from the cache of every edge server and then of the CDN, which would otherwise
 * request the old page again (docs/rendering.md). `null` without edge servers and CDN.
 */
export function pageInvalidation(
  { edge, cdn }: PageCaches,
  resolve: Resolve = resolveAll,
): InvalidatePages | null {
  if (!edge && !cdn) return null;
  return async (paths) => {
    const ofEdges = edge && (await failureOf('edge servers', invalidateEdges(edge, paths, resolve)));
    // Also after a failure: the CDN should not keep what the other edge servers have replaced.
    const ofCdn = cdn && (await failureOf('CDN', purgeCdn(cdn, paths)));
    const failures = [ofEdges, ofCdn].filter((failure) => failure !== null);
    if (failures.length > 0) throw new Error(failures.join('; '));
  };
}

/** @throws Error naming the servers that failed, or when the host name has no address */
async function invalidateEdges(
  { url, token }: NonNullable<PageCaches['edge']>,
  paths: readonly string[],
  resolve: Resolve,
): Promise<void> {
  const bases = await addressesOf(new URL(url), resolve);
  const results = await Promise.all(
    bases.map((base) => failureOf(base.host, invalidateEdge(base, token, paths))),
  );
  const failures = results.filter((failure) => failure !== null);
  if (failures.length > 0) throw new Error(failures.join('; '));
}

async function failureOf(name: string, call: Promise<void>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    return `${name}: ${errorMessage(error)}`;
  }
}

/** A certificate is for the name, so an `https:` URL is one server. */
async function addressesOf(url: URL, resolve: Resolve): Promise<readonly URL[]> {
  if (url.protocol !== 'http:') return [url];
  const addresses = await resolve(url.hostname.replaceAll(/[[\]]/g, ''));
  // A server with an IPv4 and an IPv6 address is one server.
  const [first] = addresses.toSorted((one, other) => one.family - other.family);
  return addresses
    .filter(({ family }) => family === first?.family)
    .map(({ address, family }) => {
      const base = new URL(url);
      base.hostname = family === 6 ? `[${address}]` : address;
      return base;
    });
}

async function invalidateEdge(base: URL, token: string, paths: readonly string[]): Promise<void> {
  await postRemoval(
    new URL('/edge/empty', base),
    { authorization: `Bearer ${token}` },
    { paths: paths.includes('/*') ? [] : paths },
  );
}
