import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { matchRoutes, type RouteObject } from 'react-router-dom';

import type { RemoteSource } from '../remotes/remote-source';

import { loadPage, withRetry, type PageModule } from './load-page';
import { remoteRouteId } from './remote-routes';

/** The remote page at a URL. */
export interface MatchedPage {
  /** Name of the remote. */
  readonly name: string;
  /** Release that the code of the page was loaded from. */
  readonly version: string;
  readonly route: RouteObject;
}

/**
 * Loads the page at `pathname` and assigns its module to the matching route, so that the first render contains the
 * page: a server renders once, and hydration must produce the same markup.
 *
 * Mutates `routes`, which must belong to one router only. Rejects when the remote cannot be loaded.
 *
 * @returns the page of a remote, or `null` for pages of the shell and unknown paths
 */
export async function resolveMatchedPage(
  routes: RouteObject[],
  pathname: string,
  source: RemoteSource,
): Promise<MatchedPage | null> {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (!route) return null;
  const owner = ownerOfRoute(source.snapshot.remotes, route.id);
  if (!owner) {
    if (typeof route.lazy === 'function') applyPage(route, await withRetry(route.lazy));
    return null;
  }
  const { page, version } = await loadPage(source, owner.remote, owner.path);
  applyPage(route, page);
  return { name: owner.remote.name, version, route };
}

function applyPage(route: RouteObject, page: PageModule): void {
  delete route.lazy;
  Object.assign(route, page);
}

function ownerOfRoute(remotes: readonly RemoteSnapshot[], routeId: string | undefined) {
  const owned = remotes.flatMap((remote) => remote.routes.map((path) => ({ remote, path })));
  return owned.find(({ remote, path }) => remoteRouteId(remote.name, path) === routeId) ?? null;
}
