import { fireEvent, screen } from '@testing-library/react';

import {
  GATEWAY_ON,
  deferredResponse,
  networkError,
  type StubResponses,
} from '../../../testing/payment/fake-payment-service';
import {
  GATEWAY_PAY,
  cleanUpPayment,
  openPayment,
  advanceTime,
  clickButton,
  freezeTime,
} from '../../../testing/payment/open-payment';
import { anAttempt, PAYMENT_ID, PAYMENT_URL } from '../../../testing/payment/payment-builders';

beforeEach(freezeTime);
afterEach(cleanUpPayment);

const status = (word: string): StubResponses => ({ 'payment/status': Response.json({ status: word }) });
const confirmed = () => screen.findByRole('heading', { name: 'Confirmed' });
const pending = () => screen.findByRole('heading', { name: /^Waiting for/ });
const error = () => screen.findByRole('alert');
const TEN_MINUTES = 600_000;

/** Opens the page and starts a gateway payment, which is then polled. */
async function openPolledPayment(responses: StubResponses = {}) {
  const page = openPayment({ responses: { ...GATEWAY_ON, ...responses } });
  fireEvent.click(await screen.findByRole('button', { name: GATEWAY_PAY }));
  await pending();
  return page;
}

describe('a gateway payment', () => {
  it('is polled every 2.5 s and ordered after the success [PAY-GW-03, PAY-GW-04, PAY-GW-05, DEC-65, DEC-70, DEC-64]', async () => {
    const order = deferredResponse();
    const { respondWith, calls, bodies, payment } = await openPolledPayment({
      orders: order.response,
    });
    await advanceTime(4_900);
    const polls = () => calls().filter((call) => call === 'payment/status').length;
    expect(polls()).toBe(1);
    respondWith(status('unsuccessful'));
    await advanceTime(2_500);
    expect(polls()).toBe(2);
    expect(screen.getByRole('heading', { name: /^Waiting for/ })).toBeVisible();
    respondWith(status(' Succeeded '));
    await advanceTime(2_500);
    expect(screen.getByText(/Payment received. We are finalising your booking./)).toBeVisible();
    expect(payment()?.state).toBe('succeeded');
    expect(screen.queryByRole('dialog')).toBeNull();
    await advanceTime(10_000);
    expect(polls()).toBe(3);

    order.resolve(Response.json({ orderId: 'order-1' }));
    await confirmed();
    await advanceTime(0);
    expect(calls().slice(-2)).toEqual(['orders', 'send-booking-email']);
    expect(bodies('orders')).toEqual([
      expect.objectContaining({ paymentId: payment()?.paymentId, paymentAmount: 444.4 }),
    ]);
  });

  it.each(['fail', 'Declined', 'error', 'cancelled', 'canceled'])(
    'shows the failure for the status %s, and hides the link [ERR-13, ERR-14, PAY-GW-03, PAY-GW-06, DEC-65]',
    async (word) => {
      const { respondWith, payment } = await openPolledPayment();
      respondWith(status(word));
      expect(await error()).toHaveTextContent('Your payment was not completed. Please try again.');
      expect(screen.getByText('Payment failed. You can close this and try again.')).toBeVisible();
      expect(screen.getByRole('button', { name: GATEWAY_PAY })).toBeEnabled();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(payment()?.state).toBe('failed');
    },
  );

  it.each([
    ['insufficient-funds', /not enough money on this card/],
    ['challenge-failed', /Your bank could not confirm that it is you/],
    ['processing-error', /The payment provider had a fault/],
    ['lost-card', /The payment did not go through/],
  ])('gives the advice for the reason %s [DEC-194]', async (reason, advice) => {
    const { respondWith } = await openPolledPayment();
    respondWith({ 'payment/status': Response.json({ status: 'declined', reason }) });
    expect(await error()).toHaveTextContent(advice);
  });

  it('is confirmed although the email fails, which is logged [PAY-ST-03, DEC-68]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { respondWith, calls } = await openPolledPayment({
      'send-booking-email': () => new Response('', { status: 500 }),
    });
    respondWith(status('succeeded'));
    await advanceTime(2_500);
    expect(await confirmed()).toBeVisible();
    await advanceTime(0);
    expect(calls().slice(-2)).toEqual(['orders', 'send-booking-email']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('confirmation mail'));
  });

  it('keeps polling after failed, lost and malformed responses [API-PAYSTATUS-02]', async () => {
    const { respondWith } = await openPolledPayment({ 'payment/status': networkError });
    await advanceTime(2_500);
    for (const bad of [new Response('', { status: 500 }), Response.json({}), new Response('<html>')]) {
      respondWith({ 'payment/status': bad });
      await advanceTime(2_500);
      expect(screen.getByRole('heading', { name: /^Waiting for/ })).toBeVisible();
    }
    respondWith(status('success'));
    expect(await confirmed()).toBeVisible();
  });

  it('can be checked at once, and a check without a response is not reported as an unpaid payment', async () => {
    const { respondWith } = openPayment({
      session: { payment: anAttempt() },
      responses: { ...GATEWAY_ON, 'payment/status': networkError },
    });
    await pending();
    clickButton('Check the payment');
    expect(await screen.findByText(/^We could not check just now/)).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/no payment yet/)).toBeNull();
    respondWith(status('processing'));
    clickButton('Check the payment');
    expect(await screen.findByText(/^Checked at \d\d:\d\d: no payment yet\.$/)).toBeVisible();
    respondWith(status('success'));
    clickButton('Check the payment');
    expect(await confirmed()).toBeVisible();
  });

  it('times out ten minutes after its start despite a reload, can still be checked, and completes when the connection is back [ERR-15, PAY-GW-07, DEC-66]', async () => {
    const payment = anAttempt({ startedAt: Date.now() - TEN_MINUTES + 6_000 });
    const { respondWith, bodies, calls } = openPayment({ session: { payment } });
    await pending();
    clickButton(/^Close/);
    await advanceTime(4_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await advanceTime(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Payment confirmation timed out. Please try again.');
    expect(screen.getByRole('alert')).toHaveTextContent('If you have paid, do not pay again');
    expect(screen.getByText('Payment timed out. Please try again.')).toBeVisible();
    const requestCount = calls().length;
    await advanceTime(10_000);
    expect(calls()).toHaveLength(requestCount);

    clickButton('Check the payment');
    expect(await error()).toHaveTextContent('timed out');
    await advanceTime(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls()).toHaveLength(requestCount + 1);
    respondWith(status('success'));
    fireEvent(window, new Event('online'));
    await confirmed();
    expect(calls()).not.toContain('pay');
    expect(bodies('orders')).toHaveLength(1);
  });
});

