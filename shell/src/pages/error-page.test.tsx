import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';

import { aRuntimeWithSite } from '../../testing/site-runtime';

import { BrokenPage } from './broken-page';
import { NotFound } from './not-found';

describe('Page Not Found', () => {
  it('shows its title and a link to the home page [ROUTE-20, ROUTE-21]', async () => {
    renderInPage(<NotFound />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  });

  it('links to deals, to the destinations of the footer, and last to the phone number', async () => {
    renderInPage(<NotFound />, aRuntimeWithSite());
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Return to Homepage',
      'All Deals',
      'Cruise Deals',
      'All destinations',
      'Ibiza',
      'Antalya',
      'Sharm El Sheikh',
      'Lisbon',
      'Majorca',
      '020 7946 0123',
    ]);
    expect(screen.getByRole('link', { name: 'Ibiza' }).getAttribute('href')).toMatch(/^\/page\/d\d+$/);
    expect(links.at(-1)).toHaveAttribute('href', 'tel:02079460123');
  });

  it('follows the footer of the content team, with five destinations at most', async () => {
    const labels = ['Malta', 'Cyprus', 'Bali', 'Phuket', 'Dubai', 'Rome'];
    const entries = labels.map((label, index) => ({ label, path: `/page/d${index}` }));
    const columns = [{ title: 'Where to go', entries: [{ label: 'Soon', path: null }, ...entries] }];
    const { config } = aRuntimeWithSite();
    const site = { navigation: null, footer: { columns, legal: [] }, notices: [] };
    renderInPage(<NotFound />, aRuntimeWithSite({ config: { ...config, site } }));
    const links = await screen.findAllByRole('link');
    const targets = links.map((link) => link.getAttribute('href'));
    expect(targets.filter((target) => target?.startsWith('/page/'))).toEqual([
      '/page/d0',
      '/page/d1',
      '/page/d2',
      '/page/d3',
      '/page/d4',
    ]);
  });
});

describe('the page for unexpected errors', () => {
  it('offers a reload, a link to the home page and the phone number [DEC-110, EXT-03]', async () => {
    renderInPage(<BrokenPage />);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sorry, something went wrong' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
  });
});
