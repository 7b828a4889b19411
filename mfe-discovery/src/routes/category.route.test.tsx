import { HOLIDAY_COLUMNS } from '@storefront/shared/domain/catalogue/navigation';
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

  it('an unknown category responds 404 [DEC-38]', async () => {
    renderRoutes(routes, '/holidays/no-such-kind');
    expect(await screen.findByText('status 404')).toBeVisible();
  });
});
