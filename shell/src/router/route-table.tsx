import type { RouteObject } from 'react-router-dom';

import { staticRoutes } from '../pages/static-routes';
import type { RemoteSource } from '../remotes/remote-source';

import { withRetry, type PageModule } from './load-page';
import { remoteRoutes } from './remote-routes';
import { RootError, RootLoading, RootRoute } from './root-route';

/** Creates all routes of the site. Each router needs its own, because loading a page mutates its route. */
export function routeTable(source: RemoteSource): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootRoute />,
      ErrorBoundary: RootError,
      HydrateFallback: RootLoading,
      children: [
        ...staticRoutes.map((route) => ({ ...route, lazy: () => withRetry<PageModule>(route.lazy) })),
        ...remoteRoutes(source),
      ],
    },
  ];
}
