import { routerContextOf, type StorefrontRuntime } from '@storefront/shared/runtime';
import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router-dom';

import type { RemoteSource } from '../remotes/remote-source';

import { routeTable } from './route-table';

export type StorefrontRouter = ReturnType<typeof createBrowserRouter>;

/** Creates the router for the pages of the shell and of all remotes in the registry snapshot. */
export function createRouter(source: RemoteSource, runtime: StorefrontRuntime): StorefrontRouter {
  return createRouterWithRoutes(routeTable(source), runtime);
}

/** @param hydrationData loader data and errors of the server; loaders with data do not run again */
export function createRouterWithRoutes(
  routes: RouteObject[],
  runtime: StorefrontRuntime,
  hydrationData?: HydrationState,
): StorefrontRouter {
  return createBrowserRouter(routes, {
    getContext: () => routerContextOf(runtime),
    ...(hydrationData ? { hydrationData } : {}),
  });
}
