import { screen, within } from '@testing-library/react';

import { renderInPage } from '../../testing/render-page';

import { Breadcrumb } from './breadcrumb';

describe('a breadcrumb', () => {
  it('links to every parent and marks the last crumb as the current page', () => {
    renderInPage(
      <Breadcrumb
        trail={[{ label: 'Home', path: '/' }, { label: 'Deals', path: '/deals' }, { label: 'Antalya' }]}
      />,
    );
    const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
    const links = within(nav).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/deals']);
    expect(within(nav).getByText('Antalya')).toHaveAttribute('aria-current', 'page');
  });

  // jsdom ignores media queries, so it renders the phone layout.
  it('shows only the parent on a phone', () => {
    renderInPage(
      <Breadcrumb
        trail={[{ label: 'Home', path: '/' }, { label: 'Deals', path: '/deals' }, { label: 'Antalya' }]}
      />,
    );
    expect(screen.getByText('Deals')).toBeVisible();
    expect(screen.getByText('Home')).not.toBeVisible();
    expect(screen.getByText('Antalya')).not.toBeVisible();
  });
});
