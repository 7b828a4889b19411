import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { HotelDescription } from '../../features/hotel/hotel-description';
import { HotelHead } from './hotel-head';
import { HotelLocation } from '../../features/hotel/hotel-location';

describe('head of a hotel', () => {
  it('has stars, name, place, score with its source, badge and what can be done [HD-03, DEAL-02]', async () => {
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
    expect(screen.getByText('Good, 2,204 reviews on Tripadvisor')).toBeVisible();
    expect(screen.getByText('EXCLUSIVE OFFER')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it.each([
    [0, 0],
    [Number.NaN, -3],
    [null, null],
    [47, 12],
  ])('says nothing of a score of %s from %s reviews', async (score, count) => {
    renderInPage(<HotelHead name="Sol" location=" " starClass={Number.NaN} score={score} count={count} />);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/Tripadvisor|review|rating/)).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('description of a hotel', () => {
  it('opens its hidden lines on request, and has all words in the page before', async () => {
    const user = userEvent.setup();
    renderInPage(<HotelDescription words={`<p>${'Sand and sea. '.repeat(80)}</p><p>The end</p>`} />);
    expect(await screen.findByText('The end')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Read more', expanded: false });
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Read less', expanded: true })).toBe(button);
  });

  it('has nothing to unfold when it is short', async () => {
    renderInPage(<HotelDescription words="<p>Sand and sea.</p>" />);
    expect(await screen.findByText('Sand and sea.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('location of a hotel', () => {
  it.each([null, { latitude: 0, longitude: 0 }, { latitude: Number.NaN, longitude: 4 }])(
    'is the address in words without coordinates: %j [DEAL-08, DEC-104]',
    async (place) => {
      const { container } = renderInPage(<HotelLocation name="Sol" address="Side, Turkey" place={place} />);
      expect(await screen.findByRole('heading', { name: 'Location' })).toBeVisible();
      expect(screen.getByText('Side, Turkey')).toBeVisible();
      expect(container.querySelectorAll('strong')).toHaveLength(0);
    },
  );

  it('is nothing without either', () => {
    expect(
      renderInPage(<HotelLocation name="Sol" address=" " place={null} />).container,
    ).toBeEmptyDOMElement();
  });
});
