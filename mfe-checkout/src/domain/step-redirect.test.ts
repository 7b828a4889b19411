import { BOOKING_STEPS } from './booking-steps';
import { stepRedirect } from './step-redirect';

describe('the redirect of a step', () => {
  it.each(BOOKING_STEPS)('is null without a booking: %s', (step) => {
    expect(stepRedirect(step, 'none', false)).toBeNull();
  });

  it.each([
    ['personalise', [null, '/booking/personalise', '/booking/personalise', '/booking/personalise']],
    ['passengers', [null, null, '/booking/passengers', '/booking/passengers']],
    ['payment', [null, null, null, '/booking/payment']],
    ['confirmation', [...Array<string>(3).fill('/booking/confirmation'), null]],
  ] as const)('leads back to the first unfinished step, %s', (furthest, redirects) => {
    expect(BOOKING_STEPS.map((step) => stepRedirect(step, furthest, false))).toEqual(redirects);
  });

  it('leads from every other step to payment while a payment is open', () => {
    const payment = '/booking/payment';
    expect(BOOKING_STEPS.map((step) => stepRedirect(step, 'payment', true))).toEqual([
      payment,
      payment,
      null,
      payment,
    ]);
  });
});
