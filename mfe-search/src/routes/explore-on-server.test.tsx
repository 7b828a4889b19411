import { hydrateInBrowser, renderOnServer } from '@storefront/shared/testing/server-rendering';
import { screen } from '@testing-library/react';

import { aPlace, anExplore } from '../../testing/places';
import { searchService, type SearchService } from '../../testing/search-service';

import { Component, loader, shouldRevalidate } from './search.route';

const ROUTES = [{ id: 'search', path: '/search', loader, Component, shouldRevalidate }];
const AT = '/search?destinationId=1&dateMin=2027-06-09&budget=300&place=601';

let close = () => {};
afterEach(() => {
  close();
  window.sessionStorage.clear();
});

/** Renders the page as a server does. */
async function onServer(service: SearchService) {
  const fake = searchService(service);
  close = fake.close;
  return { page: await renderOnServer(ROUTES, AT), requests: fake.requests };
}

const EXPLORE = anExplore([aPlace(301, 204), aPlace(601, 239), aPlace(101, 314)]);

describe('the destinations on a server', () => {
  it('are in the document, with links that work without scripts [EXPLORE-10]', async () => {
    const {
      page: { html },
    } = await onServer({ explore: () => Response.json(EXPLORE) });
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
    const { page, requests } = await onServer({ explore: () => Response.json(EXPLORE) });
    const { mismatches } = await hydrateInBrowser(page);
    expect(mismatches).toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(requests.map(({ call }) => call)).toEqual(['explore']);
  });

  it('are left to the browser after a failure, and the page is not shared', async () => {
    const {
      page: { html, isShared },
    } = await onServer({ explore: () => new Response('', { status: 503 }) });
    expect(html).toContain('Where to go in June');
    expect(html).not.toContain('<article');
    expect(isShared).toBe(false);
  });
});
