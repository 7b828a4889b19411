import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { createBookingStore } from '@storefront/shared/runtime';
import { aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';

import {
  deferredResponse,
  networkError,
  errorResponse,
  type StubResponses,
} from '../../../testing/payment/fake-payment-service';
import {
  CARD_PAY,
  cardField,
  fillInCard,
  cleanUpPayment,
  openPayment,
  advanceTime,
  clickButton,
  freezeTime,
} from '../../../testing/payment/open-payment';
import { aBookingToPay, anAttempt, NOW, PAYMENT_ID } from '../../../testing/payment/payment-builders';
import { BookingFrame } from '../../parts/booking-frame/booking-frame';
import type { StepName } from '../../domain/booking-steps';

beforeEach(freezeTime);
afterEach(cleanUpPayment);

const status = (word: string): StubResponses => ({ 'payment/status': Response.json({ status: word }) });
const confirmed = () => screen.findByRole('heading', { name: 'Confirmed' });
const pending = () => screen.findByRole('heading', { name: /^Waiting for/ });
const error = () => screen.findByRole('alert');

/** Opens the page and pays by card; by default the response is lost. */
async function openPaidByCard(responses: StubResponses) {
  const page = openPayment({ responses: { payments: networkError, ...responses } });
  await fillInCard();
  clickButton(CARD_PAY);
  return page;
}

describe('a lost response', () => {
  it.each([
    ['gets lost', networkError],
    ['says that the bank is still deciding', () => errorResponse(409, 'payment-pending')],
  ])(
    'is looked up when it %s: a paid attempt is ordered without a second charge [DEC-67]',
    async (_, payments) => {
      const { bodies, calls, payment } = await openPaidByCard({ payments, ...status('success') });
      await confirmed();
      expect(calls()).toEqual(['ptstatus', 'payments', 'payment/status', 'orders', 'send-booking-email']);
      expect(bodies('orders')[0]).toMatchObject({ paymentId: payment()?.paymentId, paymentAmount: 444.4 });
    },
  );

  it('charges nobody when the server never received the payment [ERR-10]', async () => {
    const { payment } = await openPaidByCard({
      'payment/status': () => errorResponse(404, 'unknown-payment'),
    });
    expect(await error()).toHaveTextContent('You were not charged by this attempt');
    expect(payment()?.state).toBe('failed');
    expect(cardField('Card number')).toHaveValue('4242 4242 4242 4242');
  });

  it('shows the pending payment while the server is unreachable, and completes it afterwards without another charge [DEC-67, API-PAYSTATUS-02]', async () => {
    const { respondWith, bodies } = await openPaidByCard({ 'payment/status': networkError });
    await pending();
    expect(screen.getByText(/Do not pay again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /PAY/ })).toBeNull();
    await advanceTime(10_000);
    respondWith(status('success'));
    await confirmed();
    expect(bodies('payments')).toHaveLength(1);
  });

  it('shows the form again when the payment was declined, checked as soon as the connection is back [ERR-10]', async () => {
    const { respondWith } = await openPaidByCard({ 'payment/status': networkError });
    await pending();
    respondWith(status('declined'));
    fireEvent(window, new Event('online'));
    await advanceTime(10);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to process payment. Please try again.');
    expect(await screen.findByRole('button', { name: CARD_PAY })).toBeEnabled();
  });
});