describe('cancelling a payment', () => {
  const opened = (responses: StubResponses) => {
    const page = openPayment({
      session: { payment: anAttempt() },
      responses: { ...GATEWAY_ON, ...responses },
    });
    return pending().then(() => page);
  };

  it('shows the form again, and the next payment has a new id [DEC-64, DEC-66, DEC-67]', async () => {
    const { bodies, payment } = await opened({});
    clickButton('Cancel this payment');
    const again = await screen.findByRole('button', { name: GATEWAY_PAY });
    expect(bodies('payment/cancel')).toEqual([{ paymentId: PAYMENT_ID }]);
    expect(payment()?.state).toBe('cancelled');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(again);
    await pending();
    expect(payment()?.paymentId).not.toBe(PAYMENT_ID);
    expect(bodies('pay')).toHaveLength(1);
  });

  it('creates the order if the payment has succeeded meanwhile [DEC-67]', async () => {
    const { bodies } = await opened({ 'payment/cancel': Response.json({ status: 'success' }) });
    clickButton('Cancel this payment');
    await confirmed();
    expect(bodies('orders')).toEqual([expect.objectContaining({ paymentId: PAYMENT_ID })]);
  });

  it.each([
    ['the bank has it', () => Response.json({ status: 'pending' })],
    ['the request fails', networkError],
    ['the back office has no such call', () => new Response('', { status: 404 })],
  ])('keeps polling the payment with the same link when %s [DEC-67, DEC-158]', async (_, cancel) => {
    const { respondWith, payment } = await opened({ 'payment/cancel': cancel });
    clickButton('Cancel this payment');
    await advanceTime(100);
    await pending();
    expect(await screen.findByTitle('Payment page of the provider')).toHaveAttribute('src', PAYMENT_URL);
    expect(payment()).toMatchObject({ paymentId: PAYMENT_ID, state: 'pending' });
    respondWith(status('success'));
    await confirmed();
  });

  it('is not reported as a failure when a poll would see the cancellation first', async () => {
    const cancel = deferredResponse();
    const { respondWith } = await opened({ 'payment/cancel': cancel.response });
    clickButton('Cancel this payment');
    respondWith(status('cancelled'));
    await advanceTime(5_000);
    expect(screen.getByText(/We are cancelling the payment/)).toBeVisible();
    cancel.resolve(Response.json({ status: 'cancelled' }));
    expect(await screen.findByRole('button', { name: GATEWAY_PAY })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
