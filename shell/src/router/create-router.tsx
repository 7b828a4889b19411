import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import { routerContextOf, type StorefrontRuntime } from '@storefront/shared/runtime';
import { createBrowserRouter, type RouteObject } from 'react-router';

import { staticRoutes } from '../pages/static-routes';

import { remoteRoutes } from './remote-routes';
import { RootRoute, RootError, RootLoading } from './root-route';

/** The one router of the site: the shell's own pages, and whatever the registry says of the remotes. */
export function createRouter(snapshot: RegistrySnapshot, runtime: StorefrontRuntime) {
  return createBrowserRouter(routeTable(snapshot), { getContext: () => routerContextOf(runtime) });
}

function routeTable(snapshot: RegistrySnapshot): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootRoute />,
      ErrorBoundary: RootError,
      HydrateFallback: RootLoading,
      children: [...staticRoutes, ...remoteRoutes(snapshot)],
    },
  ];
}
