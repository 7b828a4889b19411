import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

import { pence } from '../../domain/pricing/pence';
import { renderRoutes } from '../../../testing/render-page';

import { HotelCard } from './hotel-card';

type Props = ComponentProps<typeof HotelCard>;

const HOTEL: Props['hotel'] = {
  title: 'Sol Bay Resort',
  location: 'Side, Antalya',
  starClass: 4,
  reviewScore: 4.1,
  reviewCount: 2_204,
  imageUrl: '/media/pool-3/960.jpg',
  loading: false,
};

const PRICE: Props['price'] = {
  perPerson: pence(41_200),
  total: pence(82_400),
  guests: 2,
  showTotal: false,
};

function renderCard(overrides: Partial<Props> = {}) {
  const card = (
    <HotelCard
      hotel={HOTEL}
      facts={{
        departure: 'London Gatwick 06:15',
        date: '2027-06-12',
        nights: 7,
        rooms: ['Double room'],
        bags: 'Hold bag 23 kg, £90 extra',
      }}
      chips={['Beachfront', 'Outdoor pool']}
      boards={[
        { boardBasis: 'HB', pricePerPerson: pence(41_200) },
        { boardBasis: 'AI', pricePerPerson: pence(49_600) },
      ]}
      board="HB"
      price={PRICE}
      link={{ to: '/holiday-details/H2A?giataId=7', state: { deal: 7 } }}
      {...overrides}
    />
  );
  const view = renderRoutes([{ path: '*', element: card }], '/search');
  return { ...view, card: screen.getByRole('article', { name: 'Sol Bay Resort' }) };
}

describe('a hotel card', () => {
  it('is one link that passes the deal in the navigation state', async () => {
    const { card, router } = renderCard();
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(within(card).getByRole('link', { name: 'Sol Bay Resort' }));
    expect(router.state.location).toMatchObject({
      pathname: '/holiday-details/H2A',
      search: '?giataId=7',
      state: { deal: 7 },
    });
  });

  it('names all rooms of its price, or their number while the supplier has not named one [DEC-120]', () => {
    const facts = { departure: 'London Gatwick 06:15', date: '2027-06-12', nights: 7 };
    const { card, unmount } = renderCard({ facts: { ...facts, rooms: ['Family room', 'Suite', 'Suite'] } });
    expect(within(card).getByText('7 nights, 3 rooms: Family room, 2 Suites')).toBeVisible();
    unmount();
    const { card: other } = renderCard({ facts: { ...facts, rooms: ['Family room', ''] } });
    expect(within(other).getByText('7 nights, 2 rooms')).toBeVisible();
  });

  it('has an action button that does not follow the link', async () => {
    const onPress = jest.fn();
    const { card, router } = renderCard({ action: <button onClick={onPress}>Hotel details</button> });
    await userEvent.click(within(card).getByRole('button', { name: 'Hotel details' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/search');
  });

  it('shows location, class, rating, flight, nights, room, bags and boards, and the price of each board once [SRCH-CARD-03, DEC-120]', () => {
    const { card } = renderCard();
    expect(within(card).getByText('Side, Antalya')).toBeVisible();
    expect(within(card).getByRole('img', { name: '4 stars' })).toBeVisible();
    expect(card).toHaveTextContent('4.1Very good, average of 2,204 reviews');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual([
      'Sat 12 Jun, London Gatwick 06:15',
      '7 nights, Double room',
      'Hold bag 23 kg, £90 extra',
      'Beachfront',
      'Outdoor pool',
      'Half Board',
      'All Inclusive £496',
    ]);
    expect(card.textContent?.match(/£412/g)).toHaveLength(1);
    expect(within(card).getByText('Outdoor pool')).toBeVisible();
  });

  it('rounds the circles of its rating by the rule of result pages, not of deal cards [DOM-RATING-01, DEC-85]', () => {
    const { card } = renderCard({ hotel: { ...HOTEL, reviewScore: 4.5 } });
    const circles = [...card.querySelectorAll<HTMLElement>('[data-circle]')];
    expect(circles.map(({ dataset }) => dataset['circle'])).toEqual(Array(5).fill('full'));
    expect(card).toHaveTextContent('4.5Excellent');
  });

  it('swaps the price per person and the total', () => {
    const perPerson = renderCard();
    expect(perPerson.card).toHaveTextContent('£412pp£824 total for 2');
    perPerson.unmount();

    const { card } = renderCard({ price: { ...PRICE, showTotal: true } });
    expect(card).toHaveTextContent('£824total£412 per person');
    expect(within(card).getByRole('list', { name: 'Board basis' })).toHaveTextContent(
      'Half BoardAll Inclusive £992',
    );
  });

  it('marks and outlines only the deal that the shopper selected before [SRCH-CARD-07, SRCH-Q-10]', () => {
    const other = renderCard();
    expect(other.card).not.toHaveTextContent('YOUR SELECTED DEAL');
    expect(getComputedStyle(other.card).outline).not.toContain('solid');
    other.unmount();
    const { card } = renderCard({ highlighted: true });
    expect(card).toHaveTextContent('YOUR SELECTED DEAL');
    expect(getComputedStyle(card).outline).toContain('2px solid');
  });

  it('shows the photo when the hotel has loaded [SRCH-CARD-01]', () => {
    expect(renderCard().card.querySelector('img')).toHaveAttribute('src', '/media/pool-3/960.jpg');
  });

  it('shows neither photo, placeholder nor chips while the hotel loads [SRCH-CARD-01]', () => {
    const { card } = renderCard({ hotel: { ...HOTEL, loading: true } });
    expect(card.querySelector('img, svg[viewBox="0 0 160 120"]')).toBeNull();
    expect(within(card).queryByText('Beachfront')).not.toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'Sol Bay Resort' })).toBeVisible();
  });

  it('shows a placeholder without a photo, and no rating without reviews', () => {
    const { card } = renderCard({ hotel: { ...HOTEL, imageUrl: null, reviewScore: null } });
    expect(card.querySelector('img')).toBeNull();
    expect(card.querySelector('svg[viewBox="0 0 160 120"]')).not.toBeNull();
    expect(card).not.toHaveTextContent(/good|average|reviews/i);
  });
});
