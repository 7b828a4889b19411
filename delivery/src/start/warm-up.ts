import { findPattern } from '@storefront/shared/contracts/path-owner';
import { REGISTRY_SCOPE, type Registry } from '@storefront/shared/contracts/registry';

import { liveRecord } from '../registry/release-records';

/** The start does not wait any longer; pages that are still cold are slower once. */
const LIMIT_MS = 8_000;
/** A search that was too slow for the server is in the supplier's cache the next time. */
const ATTEMPTS = 3;

/** With the pages without parameters about all kinds of pages; more would only take the time of the start. */
const MAX_KINDS = 16;
/** In a path pattern. */
const PARAMETER = /[:*]/;
const LINK = /<a\b[^>]*? href="(\/[^"#]*)/g;

/** Requests a path of the site and reads the whole response. @returns the document; `null` if it was not rendered */
type RequestPage = (path: string, signal: AbortSignal) => Promise<string | null>;

/**
 * Requests pages one after the other before the first visitor: code that runs for the first time is several times
 * slower, and a page that exceeds the limit of server rendering is left to the browser. The pages are one of each live
 * remote that needs no parameter, and one of each other kind that they link to. Never rejects.
 */
export async function warmUp(request: RequestPage, registry: Registry, limitMs = LIMIT_MS): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  const byApp = routesByApp(registry);
  const routes = byApp.flat();
  const paths = byApp.flatMap((own) => own.find((route) => !PARAMETER.test(route)) ?? []);
  const kinds = new Set(paths);
  for (const path of paths) {
    const document = await requestUntilRendered(request, path, signal);
    for (const link of linksOf(document ?? '')) {
      const kind = kindOf(routes, link);
      if (kind === null || kinds.has(kind) || kinds.size >= MAX_KINDS) continue;
      kinds.add(kind);
      // The loop reaches it.
      paths.push(link);
    }
  }
}

function routesByApp(registry: Registry): readonly (readonly string[])[] {
  const apps = Object.keys(registry.microFrontends).map((key) => key.slice(REGISTRY_SCOPE.length + 1));
  return apps.map((app) => liveRecord(registry, app)?.extras.routes ?? []);
}

/** Returns the paths that a document links to, with their queries. */
function linksOf(document: string): readonly string[] {
  return [...document.matchAll(LINK)].flatMap(([, href]) => href?.replaceAll('&amp;', '&') ?? []);
}

/**
 * Returns what the pages of a link have in common: the route and the names in the query. `null` where the site has no
 * such route, and for a page without a parameter: it is much like the others of its remote.
 */
function kindOf(routes: readonly string[], link: string): string | null {
  const { pathname, searchParams } = new URL(link, 'http://site');
  const pattern = findPattern(routes, pathname);
  const names = [...new Set(searchParams.keys())].toSorted();
  if (pattern === null || (names.length === 0 && !PARAMETER.test(pattern))) return null;
  return [pattern, ...names].join(' ');
}

/** Requests pages of a running site. @param site base URL without a trailing slash */
export function pagesOf(site: string): RequestPage {
  return async (path, signal) => {
    const response = await fetch(`${site}${path}`, { signal });
    const document = await response.text();
    return response.ok ? document : null;
  };
}

async function requestUntilRendered(
  request: RequestPage,
  path: string,
  signal: AbortSignal,
): Promise<string | null> {
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt += 1) {
    try {
      const document = await request(path, signal);
      if (document !== null) return document;
    } catch {
      // A page that fails now will show its error to a visitor.
      return null;
    }
  }
  return null;
}
