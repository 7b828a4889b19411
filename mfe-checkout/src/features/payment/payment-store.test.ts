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

/** Creates a store without a page, so that no disabled button limits the calls. */
function createStoreWith(responses: StubResponses = {}, session: Partial<BookingSession> = {}) {
  const mirror = { getItem: () => JSON.stringify(aBookingToPay(session)), setItem: () => {} };
  const booking = createBookingStore({ mirror });
  const { config, clock } = aRuntime();
  const service = fakePaymentService(booking.getState(), responses);
  const showConfirmation = jest.fn();
  const payment = createPaymentStore({
    config: { ...config, gatewayFramed: false },
    clock,
    booking,
    clearDrafts: () => {},
    refreshPrice: () => {},
    showConfirmation,
  });
  const calls = () => service.requests.map(({ call }) => call);
  return { ...service, payment, booking, calls, showConfirmation, kind: () => payment.store.getState().kind };
}

describe('one payment at a time', () => {
  it('sends one charge and one order for simultaneous calls [DEC-67, PAY-ST-03]', async () => {
    const { payment, calls, showConfirmation } = createStoreWith();
    let before: readonly string[] = [];
    showConfirmation.mockImplementation(() => {
      before = calls();
    });
    payment.payByCard(card, deposit, quote);
    payment.payByCard(card, full, quote);
    payment.payOnGateway(deposit, quote);
    payment.cancel();
    await advanceTime(100);
    expect(calls()).toEqual(['payments', 'orders', 'send-booking-email']);
    expect(before).toEqual(calls());
    expect(showConfirmation).toHaveBeenCalledTimes(1);
  });

  it('opens no second window while a payment starts [DEC-64]', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { payment, calls } = createStoreWith();
    payment.payOnGateway(deposit, quote);
    payment.payOnGateway(deposit, quote);
    await advanceTime(100);
    expect(open).toHaveBeenCalledTimes(1);
    expect(calls()).toEqual(['pay']);
    payment.suspend();
  });

  it('sends one order however often it is retried [DEC-67]', async () => {
    const order = deferredResponse();
    const { payment, calls, kind } = createStoreWith(
      { orders: order.response },
      { payment: anAttempt({ state: 'succeeded' }) },
    );
    payment.retryOrder();
    payment.retryOrder();
    payment.resume();
    order.resolve(Response.json({ orderId: 'order-1' }));
    await advanceTime(100);
    expect(calls().filter((call) => call === 'orders')).toHaveLength(1);
    expect(kind()).toBe('finalising');
  });

  it('reuses the id of an open attempt for the same payment only [DEC-64, DEC-67]', async () => {
    const { payment, requests, booking } = createStoreWith({
      payments: () => Response.json({}, { status: 409 }),
    });
    const again = (option: typeof deposit) => {
      payment.payByCard(card, option, quote);
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

  it('stops polling when the page is left [PAY-ST-05, DEC-66]', async () => {
    const { payment, calls } = createStoreWith({}, { payment: anAttempt() });
    expect(payment.store.getState().kind).toBe('checking');
    payment.resume();
    await advanceTime(2_600);
    expect(calls()).toHaveLength(2);
    payment.suspend();
    await advanceTime(10_000);
    expect(calls()).toHaveLength(2);
  });
});

describe('unreliable responses', () => {
  it.each(['', '/pay/abc', 'data:text/html,x', 'http://localhost:3002.evil.example/pay/abc'])(
    'open no URL of another origin: %j [DEC-69]',
    async (paymentUrl) => {
      jest.spyOn(window, 'open').mockReturnValue(null);
      const { payment, booking } = createStoreWith({ pay: Response.json({ paymentUrl }) });
      payment.payOnGateway(deposit, quote);
      await advanceTime(100);
      expect(payment.store.getState()).toMatchObject({ kind: 'ready', error: NO_PAYMENT_PAGE.error });
      expect(booking.getState().payment).toMatchObject({ state: 'failed', paymentUrl: null });
    },
  );

  it.each([
    ['a server error', new Response('', { status: 500 })],
    ['a response that is not JSON', new Response('<html>')],
    ['a proxy error', new Response('', { status: 407 })],
  ])('lead to a status lookup after %s [DEC-67]', async (_, payments) => {
    const { payment, calls } = createStoreWith({
      payments,
      'payment/status': Response.json({ status: 'success' }),
    });
    payment.payByCard(card, deposit, quote);
    await advanceTime(100);
    expect(calls()).toEqual(['payments', 'payment/status', 'orders', 'send-booking-email']);
  });

  it.each([
    ['of the provider is shown', { paymentUrl: PAYMENT_URL }, { kind: 'gateway', paymentUrl: PAYMENT_URL }],
    ['of another origin is ignored', { paymentUrl: '/pay/abc' }, { kind: 'waiting' }],
  ])(
    'let the page of a payment of another tab be requested again: the URL %s [DEC-64, DEC-67]',
    async (_, response, state) => {
      const { payment, requests } = createStoreWith(
        { pay: Response.json(response) },
        { payment: anAttempt({ paymentUrl: null }) },
      );
      payment.resume();
      await advanceTime(100);
      expect(payment.store.getState()).toMatchObject(state);
      const pays = requests.filter(({ call }) => call === 'pay').map(({ body }) => body);
      expect(pays).toEqual([expect.objectContaining({ paymentId: PAYMENT_ID, amount: 44_440 })]);
      payment.suspend();
    },
  );
});
