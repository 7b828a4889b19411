import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

import {
  createRuntime,
  routerContextOf,
  RuntimeProvider,
  type StorefrontRuntime,
} from '@storefront/shared/runtime';

import { shopSettingsSchema } from '../src/contracts/shop-settings';
import { createClock } from '../src/platform/time/clock';

/** The current date in tests. */
export const TEST_TODAY = '2026-11-21';

/** Creates a runtime for one test, with a pinned date. Shortlist and recently viewed use the storage of the page. */
export function aRuntime(overrides: Partial<StorefrontRuntime> = {}): StorefrontRuntime {
  const config = shopSettingsSchema.parse({
    apiUrl: 'http://backend.test/supplier',
    backendUrl: 'http://backend.test',
  });
  const clock = overrides.clock ?? createClock(TEST_TODAY);
  return { ...createRuntime({ config, clock }), ...overrides };
}

/** A page in the document of a test, with its router and the state that remotes share. */
export interface RenderedPage extends RenderResult {
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly runtime: StorefrontRuntime;
}

/** Renders children inside a page, with a runtime and a router. */
export function renderInPage(children: ReactNode, runtime = aRuntime()): RenderedPage {
  return renderRoutes([{ path: '*', element: children }], '/', runtime);
}

/** Renders the routes of a remote at a URL, including their loaders. */
export function renderRoutes(routes: RouteObject[], at: string, runtime = aRuntime()): RenderedPage {
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
