import { hydrateInBrowser, renderOnServer } from '@storefront/shared/testing/server-rendering';
import { screen, waitFor } from '@testing-library/react';

import {
  HOLIDAY_URL,
  installHolidayService,
  resetHolidayPage,
  TEST_PACKAGES,
  type FakeHolidayService,
} from '../../testing/holiday-service';
import { RENDER_LIMIT_MS } from '../features/holiday/load-rendered-holiday';
import { RECORD_LIMIT_MS } from '../parts/rendered-hotel/load-rendered-hotel';

import { Component, handle, loader, shouldRevalidate } from './holiday-details.route';

const ROUTES = [
  { id: 'details', path: '/holiday-details/:hotelKey', loader, Component, handle, shouldRevalidate },
];
const HOTEL = {
  images: [1, 2, 3].map((photo) => `http://backend.test/media/pool-${photo}/960.jpg`),
  hotelDetails: { hotelName: 'Sol Bay Resort & Spa', location: 'Side, Antalya', starRating: 4 },
};

/** The server keeps responses for ten seconds: each test has a hotel of its own. */
let tests = 0;
let at = '';
// Code that runs for the first time can exceed the time limit: servers render one page of each remote before they accept
// connections.
beforeAll(async () => {
  at = HOLIDAY_URL;
  serve();
  await onServer();
  resetHolidayPage();
});
beforeEach(() => {
  tests += 1;
  at = HOLIDAY_URL.replace('/H1?', `/T${tests}?`);
});
afterEach(resetHolidayPage);

function serve(service: FakeHolidayService = {}) {
  return installHolidayService({ packages: TEST_PACKAGES, hotel: () => Response.json(HOTEL), ...service });
}

const onServer = () => renderOnServer(ROUTES, at);

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
    const { mismatches } = await hydrateInBrowser(page);
    expect(mismatches).toEqual([]);
    expect(await summary()).toHaveTextContent('£824 total for 2');
    expect(requests).toEqual([]);
  });

  it('is hydrated after a reload, which has the navigation state of the results', async () => {
    serve();
    const deal = { title: 'Sol Bay', location: 'Side', starClass: 4, reviewScore: 4, reviewCount: 120 };
    const { mismatches } = await hydrateInBrowser(await onServer(), {
      deal,
      searchPath: '/search?destinationId=1',
    });
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
    const { mismatches } = await hydrateInBrowser(page);
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
    const { mismatches } = await hydrateInBrowser(page);
    expect(mismatches).toEqual([]);
    expect(requestsTo('getHotelAvailability')).toHaveLength(2);
  });

  it('reports a hotel that the supplier does not have, and requests it once [HD-16]', async () => {
    const notFound = async () => new Response('', { status: 404 });
    const { requestsTo } = serve({ month: notFound, hotel: notFound });
    const page = await onServer();
    expect(page.html).toContain('Deal not found');
    expect(page.isShared).toBe(false);
    const { mismatches } = await hydrateInBrowser(page);
    expect(mismatches).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Deal not found' })).toBeVisible());
    expect(requestsTo('getHotelAvailability')).toHaveLength(1);
  });
});
