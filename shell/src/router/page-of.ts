import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import type { LazyRouteFunction, RouteObject } from 'react-router';

import type { RemoteSource } from '../remotes/remote-source';

/** What the module of a page gives: loader, component, boundaries, handle. */
export type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

export interface LoadedPage {
  readonly page: PageModule;
  /** The release that the page came from. */
  readonly version: string;
}

/** The page of a remote under one of its path patterns. Rejects when the remote or its chunk cannot be had. */
export async function pageOf(
  source: RemoteSource,
  remote: RemoteSnapshot,
  path: string,
): Promise<LoadedPage> {
  const { module, version } = await source.load(remote);
  const load = module.routes.find((candidate) => candidate.path === path)?.lazy;
  if (typeof load !== 'function') throw new Error(`${remote.name} ${version} has no page for ${path}`);
  return { page: await patiently(load), version };
}

const TRIES = 3;
const PAUSE_MS = 300;

/**
 * Chunks are tried again: the first try may be given the failed preload of the document, and chunks that
 * are asked for together fail one after the other.
 */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    try {
      return await load();
    } catch {
      await new Promise((pause) => setTimeout(pause, PAUSE_MS));
    }
  }
  return load();
}
