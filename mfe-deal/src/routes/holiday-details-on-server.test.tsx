import { createClock } from '@storefront/shared/platform/time/clock';
import { routerContextOf, RuntimeProvider } from '@storefront/shared/runtime';
import { aRuntime, TEST_TODAY } from '@storefront/shared/testing/render-page';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';

import {
  HOLIDAY_URL,
  installHolidayService,
  resetHolidayPage,
  TEST_PACKAGES,
  type FakeHolidayService,
} from '../../testing/holiday-service';
import { RECORD_LIMIT_MS, RENDER_LIMIT_MS } from '../features/holiday/load-rendered-holiday';

import { Component, handle, loader, shouldRevalidate } from './holiday-details.route';

const ROUTES = [
  { id: 'details', path: '/holiday-details/:hotelKey', loader, Component, handle, shouldRevalidate },
];
const HOTEL = {
  images: [1, 2, 3].map((photo) => `http://backend.test/media/pool-${photo}/960.jpg`),
  hotelDetails: { hotelName: 'Sol Bay Resort & Spa', location: 'Side, Antalya', starRating: 4 },
};
const clock = createClock(TEST_TODAY);

/** The server keeps responses for ten seconds: each test has a hotel of its own. */
let tests = 0;
let at = '';
beforeEach(() => {
  tests += 1;
  at = HOLIDAY_URL.replace('/H1?', `/T${tests}?`);
});
afterEach(resetHolidayPage);

function serve(service: FakeHolidayService = {}) {
  return installHolidayService({ packages: TEST_PACKAGES, hotel: () => Response.json(HOTEL), ...service });
}

/** Loads and renders the page as a server does. */
async function onServer() {
  const runtime = aRuntime({ clock, server: { cleanHtml: (html) => html } });
  const { query, dataRoutes } = createStaticHandler(ROUTES);
  const context = await query(new Request(`http://shop.test${at}`), {
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
  const { details: headers } = context.loaderHeaders;
  return { html, context, isShared: headers?.get('cache-control') !== 'no-store' };
}

/** Hydrates a rendered page as a browser does. */
async function inBrowser({ html, context }: Awaited<ReturnType<typeof onServer>>, state?: unknown) {
  const runtime = aRuntime({ clock });
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  const loaderData = JSON.parse(JSON.stringify(context.loaderData)) as typeof context.loaderData;
  const [pathname = '', search = ''] = at.split('?');
  const router = createMemoryRouter(ROUTES, {
    initialEntries: [{ pathname, search: `?${search}`, state }],
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

const summary = () => screen.findByRole('region', { name: 'Flight and hotel package' });

describe('a holiday that the server renders', () => {
  it('is in the document with hotel, photo, flights and price, and may be shared', async () => {
    serve();
    const { html, isShared } = await onServer();
    for (const text of [
      'Sol Bay Resort &amp; Spa',
      'Side, Antalya',
      'London Gatwick',
      '£412',
      '£824 total for 2',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/<img[^>]*media\/pool-1[^>]*fetchPriority="high"/);
    expect(html).not.toContain('Loading prices');
    expect(isShared).toBe(true);
  });

  it('is taken over by the browser without another request', async () => {
    const { requests } = serve();
    const page = await onServer();
    requests.length = 0;
    const { mismatches } = await inBrowser(page);
    expect(mismatches).toEqual([]);
    expect(await summary()).toHaveTextContent('£824 total for 2');
    expect(requests).toEqual([]);
  });

  it('is hydrated after a reload, which has the navigation state of the results', async () => {
    serve();
    const deal = { title: 'Sol Bay', location: 'Side', starClass: 4, reviewScore: 4, reviewCount: 120 };
    const { mismatches } = await inBrowser(await onServer(), { deal, searchPath: '/search?destinationId=1' });
    expect(mismatches).toEqual([]);
    expect(await screen.findByRole('link', { name: 'Back to results' })).toBeVisible();
  });

  it('is rendered without a hotel record that is late, and the browser loads it', async () => {
    let hotel: () => Promise<Response> = () => new Promise<Response>(() => {});
    const { requestsTo } = serve({ hotel: () => hotel() });
    const page = await onServer();
    expect(page.html).toContain('£824 total for 2');
    expect(page.isShared).toBe(false);
    hotel = async () => Response.json(HOTEL);
    const { mismatches } = await inBrowser(page);
    expect(mismatches).toEqual([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sol Bay Resort & Spa' })).toBeVisible();
    expect(requestsTo('getHotelAvailability')).toHaveLength(1);
    expect(RECORD_LIMIT_MS).toBeLessThan(RENDER_LIMIT_MS);
  });

  it.each([
    ['fails', async () => new Response('', { status: 503 })],
    ['takes too long', () => new Promise<Response>(() => {})],
  ])('leaves prices to the browser when the supplier %s', async (_case, month) => {
    const { requestsTo } = serve({ month });
    const page = await onServer();
    expect(page.html).toContain('Sol Bay Resort &amp; Spa');
    expect(page.html).toContain('Loading prices');
    expect(page.isShared).toBe(false);
    const { mismatches } = await inBrowser(page);
    expect(mismatches).toEqual([]);
    expect(requestsTo('getHotelAvailability')).toHaveLength(2);
  });

  it('reports a hotel that the supplier does not have, and requests it once [HD-16]', async () => {
    const notFound = async () => new Response('', { status: 404 });
    const { requestsTo } = serve({ month: notFound, hotel: notFound });
    const page = await onServer();
    expect(page.html).toContain('Deal not found');
    expect(page.isShared).toBe(false);
    const { mismatches } = await inBrowser(page);
    expect(mismatches).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Deal not found' })).toBeVisible());
    expect(requestsTo('getHotelAvailability')).toHaveLength(1);
  });
});
