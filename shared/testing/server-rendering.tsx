import { routerContextOf, RuntimeProvider } from '@storefront/shared/runtime';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';

import { createClock } from '../src/platform/time/clock';

import { aRuntime, TEST_TODAY } from './render-page';

const clock = createClock(TEST_TODAY);

/** A page as a server has rendered it. */
export type ServerPage = Awaited<ReturnType<typeof renderOnServer>>;

/** Loads and renders a page as a server does that sends pages as a whole. @param at path and query */
export async function renderOnServer(routes: RouteObject[], at: string) {
  const runtime = aRuntime({ clock, server: { cleanHtml: (html) => html } });
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://shop.test${at}`), {
    requestContext: routerContextOf(runtime),
  });
  if (context instanceof Response) throw new Error('the page redirects');
  const arriving = await settle(context.loaderData);
  const html = renderToString(
    <RuntimeProvider runtime={runtime}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </RuntimeProvider>,
  );
  const isShared = Object.values(context.loaderHeaders).every(
    (headers) => headers.get('cache-control') !== 'no-store',
  );
  return { routes, at, html, context, arriving, isShared };
}

/** Hydrates a page as a browser does. @param state of the navigation that led to it */
export async function hydrateInBrowser({ routes, at, html, context, arriving }: ServerPage, state?: unknown) {
  const runtime = aRuntime({ clock });
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  const loaderData = JSON.parse(JSON.stringify(context.loaderData)) as LoaderData;
  for (const { route, key, value } of arriving)
    Object.assign(loaderData[route] ?? {}, { [key]: fulfilled(value) });
  const [pathname = '', search = ''] = at.split('?');
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname, search: search && `?${search}`, state }],
    hydrationData: { loaderData },
    getContext: () => routerContextOf(runtime),
  });
  const mismatches: unknown[] = [];
  await act(async () => {
    render(
      <RuntimeProvider runtime={runtime}>
        <RouterProvider router={router} />
      </RuntimeProvider>,
      { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) },
    );
  });
  return { router, mismatches };
}

type LoaderData = Record<string, Record<string, unknown> | undefined>;

/** Awaits the promises of loader data and replaces them by fulfilled ones, as the shell does. */
async function settle(loaderData: LoaderData) {
  const arriving: { readonly route: string; readonly key: string; readonly value: unknown }[] = [];
  for (const [route, data] of Object.entries(loaderData)) {
    for (const [key, promise] of Object.entries(data ?? {})) {
      if (!(promise instanceof Promise)) continue;
      const value: unknown = await promise;
      arriving.push({ route, key, value });
      Object.assign(data ?? {}, { [key]: fulfilled(value) });
    }
  }
  return arriving;
}

function fulfilled<T>(value: T) {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
