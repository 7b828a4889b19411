import { REGISTRY_SCOPE, type Registry } from '@storefront/shared/contracts/registry';

import { liveRecord } from '../registry/release-records';

/** The start does not wait any longer; pages that are still cold are slower once. */
const LIMIT_MS = 8_000;
/** A search that was too slow for the server is in the supplier's cache the next time. */
const ATTEMPTS = 3;

/** Returns one path of each live remote that needs no parameter. */
export function pathsWithoutParameters(registry: Registry): readonly string[] {
  const apps = Object.keys(registry.microFrontends).map((key) => key.slice(REGISTRY_SCOPE.length + 1));
  return apps.flatMap((app) => {
    const routes = liveRecord(registry, app)?.extras.routes ?? [];
    return routes.find((route) => !/[:*]/.test(route)) ?? [];
  });
}

/** Requests a path of the site and reads the whole response. @returns whether the page was rendered */
type RequestPage = (path: string, signal: AbortSignal) => Promise<boolean>;

/**
 * Requests pages one after the other before the first visitor: code that runs for the first time is several times
 * slower, and a page that exceeds the limit of server rendering is left to the browser. Never rejects.
 */
export async function warmUp(
  request: RequestPage,
  paths: readonly string[],
  limitMs = LIMIT_MS,
): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  for (const path of paths) await requestUntilRendered(request, path, signal);
}

/** Requests pages of a running site. @param site base URL without a trailing slash */
export function pagesOf(site: string): RequestPage {
  return async (path, signal) => {
    const response = await fetch(`${site}${path}`, { signal });
    await response.text();
    return response.ok;
  };
}

async function requestUntilRendered(request: RequestPage, path: string, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt += 1) {
    try {
      if (await request(path, signal)) return;
    } catch {
      // A page that fails now will show its error to a visitor.
      return;
    }
  }
}
