import type { ExploreWire } from '@storefront/shared/api/explore/explore.schema';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import { renderRoutes } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';

import { Component, loader } from './destinations.route';

const routes = [{ path: '/destinations', loader, Component, HydrateFallback: () => null }];

const EXPLORE: ExploreWire = {
  month: '2027-01',
  basis: 'request',
  months: [
    { month: '2027-01', price: 19_900 },
    { month: '2027-02', price: null },
  ],
  isComplete: true,
  destinations: [
    {
      destinationId: 101,
      price: 19_900,
      departureDate: '2027-01-09',
      nights: 7,
      departureId: -1,
      flightMinutes: 250,
      hotels: 53,
      temperature: 15,
    },
  ],
};

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function backend(response: () => Response): URL[] {
  const requests: URL[] = [];
  globalThis.fetch = async (url) => {
    requests.push(new URL(String(url)));
    return response();
  };
  return requests;
}

describe('the page of all destinations', () => {
  it('lists them with links, the lowest price and its basis, and requests the month of the URL [DEC-139]', async () => {
    const requests = backend(() => Response.json(EXPLORE));
    renderRoutes(routes, '/destinations?by=country&month=2027-01');
    expect(await screen.findByRole('heading', { level: 1, name: 'All destinations' })).toBeVisible();
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      departureId: '-1',
      nights: '7',
      month: '2027-01',
      rooms: '2',
    });
    const turkey = within(screen.getByRole('region', { name: 'Turkey' }));
    expect(turkey.getByRole('link', { name: /^Antalya.*from £199pp leaving Sat 9 Jan$/ })).toHaveAttribute(
      'href',
      '/page/d00000000000000000000101',
    );
    expect(turkey.getByRole('link', { name: /^Dalaman.*nothing in January 2027$/ })).toBeVisible();
    expect(screen.getByText(/flights from London and 7 nights, two adults sharing/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'By country' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'February 2027' })).toHaveAttribute(
      'href',
      '/destinations?by=country&month=2027-02',
    );
  });

  it('lists them without prices when these cannot be loaded', async () => {
    backend(() => new Response('', { status: 503 }));
    renderRoutes(routes, '/destinations');
    expect(await screen.findByText(/Prices could not be loaded/)).toBeVisible();
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/page/'));
    expect(links).toHaveLength(uniqueDestinations().length);
    expect(screen.queryByText(/nothing in/)).not.toBeInTheDocument();
  });
});
