/** @needs document */
import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { createBookingStore } from '@storefront/shared/runtime';
import { aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime } from '@storefront/shared/testing/render-page';

import { paymentOptions } from '../../domain/payment-options';
import {
  deferredResponse,
  fakePaymentService,
  type StubResponses,
} from '../../../testing/payment/fake-payment-service';
import { CARD, cleanUpPayment, advanceTime, freezeTime } from '../../../testing/payment/open-payment';
import { aBookingToPay, anAttempt, PAYMENT_ID, PAYMENT_URL } from '../../../testing/payment/payment-builders';

import { createPaymentStore } from './payment-store';
import { NO_PAYMENT_PAGE } from './ready-state';

beforeEach(freezeTime);
afterEach(cleanUpPayment);

const card = { number: CARD.number, month: '08', year: '2029', securityCode: '737', name: 'Ann' };
const quote = aQuote();
const [deposit, full = deposit] = paymentOptions(quote, '2027-06-12');

/** A run without a page, whose buttons nothing switches off. */
function begun(responses: StubResponses = {}, session: Partial<BookingSession> = {}) {
  const mirror = { getItem: () => JSON.stringify(aBookingToPay(session)), setItem: () => {} };
  const booking = createBookingStore({ mirror });
  const { config, clock } = aRuntime();
  const service = fakePaymentService(booking.getState(), responses);
  const showConfirmation = jest.fn();
  const run = createPaymentStore({
    config: { ...config, gatewayFramed: false },
    clock,
    booking,
    clearDrafts: () => {},
    refreshPrice: () => {},
    showConfirmation,
  });
  const calls = () => service.requests.map(({ call }) => call);
  return { ...service, run, booking, calls, showConfirmation, kind: () => run.store.getState().kind };
}

describe('one payment at a time', () => {
  it('sends one call for two that are made at once, and one order [DEC-67, PAY-ST-03]', async () => {
    const { run, calls, showConfirmation } = begun();
    run.payByCard(card, deposit, quote);
    run.payByCard(card, full, quote);
    run.payOnGateway(deposit, quote);
    run.cancel();
    await advanceTime(100);
    expect(calls()).toEqual(['payments', 'orders', 'send-booking-email']);
    expect(showConfirmation).toHaveBeenCalledTimes(1);
  });

  it('opens no second window while one payment starts [DEC-64]', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { run, calls } = begun();
    run.payOnGateway(deposit, quote);
    run.payOnGateway(deposit, quote);
    await advanceTime(100);
    expect(open).toHaveBeenCalledTimes(1);
    expect(calls()).toEqual(['pay']);
    run.suspend();
  });

  it('sends one order however often the retry is pressed [DEC-67]', async () => {
    const order = deferredResponse();
    const { run, calls, kind } = begun(
      { orders: order.response },
      { payment: anAttempt({ state: 'succeeded' }) },
    );
    run.retryOrder();
    run.retryOrder();
    run.resume();
    order.resolve(Response.json({ orderId: 'order-1' }));
    await advanceTime(100);
    expect(calls().filter((call) => call === 'orders')).toHaveLength(1);
    expect(kind()).toBe('finalising');
  });

  it('pays under the same id what is still open, and under a new one what is not the same [DEC-64, DEC-67]', async () => {
    const { run, requests, booking } = begun({ payments: () => Response.json({}, { status: 409 }) });
    const again = (option: typeof deposit) => {
      run.payByCard(card, option, quote);
      return advanceTime(100);
    };
    booking.commands.recordPayment(anAttempt({ route: 'card', paymentUrl: null }));
    await again(deposit);
    booking.commands.recordPayment(anAttempt({ route: 'card', paymentUrl: null }));
    await again(full);
    const [same, other] = requests.map(({ body }) => body['paymentId']);
    expect(same).toBe(PAYMENT_ID);
    expect(other).not.toBe(PAYMENT_ID);
  });

  it('watches no more once the page is left [PAY-ST-05, DEC-66]', async () => {
    const { run, calls } = begun({}, { payment: anAttempt() });
    expect(run.store.getState().kind).toBe('checking');
    run.resume();
    await advanceTime(2_600);
    expect(calls()).toHaveLength(2);
    run.suspend();
    await advanceTime(10_000);
    expect(calls()).toHaveLength(2);
  });
});

describe('what cannot be relied on', () => {
  it.each(['', '/pay/abc', 'data:text/html,x', 'http://localhost:3002.evil.example/pay/abc'])(
    'opens no link but one of the provider: %j [DEC-69]',
    async (paymentUrl) => {
      jest.spyOn(window, 'open').mockReturnValue(null);
      const { run, booking } = begun({ pay: Response.json({ paymentUrl }) });
      run.payOnGateway(deposit, quote);
      await advanceTime(100);
      expect(run.store.getState()).toMatchObject({ kind: 'ready', error: NO_PAYMENT_PAGE.error });
      expect(booking.getState().payment).toMatchObject({ state: 'failed', paymentUrl: null });
    },
  );

  it.each([
    ['a failure of the server', new Response('', { status: 500 })],
    ['no answer of the service', new Response('<html>')],
    ['an answer of somebody else', new Response('', { status: 407 })],
  ])('looks up what became of a payment after %s [DEC-67]', async (_, payments) => {
    const { run, calls } = begun({ payments, 'payment/status': Response.json({ status: 'success' }) });
    run.payByCard(card, deposit, quote);
    await advanceTime(100);
    expect(calls()).toEqual(['payments', 'payment/status', 'orders', 'send-booking-email']);
  });

  it.each([
    [
      'is found again under the same id',
      { paymentUrl: PAYMENT_URL },
      { kind: 'gateway', paymentUrl: PAYMENT_URL },
    ],
    ['is not shown when it is not of the provider', { paymentUrl: '/pay/abc' }, { kind: 'waiting' }],
  ])('the page of a payment that was begun elsewhere %s [DEC-64, DEC-67]', async (_, answer, state) => {
    const { run, requests } = begun(
      { pay: Response.json(answer) },
      { payment: anAttempt({ paymentUrl: null }) },
    );
    run.resume();
    await advanceTime(100);
    expect(run.store.getState()).toMatchObject(state);
    const pays = requests.filter(({ call }) => call === 'pay').map(({ body }) => body);
    expect(pays).toEqual([expect.objectContaining({ paymentId: PAYMENT_ID, amount: 44_440 })]);
    run.suspend();
  });
});
