import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { matchRoutes, type RouteObject } from 'react-router-dom';

import type { RemoteSource } from '../remotes/remote-source';

import { pageOf, patiently, type PageModule } from './page-of';
import { remoteRouteId } from './remote-routes';

/** The remote whose page stands at an address, the release that its code came from, and the route it got. */
export interface MatchedPage {
  readonly name: string;
  readonly version: string;
  readonly route: RouteObject;
}

/**
 * Puts the code of the page at `pathname` into its route, so that the very first render has it: on the
 * server there is only one, and in the browser it has to find what the server drew.
 *
 * Changes `routes`, which belong to one router alone. Rejects when the remote cannot be had.
 *
 * @returns the page, or `null` on pages of the shell and on paths that nobody owns
 */
export async function resolveMatchedPage(
  routes: RouteObject[],
  pathname: string,
  source: RemoteSource,
): Promise<MatchedPage | null> {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (!route) return null;
  const owner = ownerOf(source.snapshot.remotes, route.id);
  if (!owner) {
    if (typeof route.lazy === 'function') takeIn(route, await patiently(route.lazy));
    return null;
  }
  const { page, version } = await pageOf(source, owner.remote, owner.path);
  takeIn(route, page);
  return { name: owner.remote.name, version, route };
}

function takeIn(route: RouteObject, page: PageModule): void {
  delete route.lazy;
  Object.assign(route, page);
}

function ownerOf(remotes: readonly RemoteSnapshot[], routeId: string | undefined) {
  const owned = remotes.flatMap((remote) => remote.routes.map((path) => ({ remote, path })));
  return owned.find(({ remote, path }) => remoteRouteId(remote.name, path) === routeId) ?? null;
}
