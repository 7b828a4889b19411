import { HOLIDAY_COLUMNS } from '@storefront/shared/domain/catalogue/navigation';
import type { ListPageTexts } from '@storefront/shared/api/site/list-page.schema';
import { renderRoutes } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { Component, loader } from './category.route';

function Fault() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? `status ${error.status}` : 'another fault'}</p>;
}

const routes = [
  { path: '/holidays/:category', loader, Component, ErrorBoundary: Fault, HydrateFallback: () => null },
];

const LIST: ListPageTexts = {
  headline: 'Salt and sand',
  intro: 'Barefoot from breakfast on.',
  heroImage: '/media/abcdefghijklmnop-3/1600.jpg',
  heroAlternative: 'A cove',
  seoTitle: 'Beaches of Europe',
  seoDescription: 'Beaches with flights from the UK.',
  isIndexed: false,
};

// Without a document the page has the texts of the release.
beforeEach(() => {
  globalThis.fetch = async () => new Response('{}', { status: 404 });
});

const DEALS: Readonly<Record<string, string>> = {
  '/holidays/beach': '/all-deals?type=beach',
  '/holidays/long-haul': '/group/tropical-escapes',
  '/holidays/bargain': '/all-deals?sort=price-low',
  '/holidays/city-breaks': '/all-deals?type=city',
  '/holidays/all-inclusive': '/all-deals?board=AI',
  '/holidays/senior-friendly': '/group/quiet-resorts',
};

describe('the page of a category', () => {
  it.each(HOLIDAY_COLUMNS.map(({ title, path, entries }) => ({ title, path: path ?? '', entries })))(
    '$path shows its name, its six entries of the menu, its own deals and the phone [ROUTE-19, DEC-38, DEC-180]',
    async ({ title, path, entries }) => {
      renderRoutes(routes, path);
      expect(await screen.findByRole('heading', { level: 1, name: `${title} holidays` })).toBeVisible();
      const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
      expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      expect(within(trail).getByText(`${title} holidays`)).toHaveAttribute('aria-current', 'page');
      const places = screen.getByRole('region', { name: `Places for ${title.toLowerCase()} holidays` });
      expect(entries).toHaveLength(6);
      expect(
        within(places)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(entries.map(({ label }) => label));
      expect(
        within(places)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(entries.flatMap(({ path: target }) => target ?? []));
      expect(screen.getByRole('link', { name: /^See / })).toHaveAttribute('href', DEALS[path]);
      expect(screen.getByRole('complementary', { name: 'Book by phone' })).toHaveTextContent('020 7946 0123');
    },
  );

  it('shows Indian Ocean as text that takes no focus and no click [DEC-25]', async () => {
    renderRoutes(routes, '/holidays/long-haul');
    const entry = (await screen.findByText('Indian Ocean')).closest('li');
    expect(entry?.firstElementChild).toHaveAttribute('aria-disabled', 'true');
    expect(entry?.querySelector('a, button, [tabindex]')).toBeNull();
  });

  it('shows the texts and the picture of its document [DEC-404]', async () => {
    globalThis.fetch = async () => new Response(JSON.stringify(LIST));
    const { container } = renderRoutes(routes, '/holidays/beach');
    expect(await screen.findByRole('heading', { level: 1, name: 'Salt and sand' })).toBeVisible();
    expect(screen.getByText('Barefoot from breakfast on.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A cove' })).toHaveAttribute(
      'src',
      'http://backend.test/media/abcdefghijklmnop-3/960.jpg',
    );
    expect(document.title).toContain('Beaches of Europe');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    // Which places it shows stays as it is.
    expect(screen.getByRole('region', { name: 'Places for beach holidays' })).toBeVisible();
    expect(container.querySelectorAll('h1')).toHaveLength(1);
  });

  it('is linked by the six columns of the Holidays menu [ROUTE-19, DEC-38]', () => {
    expect(new Set(HOLIDAY_COLUMNS.map(({ path }) => path))).toEqual(
      new Set([
        '/holidays/all-inclusive',
        '/holidays/bargain',
        '/holidays/beach',
        '/holidays/city-breaks',
        '/holidays/long-haul',
        '/holidays/senior-friendly',
      ]),
    );
  });

  it('an unknown category responds 404 [DEC-38]', async () => {
    renderRoutes(routes, '/holidays/no-such-kind');
    expect(await screen.findByText('status 404')).toBeVisible();
  });
});
