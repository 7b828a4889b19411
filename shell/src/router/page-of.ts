import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

import type { LoadedRemote, RemoteSource } from '../remotes/remote-source';

/** What the module of a page gives: loader, component, boundaries, handle. */
export type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

export interface LoadedPage {
  readonly page: PageModule;
  /** The release that the page came from. */
  readonly version: string;
}

/**
 * The page of a remote under one of its path patterns. Where its chunk cannot be had the release before stands
 * in, as it does for an entry. Rejects when neither can be had.
 */
export async function pageOf(
  source: RemoteSource,
  remote: RemoteSnapshot,
  path: string,
): Promise<LoadedPage> {
  const wanted = await source.load(remote);
  try {
    return await pageIn(wanted, remote, path);
  } catch (cause) {
    const before = await source.loadBefore?.(remote, wanted.version);
    if (!before) throw cause;
    console.warn(`${remote.name} ${wanted.version} has lost a page, ${before.version} stands in`, cause);
    return pageIn(before, remote, path);
  }
}

async function pageIn(
  { module, version }: LoadedRemote,
  remote: RemoteSnapshot,
  path: string,
): Promise<LoadedPage> {
  const load = module.routes.find((candidate) => candidate.path === path)?.lazy;
  if (typeof load !== 'function') throw new Error(`${remote.name} ${version} has no page for ${path}`);
  return { page: await patiently(load), version };
}

const TRIES = 3;
const PAUSE_MS = 300;
/** Of a chunk that hangs (8 s each time) one more try is enough waiting. */
const NO_MORE_TRIES_AFTER_MS = 12_000;

/**
 * Chunks are tried again: the first try may be given the failed preload of the document, and chunks that
 * are asked for together fail one after the other.
 */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (cause) {
      const isTime = attempt < TRIES && performance.now() - began < NO_MORE_TRIES_AFTER_MS;
      if (!isTime || !isLostOnTheWay(cause)) throw cause;
      await new Promise((pause) => setTimeout(pause, PAUSE_MS));
    }
  }
}

/** Code that came and threw is not asked for again: the next answer would be a module that ran halfway. */
function isLostOnTheWay(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'ChunkLoadError';
}
