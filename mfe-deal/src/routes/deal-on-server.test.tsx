import { hydrateInBrowser, renderOnServer } from '@storefront/shared/testing/server-rendering';
import { screen } from '@testing-library/react';

import { installDealService, resetDealPage, type FakeDealService } from '../../testing/deal-service';

import { Component, handle, loader, shouldRevalidate } from './deal.route';

const ROUTES = [
  { id: 'deal', path: '/deals/:dealId', loader, Component, handle, shouldRevalidate },
  { id: 'home', path: '*', element: null },
];
const HOTEL = {
  images: [1, 2, 3].map((photo) => `http://backend.test/media/pool-${photo}/960.jpg`),
  hotelDetails: {
    hotelName: 'Sol Bay Resort',
    location: 'Side, Antalya',
    hotelDescription: 'Words of the back office',
    taDetails: { review_rating_count: { '5': '900', '1': '30' } },
  },
  facility: { facilities: { facility_outdoor_pool: true } },
};
const NEVER = () => new Promise<Response>(() => {});

afterEach(resetDealPage);

function serve(service: FakeDealService = {}) {
  return installDealService({ deal: { pricesData: {} }, hotel: HOTEL, ...service });
}

const onServer = () => renderOnServer(ROUTES, '/deals/101');
const records = 'getBackOfficeHotelByGiataId';

describe('a deal that the server renders', () => {
  it('contains the record of its hotel, without what the deal has itself [DEAL-06, DEAL-07]', async () => {
    const { requestsTo } = serve();
    const { html, context, isShared } = await onServer();
    expect(html).toContain('Outdoor pool');
    expect(html).toContain('Guest reviews');
    expect(isShared).toBe(true);
    expect(requestsTo(records)).toHaveLength(1);
    expect(context.loaderData['deal']).toMatchObject({ hotel: { record: { description: '', images: [] } } });
  });

  it('is taken over by the browser, which does not request the record again', async () => {
    const { requestsTo } = serve();
    const { mismatches } = await hydrateInBrowser(await onServer());
    expect(mismatches).toEqual([]);
    expect(await screen.findByText('Outdoor pool')).toBeVisible();
    expect(requestsTo(records)).toHaveLength(1);
  });

  it.each([
    ['fails', () => new Response('', { status: 503 })],
    ['is late', NEVER],
  ])('leaves the record to the browser when it %s', async (_case, failing) => {
    let hotel: () => Response | Promise<Response> = failing;
    const { requestsTo } = serve({ hotel: () => hotel() });
    const page = await onServer();
    expect(page.html).toContain('Sol Bay Resort');
    expect(page.html).not.toContain('Outdoor pool');
    hotel = () => Response.json(HOTEL);
    const { mismatches } = await hydrateInBrowser(page);
    expect(mismatches).toEqual([]);
    expect(await screen.findByText('Outdoor pool')).toBeVisible();
    expect(requestsTo(records)).toHaveLength(2);
  });

  it('has the address alone when the back office has no record', async () => {
    const { requestsTo } = serve({ hotel: () => new Response('', { status: 404 }) });
    const page = await onServer();
    const { mismatches } = await hydrateInBrowser(page);
    expect(mismatches).toEqual([]);
    expect(screen.getByRole('region', { name: 'Location' })).toHaveTextContent(/Side, Antalya$/);
    expect(requestsTo(records)).toHaveLength(1);
  });
});
