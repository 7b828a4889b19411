import { hotelRecordSchema, type HotelRecordWire } from '@storefront/shared/api/hotels/hotel-record.schema';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { HotelReviews } from './hotel-reviews';

type Reviews = NonNullable<HotelRecordWire['hotelDetails']['taDetails']>;

function renderReviews(reviews: Reviews, score: number | null = null) {
  const hotel = hotelRecordSchema.parse({
    hotelDetails: { hotelName: 'Sol Bay Resort', taRating: score, taRatingCount: 2_204, taDetails: reviews },
  });
  return renderInPage(<HotelReviews hotel={hotel} />);
}

const STARS = { 1: 66, 2: 132, 3: 309, 4: 683, 5: 1014, 9: 7, total: 3 };

describe('HotelReviews', () => {
  it('shows the reviews by stars, and on request how many guests gave that or more [DEAL-06]', async () => {
    const user = userEvent.setup();
    renderReviews({ review_rating_count: STARS }, 4.1);
    expect(await screen.findByRole('heading', { name: 'Guest reviews' })).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '5 stars1,014 reviews, (46%)',
      '4 stars683 reviews, (31%)',
      '3 stars309 reviews, (14%)',
      '2 stars132 reviews, (6%)',
      '1 star66 reviews, (3%)',
    ]);

    const four = screen.getByRole('button', { name: /^4 stars/, pressed: false });
    await user.click(four);
    expect(four).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('1,697 of 2,204 guests (77%) gave 4 stars or more');

    await user.click(screen.getByRole('button', { name: /^5 stars/ }));
    expect(four).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('1,014 of 2,204 guests (46%) gave 5 stars');

    await user.click(screen.getByRole('button', { name: /^5 stars/ }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows detailed scores, trip types, ranking, award and source [DEAL-06, DEAL-07]', async () => {
    renderReviews({
      subratings: [
        { localized_name: 'Location', value: 4.5 },
        { localized_name: 'Rooms', value: 0 },
        { localized_name: 'Value', value: 77 },
        { localized_name: 'Service', value: 4 },
      ],
      trip_types: [
        { name: 'solo', localized_name: 'Solo travel', value: 100 },
        { name: 'couples', localized_name: 'Couples', value: 300 },
        { name: 'business', localized_name: 'Business', value: -4 },
      ],
      ranking_data: { ranking_string: '#4 of 95 hotels in Side' },
      awards: [{ display_name: "Travelers' Choice 2026" }],
      web_url: 'https://reviews.example.com/sol-bay',
    });
    const details = await screen.findByRole('list', { name: 'Scores in detail' });
    expect(
      within(details)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Location 4.5', 'Service 4.0']);
    const guests = screen.getByRole('list', { name: 'Who came' });
    expect(
      within(guests)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Couples 300 (75%)', 'Solo travel 100 (25%)']);
    expect(screen.getByText('#4 of 95 hotels in Side')).toBeVisible();
    expect(screen.getByText("Travellers' Choice")).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Read the reviews on Tripadvisor (opens in a new window)' }),
    ).toHaveAttribute('href', 'https://reviews.example.com/sol-bay');
  });

  it('links to http and https URLs only', async () => {
    renderReviews({ web_url: 'javascript:alert(1)' }, 4);
    expect(await screen.findByText(/Source: Tripadvisor/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('renders nothing for a hotel without reviews', () => {
    const { container } = renderReviews(
      { review_rating_count: { 1: 0, 5: 0 }, subratings: [], trip_types: [], num_reviews: 0 },
      0,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