describe('a second tab', () => {
  const live = {
    paymentId: PAYMENT_ID,
    route: 'card',
    paymentType: 'full-amount',
    amount: 101_400,
    quote: aQuote({ quoteId: 'quote-7', total: pence(101_400), perPerson: pence(50_700), deposit: null }),
    extras: { ...NO_EXTRAS, holdBags: 2 },
  };

  it('adopts the payment of the first tab and orders what that one paid [DEC-67]', async () => {
    const { bodies, booking } = await openPaidByCard({
      payments: () => errorResponse(409, 'payment-in-progress', { payment: live }),
      ...status('success'),
    });
    await confirmed();
    expect(bodies('payments')).toHaveLength(1);
    expect(bodies('orders')).toEqual([
      expect.objectContaining({
        paymentId: PAYMENT_ID,
        paymentType: 'full-amount',
        paymentAmount: 1014,
        totalHolidayPrice: 1014,
        quoteId: 'quote-7',
        selectedBaggage: 2,
      }),
    ]);
    expect(booking.getState().order).toMatchObject({ total: 101_400, paid: 101_400, balance: 0 });
  });

  it('offers the deposit again when that payment has failed [DEC-67]', async () => {
    const { respondWith, calls } = await openPaidByCard({
      payments: () => errorResponse(409, 'payment-in-progress', { payment: live }),
      ...status('pending'),
    });
    expect(await pending()).toHaveTextContent('£1,014.00');
    respondWith(status('declined'));
    await error();
    await advanceTime(1_000);
    expect(calls()).toContain('quotes');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('warns the shopper not to pay again when the other payment is unknown [DEC-67]', async () => {
    await openPaidByCard({ payments: () => errorResponse(409, 'payment-in-progress') });
    const alert = await error();
    expect(alert).toHaveTextContent('Do not pay again before you have called us on 020 7946 0123');
    expect(alert).not.toHaveTextContent('not charged');
  });
});

describe('a reload', () => {
  it.each([
    ['of a card', anAttempt({ route: 'card', paymentUrl: null })],
    ['with the provider', anAttempt()],
    ['of an older release', anAttempt({ quote: null, startedAt: null })],
  ])('looks up a pending payment %s before another can start [DEC-67]', async (_, payment) => {
    const first = deferredResponse();
    const { respondWith, calls } = openPayment({
      session: { payment },
      responses: { 'payment/status': first.response },
    });
    expect(screen.getByText(/We are checking a payment of yours/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /PAY/ })).toBeNull();
    respondWith(status('success'));
    first.resolve(Response.json({ status: 'pending' }));
    await pending();
    await confirmed();
    expect(calls()).not.toContain('payments');
    expect(calls()).not.toContain('pay');
  });

  it('shows the form again when the server never received the payment [DEC-67]', async () => {
    openPayment({
      session: { payment: anAttempt({ route: 'card', paymentUrl: null }) },
      responses: { 'payment/status': () => errorResponse(404, 'unknown-payment') },
    });
    expect(await screen.findByRole('button', { name: CARD_PAY })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('orders a paid attempt with its own quote, even if a later quote exists [DEC-67, DEC-70]', async () => {
    const { calls, bodies, booking } = openPayment({
      session: {
        payment: anAttempt({ state: 'succeeded' }),
        quote: aQuote({ quoteId: 'quote-9', total: pence(99_900) }),
      },
    });
    await confirmed();
    expect(calls()).toEqual(['orders', 'send-booking-email']);
    expect(bodies('orders')[0]).toMatchObject({ quoteId: 'quote-1', totalHolidayPrice: 824 });
    expect(booking.getState().quote).toEqual(aQuote());
  });

  it.each(['failed', 'cancelled'] as const)('shows an empty form after a %s payment', async (state) => {
    const { calls } = openPayment({ session: { payment: anAttempt({ state }) } });
    expect(await screen.findByRole('button', { name: CARD_PAY })).toBeEnabled();
    expect(calls()).toEqual(['ptstatus']);
  });
});

describe('the earlier steps', () => {
  it.each<[StepName]>([['personalise'], ['passengers']])(
    'are closed while a payment is open, and open again after it has failed: %s [DEC-31, DEC-67]',
    async (step) => {
      for (const state of ['pending', 'unknown', 'failed'] as const) {
        const mirror = { getItem: () => stored(state), setItem: () => {} };
        const runtime = aRuntime({ booking: createBookingStore({ mirror }) });
        const element = (
          <BookingFrame step={step} title="Before" aside={() => null}>
            {() => null}
          </BookingFrame>
        );
        const routes = [
          { path: `/booking/${step}`, element },
          { path: '/booking/payment', element: <h1>Payment</h1> },
        ];
        const { unmount } = renderRoutes(routes, `/booking/${step}`, runtime);
        const heading = await screen.findByRole('heading', { level: 1 });
        expect(heading).toHaveTextContent(state === 'failed' ? 'Before' : 'Payment');
        unmount();
      }
    },
  );

  it('cannot be reached from the page of a pending payment [DEC-67]', async () => {
    openPayment({ session: { payment: anAttempt({ startedAt: NOW }) } });
    await pending();
    for (const name of [/Personalise/, /Passengers/, /Change/]) {
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });

  function stored(state: 'pending' | 'unknown' | 'failed') {
    return JSON.stringify(aBookingToPay({ payment: anAttempt({ state }) }));
  }
});
