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

/**
 * Requests pages one after the other before the first visitor: code that runs for the first time is several times
 * slower, and a search that exceeds the limit of server rendering is left to the browser. Never rejects.
 *
 * @param site base URL without a trailing slash
 */
export async function warmUp(site: string, paths: readonly string[], limitMs = LIMIT_MS): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  for (const path of paths) await request(`${site}${path}`, signal);
}

async function request(url: string, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt += 1) {
    try {
      const response = await fetch(url, { signal });
      await response.text();
      if (response.ok) return;
    } catch {
      // A page that fails now will show its error to a visitor.
      return;
    }
  }
}
