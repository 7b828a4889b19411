import type { RouteObject } from 'react-router-dom';

import { staticRoutes } from '../pages/static-routes';
import type { RemoteSource } from '../remotes/remote-source';

import { patiently, type PageModule } from './page-of';
import { remoteRoutes } from './remote-routes';
import { RootError, RootLoading, RootRoute } from './root-route';

/** Every route of the site, anew for each router: the code of a page is put into them later. */
export function routeTable(source: RemoteSource): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootRoute />,
      ErrorBoundary: RootError,
      HydrateFallback: RootLoading,
      children: [
        ...staticRoutes.map((route) => ({ ...route, lazy: () => patiently<PageModule>(route.lazy) })),
        ...remoteRoutes(source),
      ],
    },
  ];
}
