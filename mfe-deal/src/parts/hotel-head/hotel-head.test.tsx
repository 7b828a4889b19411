import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';

import { HotelHead } from './hotel-head';

describe('HotelHead', () => {
  it('shows stars, name, location, score with its source, badge and actions [HD-03, DEAL-02]', async () => {
    renderInPage(
      <HotelHead
        name="Sol Bay Resort"
        location="Side, Antalya, Turkey"
        starClass={4}
        score={4.1}
        count={2_204}
        badge="EXCLUSIVE OFFER"
      >
        <button type="button">Save</button>
      </HotelHead>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Sol Bay Resort' })).toBeVisible();
    expect(screen.getByRole('img', { name: '4 stars' })).toBeVisible();
    expect(screen.getByText('Side, Antalya, Turkey')).toBeVisible();
    expect(screen.getByText('4.1')).toBeVisible();
    expect(screen.getByText('Very good, average of 2,204 reviews on Tripadvisor')).toBeVisible();
    expect(screen.getByText('EXCLUSIVE OFFER')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('rounds the circles of its rating by the rule of result pages, not of deal cards [DOM-RATING-01, DEC-85]', async () => {
    const { container } = renderInPage(
      <HotelHead name="Sol" location="Side" starClass={4} score={4.5} count={2} />,
    );
    expect(await screen.findByText('4.5')).toBeVisible();
    const circles = [...container.querySelectorAll<HTMLElement>('[data-circle]')];
    expect(circles.map(({ dataset }) => dataset['circle'])).toEqual(Array(5).fill('full'));
  });

  it.each([
    [0, 0],
    [Number.NaN, -3],
    [null, null],
    [47, 12],
  ])('shows no score for %s from %s reviews', async (score, count) => {
    renderInPage(<HotelHead name="Sol" location=" " starClass={Number.NaN} score={score} count={count} />);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/Tripadvisor|review|rating/)).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
