import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

import type { LoadedRemote, RemoteSource } from '../remotes/remote-source';
import { hasStalled } from '../remotes/watch-scripts';

/** Module of a page: loader, component, error boundary and handle. */
export type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

export interface LoadedPage {
  readonly page: PageModule;
  /** Version of the remote that the page belongs to. */
  readonly version: string;
}

/**
 * Loads the page of a remote for one of its path patterns. Falls back to the previous release if the page cannot be
 * loaded, and rejects if both fail.
 */
export async function loadPage(
  source: RemoteSource,
  remote: RemoteSnapshot,
  path: string,
): Promise<LoadedPage> {
  const current = await source.load(remote);
  try {
    return await loadPageOfRelease(current, remote, path);
  } catch (cause) {
    const previous = await source.loadPreviousRelease?.(remote, current.version);
    if (!previous) throw cause;
    console.warn(
      `a page of ${remote.name} ${current.version} cannot be loaded, using ${previous.version}`,
      cause,
    );
    return loadPageOfRelease(previous, remote, path);
  }
}

async function loadPageOfRelease(
  { module, version }: LoadedRemote,
  remote: RemoteSnapshot,
  path: string,
): Promise<LoadedPage> {
  const load = module.routes.find((candidate) => candidate.path === path)?.lazy;
  if (typeof load !== 'function') throw new Error(`${remote.name} ${version} has no page for ${path}`);
  return { page: await withRetry(load), version };
}

const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 300;

/**
 * Retries the import of a chunk. The first attempt may receive the result of a failed preload, and chunks that are
 * requested together fail one after the other. A chunk that stalled is not retried: `watchScripts` has requested it
 * twice already.
 */
export async function withRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (cause) {
      if (attempt >= MAX_ATTEMPTS || !mayRetry(cause)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

/** A chunk that threw while it was evaluated is not retried: a second import returns the half-initialised module. */
function mayRetry(cause: unknown): boolean {
  if (!(cause instanceof Error) || cause.name !== 'ChunkLoadError') return false;
  // webpack's URL of the chunk
  return !('request' in cause && hasStalled(String(cause.request)));
}
