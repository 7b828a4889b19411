import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';

import {
  createBookingStore,
  createResultsCache,
  routerContextOf,
  RuntimeProvider,
  type StorefrontRuntime,
} from '@storefront/shared/runtime';

import { storefrontConfigSchema } from '../src/contracts/storefront-config';
import { createClock } from '../src/platform/time/clock';

/** The day on which tests live. */
export const TEST_TODAY = '2026-11-21';

/** A runtime of its own for each test, on a pinned day. */
export function aRuntime(overrides: Partial<StorefrontRuntime> = {}): StorefrontRuntime {
  const clock = createClock(TEST_TODAY);
  return {
    config: storefrontConfigSchema.parse({
      apiUrl: 'http://backend.test/supplier',
      backendUrl: 'http://backend.test',
    }),
    clock,
    results: createResultsCache(clock.now),
    booking: createBookingStore({ mirror: null }),
    ...overrides,
  };
}

/** Renders what stands inside a page, with a runtime and a router around it. */
export function renderInPage(children: ReactNode, runtime = aRuntime()) {
  return renderRoutes([{ path: '*', element: children }], '/', runtime);
}

/** Renders routes at an address, with the loaders a remote has. */
export function renderRoutes(routes: RouteObject[], at: string, runtime = aRuntime()) {
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    getContext: () => routerContextOf(runtime),
  });
  const view = render(
    <RuntimeProvider runtime={runtime}>
      <RouterProvider router={router} />
    </RuntimeProvider>,
  );
  return { ...view, router, runtime };
}
