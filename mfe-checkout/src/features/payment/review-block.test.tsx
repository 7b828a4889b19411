import { aPackage } from '@storefront/shared/testing/booking-builders';
import { renderRoutes } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';

import { aBookingToPay } from '../../../testing/payment/payment-builders';

import { ReviewBlock } from './review-block';

/** Opens the block for an adult and a child of 12, with the child's date of birth. They return on 19 June 2027. */
function openReview(dateOfBirth: string, isEditable = true) {
  const chosen = aPackage({ occupancy: [{ adults: 1, children: 1, childAges: [12] }] });
  const lead = { title: 'Mrs', firstName: 'Ann', lastName: "O'Brien", dateOfBirth: '1980-02-29' };
  const child = { title: 'Miss', firstName: 'Cara', lastName: "O'Brien", dateOfBirth };
  const booking = { ...aBookingToPay({ passengers: [lead, child] }), chosen };
  renderRoutes([{ path: '/', element: <ReviewBlock {...{ booking, isEditable }} /> }], '/');
  return within(screen.getByRole('region', { name: 'Check your details' }));
}

describe('the details to check before paying', () => {
  it('repeat the warning about an age that was not searched for, with the way to change it [DEC-59]', () => {
    const review = openReview('2011-03-04');
    expect(review.getByRole('status')).toHaveTextContent(
      /^Cara will be 16 on the day of return, but you searched for a child of 12\.$/,
    );
    expect(review.getByRole('link', { name: 'Change passengers' })).toHaveAttribute(
      'href',
      '/booking/passengers',
    );
  });

  it('keep the warning while a payment is open, without the link', () => {
    const review = openReview('2011-03-04', false);
    expect(review.getByRole('status')).toHaveTextContent(/^Cara will be 16/);
    expect(review.queryByRole('link')).not.toBeInTheDocument();
  });

  it('have no warning when the ages are those of the search', () => {
    expect(openReview('2014-12-24').queryByRole('status')).not.toBeInTheDocument();
  });
});
