import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aDealWire } from '../../testing/deal-builders';
import { respondWith, openList } from '../../testing/open-list';

import { Component, loader } from './cruise-deals.route';

const SHIP = { ship: { shipName: 'Aegean Star' } };
const open = (at = '/cruise-deals') => openList({ path: '/cruise-deals', loader, Component }, at);

describe('/cruise-deals', () => {
  it('shows its hero at once, and six placeholder cards until the deals are loaded [LIST-04, LIST-08, DEC-84]', async () => {
    const response = respondWith({ deals: [aDealWire(1, SHIP)] }, { held: true });
    const { container } = open();
    const title = await screen.findByRole('heading', { level: 1, name: 'Unforgettable Cruises' });
    expect(title).toBeVisible();
    expect(title.closest('header')).toContainElement(
      screen.getByRole('button', { name: 'See cruise deals' }),
    );
    const waiting = await screen.findByRole('status');
    expect(waiting).toHaveTextContent('Loading deals');
    expect(waiting.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(6);
    expect(container.querySelector('header img')).toHaveAttribute(
      'src',
      'http://backend.test/media/cruise-5/1600.jpg',
    );
    response.release();
    expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
    expect(waiting).not.toBeInTheDocument();
  });

  it('lists deals with a ship only, newest first [DEC-34, LIST-06, LIST-07, API-DEALS-03, DEC-35]', async () => {
    respondWith({
      deals: [
        aDealWire(1, { createdAt: '2026-11-01T09:00:00Z', dealType: 'featured', ...SHIP }),
        aDealWire(2, { createdAt: '2026-11-02T09:00:00Z', dealType: 'featured' }),
        aDealWire(3, { createdAt: '2026-11-03T09:00:00Z', ...SHIP }),
      ],
    });
    open('/cruise-deals?type=hotel');
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual(['Hotel 3', 'Hotel 1']);
    expect(screen.getByRole('status')).toHaveTextContent('2 deals');
    expect(screen.queryByRole('combobox', { name: 'Kind of holiday' })).not.toBeInTheDocument();
  });

  it('the button of the hero scrolls to the list and focuses it [LIST-05]', async () => {
    const user = userEvent.setup();
    respondWith({ deals: [aDealWire(1, SHIP)] });
    open();
    const list = await screen.findByRole('region', { name: 'Deals' });
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const hero = screen.getByRole('heading', { level: 1, name: 'Unforgettable Cruises' }).closest('header');
    await user.click(within(hero ?? document.body).getByRole('button', { name: 'See cruise deals' }));
    expect(scroll.mock.contexts).toEqual([list]);
    expect(list).toContainElement(await screen.findByRole('article', { name: 'Hotel 1' }));
    expect(list).toHaveFocus();
    scroll.mockRestore();
  });

  it('shows a message when there is no cruise', async () => {
    respondWith({ deals: [aDealWire(1)] });
    open();
    expect(await screen.findByText('No deals at the moment')).toBeVisible();
  });
});
