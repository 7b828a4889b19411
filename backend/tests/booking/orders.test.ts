import { randomUUID } from 'node:crypto';

import { orderResponseSchema, type OrderResponse } from '@storefront/shared/api/booking/create-order';
import { managedBookingSchema } from '@storefront/shared/api/manage/managed-booking.schema';
import { addDays } from '@storefront/shared/domain/dates/iso-date';

import { orderBody, purchases, type CardPayment } from '../support/purchase';
import { shopPayments, SLOW_CARD } from '../support/shop-payments';
import { openTestShop, TODAY, type TestShop } from '../support/test-shop';

import { payByCard } from '../../src/payments/pay';

const HOUR = 3_600_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

const { cardPayment } = purchases(() => shop);
const { deps, decideAtBank, ordersOf } = shopPayments(() => shop);

async function orderOf(payment: CardPayment): Promise<OrderResponse> {
  const { status, body } = await shop.post('orders', orderBody(payment));
  expect(status).toBe(200);
  return orderResponseSchema.parse(body);
}

async function paidOrder() {
  const payment = await cardPayment();
  expect((await shop.post('payments', payment.body)).status).toBe(200);
  return { payment, order: await orderOf(payment) };
}

describe('the access of an order', () => {
  const managedBy = (order: OrderResponse) =>
    shop.app.inject({
      url: '/api/manage/booking',
      headers: { authorization: `Bearer ${order.access?.token}` },
    });

  it('opens its own booking', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()];
    for (const { order } of [one, other]) {
      const response = await managedBy(order);
      expect(response.statusCode).toBe(200);
      expect(managedBookingSchema.parse(response.json()).reference).toBe(order.order?.referenceId);
    }
  });

  it('is not given again after a changed email address has ended it', async () => {
    const { payment, order } = await paidOrder();
    expect((await managedBy(await orderOf(payment))).statusCode).toBe(200);
    await shop.db.updateTable('orders').set({ access_version: 2 }).where('id', '=', order.orderId).execute();
    expect((await managedBy(order)).statusCode).toBe(401);
    expect(await orderOf(payment)).toEqual({ orderId: order.orderId, order: order.order });
  });

  it('ends a day after the payment', async () => {
    const { payment, order } = await paidOrder();
    expect(order.access).toBeDefined();
    shop.wait(23 * HOUR);
    expect((await orderOf(payment)).access).toBeDefined();
    shop.wait(HOUR);
    const { access, ...stored } = await orderOf(payment);
    expect(access).toBeUndefined();
    expect(stored).toEqual({ orderId: order.orderId, order: order.order });
  });
});

describe('the order of a payment', () => {
  it('is missing while nothing is paid, and made by the call itself once the bank has agreed', async () => {
    const payment = await cardPayment({ cardNumber: SLOW_CARD });
    const { paymentId } = payment.body;
    expect((await shop.post('payments', payment.body)).status).toBe(409);
    const order = (change: object = {}) => shop.post('orders', orderBody(payment, change));

    expect(await order()).toMatchObject({
      status: 402,
      body: { error: { code: 'not-paid', message: 'This payment has not succeeded.' } },
    });
    expect(await order({ paymentId: randomUUID() })).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown-payment', message: 'There is no such payment.' } },
    });

    await decideAtBank(paymentId);
    const { status, body } = await order();
    expect(status).toBe(200);
    const [stored] = await ordersOf(paymentId);
    expect(orderResponseSchema.parse(body)).toMatchObject({
      orderId: stored?.id,
      order: { referenceId: stored?.reference },
    });
  });
});

describe('the mail of an order', () => {
  const mailOf = (orderId: string) =>
    shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('kind', '=', 'confirmation')
      .executeTakeFirstOrThrow();
  const inAnHour = () => new Date(Date.now() + HOUR);
  const setMail = (orderId: string, state: 'queued' | 'sending', nextTryAt: Date) =>
    shop.db
      .updateTable('outbox')
      .set({ state, next_try_at: nextTryAt })
      .where('order_id', '=', orderId)
      .execute();
  const sendNow = async (bookingReference: string | undefined) => {
    const email = 'ann@example.com';
    expect(await shop.post('send-booking-email', { bookingReference, email })).toEqual({
      status: 200,
      body: { success: true },
    });
  };

  it('has the id of its order in its message id', async () => {
    const { order } = await paidOrder();
    expect((await mailOf(order.orderId)).message_id).toBe(`<${order.orderId}@bookings>`);
  });

  it('becomes due by the call for its booking, and by no other call', async () => {
    const [{ order: own }, { order: other }] = [await paidOrder(), await paidOrder()];
    const later = inAnHour();
    for (const { orderId } of [own, other]) await setMail(orderId, 'queued', later);

    await sendNow('AAAAAAAAAA');
    for (const { orderId } of [own, other]) expect((await mailOf(orderId)).next_try_at).toEqual(later);

    await sendNow(own.order?.referenceId);
    expect((await mailOf(own.orderId)).next_try_at.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await mailOf(other.orderId)).next_try_at).toEqual(later);
  });

  it('is not sent again while it is being sent', async () => {
    const { order } = await paidOrder();
    const leaseEnd = inAnHour();
    await setMail(order.orderId, 'sending', leaseEnd);
    await sendNow(order.order?.referenceId);
    expect(await mailOf(order.orderId)).toMatchObject({ state: 'sending', next_try_at: leaseEnd });
  });
});

describe('the day by which the balance of an order is due', () => {
  it.each<[number, (departure: string) => string]>([
    [200, (departure) => addDays(departure, -30)],
    [22, () => TODAY],
  ])('%i days before departure follows from its terms', async (daysAhead, dueOn) => {
    const quote = await shop.quote(daysAhead);
    const deposit = { paymentType: 'deposit', amount: (quote.deposit ?? 0) / 100 };
    const { body } = await cardPayment(deposit, quote);
    await payByCard(deps({ terms: { balanceDueDays: 30 } }), body);
    const [order] = await ordersOf(body.paymentId);
    expect(order?.balance_due_on).toBe(dueOn(quote.holiday.departureDate));
    expect(order?.terms).toMatchObject({ balanceDueDays: 30 });
  });
});

describe('a response about a booking', () => {
  it('is stored by no cache', async () => {
    const { payment } = await paidOrder();
    const responses = await Promise.all([
      shop.app.inject('/api/ptstatus'),
      shop.app.inject(`/api/payment/status/${payment.body.paymentId}`),
      shop.app.inject(`/api/payment/status/${randomUUID()}`),
      shop.app.inject({ method: 'POST', url: '/api/orders', payload: orderBody(payment) }),
    ]);
    expect(responses[2]?.json()).toMatchObject({
      error: { code: 'unknown-payment', message: 'There is no such payment.' },
    });
    expect(responses.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
      [404, 'no-store'],
      [200, 'no-store'],
    ]);
  });
});
