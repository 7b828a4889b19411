import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aDealWire, buildDealWires } from '../../testing/deal-builders';
import { respondWith, openList } from '../../testing/open-list';

import { Component, loader } from './all-deals.route';

const open = (at: string) => openList({ path: '/all-deals', loader, Component }, at);

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const count = () => screen.getByRole('status');
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

const THREE = [
  aDealWire(1, { HotelName: 'Sol Bay', createdAt: '2026-11-01T09:00:00Z', startingPrice: 700 }),
  aDealWire(2, { HotelName: 'Lara Sands', createdAt: '2026-11-03T09:00:00Z', cheapestBoardBasis: 'AI' }),
  aDealWire(3, { HotelName: 'Old Town', createdAt: '2026-11-02T09:00:00Z', hotelRating: 5 }),
];

describe('/all-deals', () => {
  it('shows all deals, newest first, after a spinner [DEC-34, LIST-01, LIST-02, LIST-03, CARD-09, ROUTE-12]', async () => {
    const response = respondWith({ deals: THREE }, { held: true });
    open('/all-deals');
    expect(await screen.findByRole('heading', { level: 1, name: 'All Deals' })).toBeVisible();
    expect(await screen.findByText('Loading deals')).toBeInTheDocument();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Loading deals');
    const [ring, ...others] = status.querySelectorAll(':scope > [aria-hidden]');
    expect(others).toEqual([]);
    expect(ring && getComputedStyle(ring).borderRadius).toBe('50%');

    response.release();
    expect(await screen.findByRole('link', { name: 'Lara Sands' })).toHaveAttribute('href', '/deals/2');
    expect(names()).toEqual(['Lara Sands', 'Old Town', 'Sol Bay']);
    const [card] = screen.getAllByRole('article');
    const grid = card?.closest('ul');
    expect(grid && getComputedStyle(grid).display).toBe('grid');
    expect(count()).toHaveTextContent('3 deals');
    expect(screen.queryByText('Loading deals')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Home' }),
    ).toHaveAttribute('href', '/');
  });

  it('shows a deal on its card [CARD-01, CARD-02, CARD-04, CARD-05, CARD-06, CARD-07, CARD-08]', async () => {
    respondWith({
      deals: [aDealWire(1, { HotelName: 'Sol Bay', featuredImage: 'https://shop.test/sol.jpg' })],
    });
    const { container } = open('/all-deals');
    const card = await screen.findByRole('article', { name: 'Sol Bay' });
    expect(container.querySelector('article img')).toHaveAttribute('src', 'https://shop.test/sol.jpg');
    for (const text of ['FREE ROOM UPGRADE', 'Flight + Hotel', 'Side, Antalya', '4.1', '2,204 reviews']) {
      expect(card).toHaveTextContent(text);
    }
    expect(card).toHaveTextContent('7 nights, Half Board');
    expect(card).toHaveTextContent('from£412pp');
  });

  it('a failed request shows an empty list with Retry, without a dialog [ERR-20, DEC-148]', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    respondWith('not here', { status: 503 });
    open('/all-deals');
    expect(await screen.findByText('We could not load the deals')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    respondWith({ deals: THREE });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sol Bay' })).toBeVisible();
  });

  it('keeps filters and sort order in the URL, shows the count, and Back undoes each step [LIST-01]', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    respondWith({ deals: THREE });
    const { router } = open('/all-deals?page=3&utm_source=letter');
    const box = await screen.findByRole('checkbox', { name: /^Half Board/ });

    await user.click(box);
    await waitFor(() => expect(router.state.location.search).toBe('?utm_source=letter&board=HB'));
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    await waitFor(() => expect(count()).toHaveTextContent('2 of 3 deals'));
    expect(names()).toEqual(['Old Town', 'Sol Bay']);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price high to low');
    await waitFor(() => expect(names()).toEqual(['Sol Bay', 'Old Town']));
    expect(router.state.location.search).toBe('?utm_source=letter&board=HB&sort=price-high');

    await act(() => router.navigate(-1));
    await waitFor(() => expect(names()).toEqual(['Old Town', 'Sol Bay']));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(box).not.toBeChecked();
  });

  it('filters by type, price, month and text [LIST-01]', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    respondWith({
      deals: [...THREE, aDealWire(4, { HotelName: 'Aegean Star', ship: { shipName: 'Aegean' } })],
    });
    const { router } = open('/all-deals');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Price per person' }),
      'Up to £500 (3)',
    );
    await waitFor(() => expect(count()).toHaveTextContent('3 of 4 deals'));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Kind of holiday' }),
      'Flight + Hotel + Cruise (1)',
    );
    await waitFor(() => expect(names()).toEqual(['Aegean Star']));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Month of the lowest price' }),
      'June 2027 (1)',
    );
    await user.type(screen.getByRole('searchbox', { name: 'Hotel or place' }), 'star');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?upto=500&type=cruise&month=2027-06&q=star'),
    );
  });

  it('shows the filters of a shared URL as removable chips [LIST-01]', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    respondWith({ deals: THREE });
    const { router } = open('/all-deals?board=AI,HB&stars=4&upto=900&q=side');
    const chips = within(await screen.findByRole('group', { name: 'Applied filters' }));
    expect(
      chips.getAllByRole('button', { name: /^Remove filter/ }).map(({ ariaLabel }) => ariaLabel),
    ).toEqual([
      'Remove filter All Inclusive',
      'Remove filter Half Board',
      'Remove filter 4 stars',
      'Remove filter Up to £900 per person',
      'Remove filter “side”',
    ]);

    await user.click(chips.getByRole('button', { name: 'Remove filter Half Board' }));
    await waitFor(() => expect(names()).toEqual(['Lara Sands']));
    expect(chips.getByRole('button', { name: 'Remove filter 4 stars' })).toHaveFocus();

    await user.click(chips.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByRole('group', { name: 'No filters applied' })).toHaveFocus();
    expect(filters().getByRole('searchbox')).toHaveValue('');
  });

  it('names the filter that emptied the list, and removes it [LIST-01]', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    respondWith({ deals: THREE });
    const { router } = open('/all-deals?stars=2&board=AI');
    expect(await screen.findByRole('heading', { name: 'No deals match' })).toBeVisible();
    expect(screen.getByText('Nothing is left with 2 stars.')).toBeVisible();
    expect(count()).toHaveTextContent('0 of 3 deals');

    await user.click(screen.getByRole('button', { name: 'Without 2 stars (1)' }));
    await waitFor(() => expect(names()).toEqual(['Lara Sands']));
    expect(router.state.location.search).toBe('?board=AI');
    expect(screen.getByRole('region', { name: 'Deals' })).toHaveFocus();
  });

  it('shows the number of active filters on the drawer button, and filters from the drawer [LIST-01]', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    respondWith({ deals: THREE });
    open('/all-deals?stars=4&board=HB,AI');
    await user.click(await screen.findByRole('button', { name: 'Filters (3)' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(drawer.getByRole('button', { name: 'Show 2 deals' })).toBeVisible();
    await user.click(drawer.getByRole('checkbox', { name: /^Half Board/ }));
    await user.click(await drawer.findByRole('button', { name: 'Show 1 deal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names()).toEqual(['Lara Sands']);
  });

  it('changes pages, and starts the next one at the top of the list [LIST-01]', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    respondWith({ deals: buildDealWires(60) });
    const { router } = open('/all-deals');
    await user.click(await screen.findByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
    expect(router.state.location.search).toBe('?page=3');
    expect(screen.getByRole('region', { name: 'Deals' })).toHaveFocus();
    expect(document.title).toMatch(/^All Deals, page 3 \|/);
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }): unknown => JSON.parse(textContent),
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'ItemList',
        numberOfItems: 60,
        itemListElement: expect.arrayContaining([
          expect.objectContaining({ position: 49, name: 'Grand Resort and Spa number 12' }),
        ]) as unknown,
      }),
    );
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  });

  it('sends 24 of 5,000 deals in a document of less than 100 kB [LIST-01, DEC-196]', async () => {
    const deals = buildDealWires(5_000);
    expect(JSON.stringify(deals).length).toBeGreaterThan(2_000_000);
    respondWith({ deals });
    const runtime = aRuntime({ server: { cleanHtml: (html) => html } });
    const { router } = renderRoutes(
      [{ id: 'list', path: '/all-deals', loader, Component, HydrateFallback: () => null }],
      '/all-deals?sort=rating&stars=4,5',
      runtime,
    );
    expect(await screen.findAllByRole('article')).toHaveLength(24);
    expect(count()).toHaveTextContent('2,000 of 5,000 deals');
    const { outcome } = router.state.loaderData['list'] as { outcome: Promise<unknown> };
    expect(JSON.stringify(await outcome).length).toBeLessThan(100_000);
  });
});
