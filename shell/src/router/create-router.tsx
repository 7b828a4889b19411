import { routerContextOf, type StorefrontRuntime } from '@storefront/shared/runtime';
import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router-dom';

import type { RemoteSource } from '../remotes/remote-source';

import { routeTable } from './route-table';

export type StorefrontRouter = ReturnType<typeof createBrowserRouter>;

/** The one router of the site: the shell's own pages, and whatever the registry says of the remotes. */
export function createRouter(source: RemoteSource, runtime: StorefrontRuntime): StorefrontRouter {
  return routerFor(routeTable(source), runtime);
}

/** @param hydrationData what the server rendered with; loaders that it ran are not run again */
export function routerFor(
  routes: RouteObject[],
  runtime: StorefrontRuntime,
  hydrationData?: HydrationState,
): StorefrontRouter {
  return createBrowserRouter(routes, {
    getContext: () => routerContextOf(runtime),
    ...(hydrationData ? { hydrationData } : {}),
  });
}
