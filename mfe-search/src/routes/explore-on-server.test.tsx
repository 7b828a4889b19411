import { aRuntime, TEST_TODAY } from '@storefront/shared/testing/render-page';
import { createClock } from '@storefront/shared/platform/time/clock';
import { routerContextOf, RuntimeProvider } from '@storefront/shared/runtime';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';

import { aPlace, anExplore } from '../../testing/places';
import { searchService, type SearchService } from '../../testing/search-service';

import { Component, loader, shouldRevalidate } from './search.route';

const ROUTES = [{ id: 'search', path: '/search', loader, Component, shouldRevalidate }];
const AT = '/search?destinationId=1&dateMin=2027-06-09&budget=300&place=601';
const clock = createClock(TEST_TODAY);

let close = () => {};
afterEach(() => {
  close();
  window.sessionStorage.clear();
});

/** Renders the page as a server does. */
async function onServer(service: SearchService) {
  const fake = searchService(service);
  close = fake.close;
  const runtime = aRuntime({ clock, server: { cleanHtml: (html) => html } });
  const { query, dataRoutes } = createStaticHandler(ROUTES);
  const context = await query(new Request(`http://shop.test${AT}`), {
    requestContext: routerContextOf(runtime),
  });
  if (context instanceof Response) throw new Error('the page redirects');
  const html = renderToString(
    <RuntimeProvider runtime={runtime}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </RuntimeProvider>,
  );
  return { html, context, requests: fake.requests };
}

const EXPLORE = anExplore([aPlace(301, 204), aPlace(601, 239), aPlace(101, 314)]);

describe('the destinations on a server', () => {
  it('are in the document, with links that work without scripts [EXPLORE-10]', async () => {
    const { html } = await onServer({ explore: () => Response.json(EXPLORE) });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('h1')?.textContent).toBe('2 places up to £300 in June');
    const links = [...page.querySelectorAll('article a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      expect.stringContaining('/search?tradingNameId=200209'),
      expect.stringContaining('destinationId=601'),
    ]);
    expect([...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([expect.stringContaining('dateMin=2027-05-09')]),
    );
  });

  it('are taken over by the browser without a request and without a difference [EXPLORE-10]', async () => {
    const { html, context, requests } = await onServer({ explore: () => Response.json(EXPLORE) });
    const loaderData = JSON.parse(JSON.stringify(context.loaderData)) as typeof context.loaderData;
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.replaceChildren(container);
    const runtime = aRuntime({ clock });
    const router = createMemoryRouter(ROUTES, {
      initialEntries: [AT],
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
    expect(mismatches).toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(requests.map(({ call }) => call)).toEqual(['explore']);
  });

  it('are left to the browser after a failure, and the page is not shared', async () => {
    const { html, context } = await onServer({ explore: () => new Response('', { status: 503 }) });
    expect(html).toContain('Where to go in June');
    expect(html).not.toContain('<article');
    expect(context.loaderHeaders['search']?.get('cache-control')).toBe('no-store');
  });
});
