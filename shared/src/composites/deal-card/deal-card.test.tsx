import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { catalogueDealSchema, type CatalogueDealWire } from '../../api/content/deals.schema';
import { renderRoutes } from '../../../testing/render-page';

import { DealCard } from './deal-card';

function renderDeal(overrides: Partial<CatalogueDealWire['data']> = {}, dealId: string | number = '71') {
  const deal = catalogueDealSchema.parse({
    dealId,
    data: {
      HotelName: 'Sol Bay Resort',
      address: ', Side, Antalya,',
      featuredImage: '/media/pool-3/960.jpg',
      dealType: 'featured',
      taRating: 4.1,
      taRatingCount: 2_204,
      hotelRating: 4,
      defaultNightDuration: 7,
      cheapestBoardBasis: 'HB',
      startingPrice: 412,
      cheapestDate: '2027-06-12',
      createdAt: '2026-11-01T00:00:00Z',
      ...overrides,
    },
  });
  const view = renderRoutes(
    [
      { path: '/', element: <DealCard deal={deal} /> },
      { path: '/deals/:dealId', element: <p>The deal itself</p> },
    ],
    '/',
  );
  return { ...view, card: screen.getByRole('article', { name: 'Sol Bay Resort' }) };
}

const dotsOf = (card: HTMLElement) =>
  [...card.querySelectorAll<HTMLElement>('[aria-hidden="true"] [data-circle]')].map(
    (dot) => dot.dataset['circle'],
  );

describe('a deal card', () => {
  it.each([
    ['featured', 'EXCLUSIVE OFFER', 'FREE ROOM UPGRADE'],
    ['', 'FREE ROOM UPGRADE', 'EXCLUSIVE OFFER'],
    ['other', 'FREE ROOM UPGRADE', 'EXCLUSIVE OFFER'],
  ])('of type "%s" shows the badge %s [BADGE-01, CARD-02]', (dealType, badge, other) => {
    const { card } = renderDeal({ dealType });
    expect(within(card).getByText(badge)).toBeVisible();
    expect(within(card).queryByText(other)).not.toBeInTheDocument();
  });

  it.each([
    [{ shipName: 'Aegean Star' }, 'Flight + Hotel + Cruise'],
    [{ shipName: '' }, 'Flight + Hotel'],
    [null, 'Flight + Hotel'],
  ])('with the ship %o shows the package type %s [BADGE-02, CARD-05]', (ship, tag) => {
    const { card } = renderDeal({ ship });
    expect(within(card).getByText(tag)).toBeVisible();
  });

  it.each([
    [3.1, 'full full full half empty'],
    [3.5, 'full full full half empty'],
    [3.9, 'full full full half empty'],
    [4, 'full full full full empty'],
    [0.5, 'half empty empty empty empty'],
    [5, 'full full full full full'],
  ])('shows %d as the dots %s and as a number [BADGE-03, CARD-03, DEC-85]', (taRating, dots) => {
    const { card } = renderDeal({ taRating });
    expect(dotsOf(card).join(' ')).toBe(dots);
    expect(card).toHaveTextContent(`Rated ${taRating.toFixed(1)} of 5`);
  });

  it('shows the number of reviews that a score is the average of, and its word [CARD-04, DEC-114]', () => {
    expect(renderDeal().card).toHaveTextContent('Very good, average of 2,204 reviews');
  });

  it('shows no rating without reviews [CARD-04]', () => {
    const { card } = renderDeal({ taRating: null, taRatingCount: null });
    expect(dotsOf(card)).toEqual([]);
    expect(card).not.toHaveTextContent(/Rated|reviews/);
  });

  it('shows the name, the location, the class and the stay [CARD-06, CARD-07, DOM-TEXT-03]', () => {
    const { card } = renderDeal();
    expect(within(card).getByText('Sol Bay Resort')).toBeVisible();
    expect(within(card).getByText('Side, Antalya')).toBeVisible();
    expect(within(card).getByRole('img', { name: '4 stars' })).toBeVisible();
    expect(within(card).getByText('7 nights, Half Board')).toBeVisible();
  });

  it.each([
    ['184', 151, 129],
    [184, 151, 129],
    ['1840', 151, 151],
    ['184', 10, 0],
  ])('of deal %j that starts at £%d shows £%d [PRICE-14, DEC-48]', (dealId, startingPrice, price) => {
    expect(renderDeal({ startingPrice }, dealId).card).toHaveTextContent(`from£${price}pp`);
  });

  it('shows a board code without a name unchanged [DOM-BRD-02]', () => {
    expect(within(renderDeal({ cheapestBoardBasis: 'CLB' }).card).getByText(/\bCLB$/)).toBeVisible();
  });

  it.each([
    [412, -50, 362],
    [399.5, 12.5, 412],
    [411.5, 0, 412],
  ])(
    'that starts at £%d with a mark-up of £%d shows from £%d per person [CARD-08, DOM-MARKUP-01, PRICE-01]',
    (startingPrice, markup, price) => {
      const markupPrices = [{ startDate: '2027-06-01', endDate: '2027-06-30', markup }];
      const { card } = renderDeal({ startingPrice, markupPrices });
      expect(card).toHaveTextContent(`from£${price}pp`);
    },
  );

  it.each([
    [undefined, '2 adults, June 2027'],
    [{ adults: 2, children: 2 }, '2 adults, 2 children, June 2027'],
    [{ adults: 2, children: 9 }, '2 adults, June 2027'],
  ])('whose price is for the party %j names it beside the price: %s [DEC-145, DEC-482]', (party, basis) => {
    const { card } = renderDeal({ ...(party && { party }) });
    expect(within(card).getByText(basis)).toBeVisible();
  });

  it('shows its picture [CARD-01]', () => {
    const { card } = renderDeal();
    expect(card.querySelector('img')).toHaveAttribute('src', '/media/pool-3/960.jpg');
  });

  it('is one link, to /deals/{dealId}, with the text "View deal" [CARD-09]', async () => {
    const { card, router } = renderDeal();
    expect(within(card).getByText('View deal')).toBeVisible();
    await userEvent.click(within(card).getByRole('link', { name: 'Sol Bay Resort' }));
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/deals/71');
  });
});
