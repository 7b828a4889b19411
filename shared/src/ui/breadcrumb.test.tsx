import { screen, within } from '@testing-library/react';

import { renderInPage } from '../../testing/render-page';

import { Breadcrumb } from './breadcrumb';

describe('a breadcrumb', () => {
  it('leads to every parent and names the page last', () => {
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

  // jsdom has no width and takes no media query: what it sees is the phone.
  it('shows a phone the parent alone', () => {
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
