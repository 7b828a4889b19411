import { randomUUID } from 'node:crypto';

import { paymentPendingSchema } from '@storefront/shared/api/booking/payment-pending.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import type { FastifyInstance } from 'fastify';

import { gatewayApp } from '../support/demo-services';
import { orderBody, purchases } from '../support/purchase';
import { shopPayments } from '../support/shop-payments';
import { openTestShop, type TestShop } from '../support/test-shop';

import { findOrCreateAttempt } from '../../src/payments/attempts';
import { reconcile } from '../../src/payments/reconciler';

const SHOP_ORIGIN = 'http://localhost:3000';
const MINUTE = 60_000;

let shop: TestShop;
let gateway: FastifyInstance;
beforeAll(async () => {
  shop = await openTestShop();
  gateway = gatewayApp({
    sandbox: shop.sandbox,
    merchant: 'Sandpiper',
    storefrontOrigins: [SHOP_ORIGIN],
    clock: shop.clock,
    publicUrl: 'http://localhost:3002',
  });
}, 60_000);
afterAll(async () => {
  await gateway.close();
  await shop.close();
});

const { cardPayment, gatewayPayment } = purchases(() => shop);
const { deps, statusOf, ordersOf, chargeOf } = shopPayments(() => shop);
const settleAll = () => reconcile(deps());

/** Opens a payment on the hosted page. @returns its id and the path of the page */
async function openPage() {
  const payment = await gatewayPayment();
  const { body } = await shop.post('pay', payment.body);
  return { ...payment, path: new URL(String(body['paymentUrl'])).pathname };
}

function submit(path: string, form: Record<string, string>) {
  return gateway.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}
const card = (number: string) => ({ number, expiry: '08 / 29', code: '123', name: 'Ann' });

describe('a card whose bank has a check for the shopper', () => {
  it('is not charged before, and becomes the order after the check, without the browser', async () => {
    const { body } = await cardPayment({ cardNumber: '4000002760003184' });
    const { paymentId } = body;
    const first = await shop.post('payments', body);
    expect(first.status).toBe(409);
    const { code, paymentUrl } = paymentPendingSchema.parse(first.body).error;
    expect(code).toBe('payment-pending');
    expect(first.body).toMatchObject({ error: { message: 'The payment is not decided yet.' } });
    expect(await statusOf(paymentId)).toBe('pending');
    expect(await ordersOf(paymentId)).toEqual([]);
    // A repeated request opens the same check.
    expect((await shop.post('payments', body)).body).toEqual(first.body);

    await submit(`${new URL(paymentUrl ?? '').pathname}/challenge`, { code: '123456' });
    shop.wait(MINUTE);
    await settleAll();
    expect(await ordersOf(paymentId)).toHaveLength(1);
  });

  it('is not charged after three wrong codes', async () => {
    const payment = await cardPayment({ cardNumber: '4000002760003184' });
    const { paymentId } = payment.body;
    const { body } = await shop.post('payments', payment.body);
    const { pathname } = new URL(paymentPendingSchema.parse(body).error.paymentUrl ?? '');
    for (const code of ['1', '2', '3', '123456']) await submit(`${pathname}/challenge`, { code });
    const response = await shop.app.inject(`/api/payment/status/${paymentId}`);
    expect(response.json()).toEqual({ status: 'fail', reason: 'challenge-failed' });
    expect(await ordersOf(paymentId)).toEqual([]);
  });
});

describe('the page of the provider', () => {
  it.each([
    ['4242 4242 4242 4242', 'success', 'Payment received'],
    ['4000 0000 0000 0002', 'declined', 'The payment was declined'],
    ['4000 0000 0000 9995', 'declined', 'The payment was declined'],
    ['4000 0000 0000 0119', 'error', 'The payment was declined'],
    ['4000 0000 0000 0077', 'pending', 'Your bank is deciding'],
    ['4000 0027 6000 3184', 'pending', 'Your bank asks for a code'],
  ])('card %s leads to %s [API-PAYSTATUS-03]', async (number, status, heading) => {
    const { body, path } = await openPage();
    expect((await submit(path, card(number))).statusCode).toBe(303);
    expect((await gateway.inject(path)).body).toContain(`<h1>${heading}</h1>`);
    expect(await statusOf(body.paymentId)).toBe(status);
  });

  it('can be cancelled [API-PAYSTATUS-03]', async () => {
    const { body, path } = await openPage();
    await submit(`${path}/cancel`, {});
    expect(await statusOf(body.paymentId)).toBe('cancelled');
  });

  it('requests the code of the bank at most three times [API-PAYSTATUS-03]', async () => {
    const right = await openPage();
    await submit(right.path, card('4000002760003184'));
    await submit(`${right.path}/challenge`, { code: '1' });
    await submit(`${right.path}/challenge`, { code: '123456' });
    expect(await statusOf(right.body.paymentId)).toBe('success');

    const wrong = await openPage();
    await submit(wrong.path, card('4000002760003184'));
    for (const code of ['1', '2', '3', '123456']) await submit(`${wrong.path}/challenge`, { code });
    expect(await statusOf(wrong.body.paymentId)).toBe('fail');
  });

  it('runs no script and can be framed by the shop only', async () => {
    const { path } = await openPage();
    const { headers, body } = await gateway.inject(path);
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${SHOP_ORIGIN}`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('Sandbox: no money moves here');
    expect(body).not.toMatch(/<script|onclick/);
  });
});

describe('an abandoned payment', () => {
  it('is cancelled at the provider before another one starts', async () => {
    const left = await openPage();
    const next = await cardPayment();
    const body = {
      ...next.body,
      quoteId: left.quote.quoteId,
      leadPassengerId: left.body.customerId,
      amount: left.quote.total / 100,
    };
    expect((await shop.post('payments', body)).status).toBe(200);

    await submit(left.path, card('4242424242424242'));
    expect(await chargeOf(left.body.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await statusOf(left.body.paymentId)).toBe('cancelled');
    expect(await ordersOf(body.paymentId)).toHaveLength(1);
  });

  it('blocks other payments while the bank decides, and becomes the order', async () => {
    const slow = await openPage();
    await submit(slow.path, card('4000000000000077'));
    const next = await cardPayment({ leadPassengerId: slow.body.customerId });
    expect(await shop.post('payments', next.body)).toMatchObject({
      status: 409,
      // A second tab of this booking receives the payment and its quote.
      body: {
        error: {
          code: 'payment-in-progress',
          payment: {
            paymentId: slow.body.paymentId,
            amount: slow.quote.total,
            quote: { quoteId: slow.quote.quoteId, total: slow.quote.total },
          },
        },
      },
    });
    const foreign = await cardPayment();
    const sameQuote = { ...foreign.body, quoteId: slow.quote.quoteId, amount: slow.quote.total / 100 };
    const refused = await shop.post('payments', sameQuote);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'payment-in-progress' } } });
    expect(refused.body).not.toHaveProperty('error.payment');

    shop.wait(MINUTE);
    await settleAll();
    expect(await ordersOf(slow.body.paymentId)).toHaveLength(1);
    await submit(`${slow.path}/cancel`, {});
    expect(await chargeOf(slow.body.paymentId)).toMatchObject({ state: 'succeeded' });
  });

  it('takes no money after it was cancelled; a paid one stays paid [DEC-66]', async () => {
    const left = await openPage();
    const cancel = (paymentId: string) => shop.post('payment/cancel', { paymentId });
    expect(await cancel(left.body.paymentId)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    await submit(left.path, card('4242424242424242'));
    expect(await chargeOf(left.body.paymentId)).toMatchObject({ state: 'cancelled' });

    const paid = await openPage();
    await submit(paid.path, card('4242424242424242'));
    expect(await cancel(paid.body.paymentId)).toMatchObject({ body: { status: 'success' } });
    expect(await ordersOf(paid.body.paymentId)).toHaveLength(1);
  });

  it('is cancelled at the provider after half an hour, so that nobody can pay for nothing', async () => {
    const { body, path } = await openPage();
    shop.wait(31 * MINUTE);
    await settleAll();
    expect(await statusOf(body.paymentId)).toBe('error');

    await submit(path, card('4242424242424242'));
    await settleAll();
    expect(await chargeOf(body.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await ordersOf(body.paymentId)).toEqual([]);
  });
});

const bookingOptionsOf = ({ quote, body }: Awaited<ReturnType<typeof cardPayment>>) => ({
  paymentId: body.paymentId,
  quoteId: quote.quoteId,
  leadPassengerId: body.leadPassengerId,
  route: 'card' as const,
  paymentType: 'full-amount' as const,
  amount: pence(quote.total),
});

describe('a crashed server', () => {
  it('creates the order once after a crash between charge and order', async () => {
    const payment = await cardPayment();
    await findOrCreateAttempt(shop.db, bookingOptionsOf(payment));
    await shop.db
      .insertInto('sandbox_charges')
      .values({
        key: payment.body.paymentId,
        token: randomUUID(),
        amount: payment.quote.total,
        state: 'succeeded',
        reason: null,
        brand: 'Visa',
        last4: '4242',
        settles_at: null,
        created_at: new Date(),
      })
      .execute();

    shop.wait(MINUTE);
    const responses = await Promise.all([
      settleAll(),
      shop.post('orders', orderBody(payment)),
      settleAll(),
      shop.post('orders', orderBody(payment)),
      statusOf(payment.body.paymentId),
    ]);
    const orders = await ordersOf(payment.body.paymentId);
    expect(orders).toHaveLength(1);
    expect(responses[1]).toMatchObject({ status: 200, body: { orderId: orders[0]?.id } });
    expect(responses[3]).toMatchObject({ status: 200, body: { orderId: orders[0]?.id } });
  });

  it('has charged nothing after a crash before the charge, and the shopper may pay again', async () => {
    const payment = await cardPayment();
    await findOrCreateAttempt(shop.db, bookingOptionsOf(payment));
    shop.wait(2 * MINUTE);
    await settleAll();
    expect(await statusOf(payment.body.paymentId)).toBe('error');
    const again = { ...payment.body, paymentId: randomUUID() };
    expect((await shop.post('payments', again)).status).toBe(200);
  });
});

const guestOf = (leadPassengerId: string) => ({
  leadPassengerId,
  title: 'Mr',
  firstName: 'Ben',
  lastName: 'Li',
  dateOfBirth: '1979-01-01',
});

describe('rejected requests', () => {
  it('reject a second lead passenger for the same quote', async () => {
    const first = await cardPayment();
    const second = await cardPayment({}, first.quote);
    expect((await shop.post('payments', first.body)).status).toBe(200);
    expect(await shop.post('payments', second.body)).toMatchObject({
      status: 409,
      body: { error: { code: 'payment-in-progress' } },
    });
    expect(await chargeOf(second.body.paymentId)).toBeUndefined();
  });

  it('reject a deposit at 21 days, not at 22 [PAY-ST-02, DEC-100]', async () => {
    const early = await shop.quote(22);
    const deposit = { paymentType: 'deposit', amount: (early.deposit ?? 0) / 100 };
    const paid = await cardPayment(deposit, early);
    expect((await shop.post('payments', paid.body)).status).toBe(200);
    expect(await ordersOf(paid.body.paymentId)).toMatchObject([
      { total: early.total, paid: early.deposit, balance: early.total - (early.deposit ?? 0) },
    ]);

    const late = await cardPayment({ paymentType: 'deposit', amount: 1 }, await shop.quote(21));
    expect(await shop.post('payments', late.body)).toMatchObject({
      status: 409,
      body: { error: { code: 'no-deposit', total: late.quote.total } },
    });
  });

  it('reject an expired quote without a charge', async () => {
    const payment = await cardPayment();
    shop.wait(31 * MINUTE);
    expect(await shop.post('payments', payment.body)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'quote-expired',
          message: 'The price is no longer held: ask for a new quote.',
          total: payment.quote.total,
        },
      },
    });
    expect(await chargeOf(payment.body.paymentId)).toBeUndefined();
  });

  it.each([
    ['11', { status: 200 }],
    ['10', { status: 422, body: { error: { code: 'bad-card', message: 'month: the card has expired' } } }],
  ])('a card after the end of its month, not before: %s/2026 [DEC-62]', async (month, response) => {
    const payment = await cardPayment({ month, year: '2026' });
    expect(await shop.post('payments', payment.body)).toMatchObject(response);
  });

  it('reject other passengers after the order, but not the same ones', async () => {
    const payment = await cardPayment();
    const { leadPassengerId } = payment.body;
    const ben = guestOf(leadPassengerId);
    const save = (person: object) =>
      shop.post('createOtherPassengers', { leadPassengerId, passengers: [person] });
    await save(ben);
    await shop.post('payments', payment.body);

    expect((await save(ben)).status).toBe(200);
    expect(await save({ ...ben, firstName: 'Bob' })).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'already-ordered',
          message: 'The booking is confirmed: passengers cannot change here any more.',
        },
      },
    });
  });

  it('reject other passengers while the payment page is open, but not the same ones, and not afterwards', async () => {
    const { body: page } = await gatewayPayment();
    const { paymentId, customerId: leadPassengerId } = page;
    const person = {
      leadPassengerId,
      title: 'Mr',
      firstName: 'Ben',
      lastName: 'Li',
      dateOfBirth: '1979-01-01',
    };
    const save = (...passengers: object[]) =>
      shop.post('createOtherPassengers', { leadPassengerId, passengers });
    expect((await save(person)).status).toBe(200);
    expect((await shop.post('pay', page)).status).toBe(200);

    expect((await save(person)).status).toBe(200);
    expect(await save(person, person, person, person, person)).toMatchObject({
      status: 409,
      body: { error: { code: 'payment-in-progress' } },
    });
    await shop.post('payment/cancel', { paymentId });
    expect((await save({ ...person, firstName: 'Bob' })).status).toBe(200);
  });

  it('never open a payment for fewer people than are named when both calls arrive at once', async () => {
    const pairs = await Promise.all(Array.from({ length: 12 }, () => gatewayPayment()));
    const results = await Promise.all(
      pairs.map(async ({ body }) => {
        const { customerId: leadPassengerId } = body;
        const person = guestOf(leadPassengerId);
        const passengers = [person, person, person];
        const [paid, saved] = await Promise.all([
          shop.post('pay', body),
          shop.post('createOtherPassengers', { leadPassengerId, passengers }),
        ]);
        return [paid.status, saved.status].sort((one, other) => one - other);
      }),
    );
    expect(new Set(results.map(String))).toEqual(new Set(['200,409']));
  });

  it('reject passengers of a lead passenger whose data were erased', async () => {
    const leadPassengerId = await shop.leadPassenger();
    await shop.db
      .updateTable('lead_passengers')
      .set({ erased_at: new Date() })
      .where('id', '=', leadPassengerId)
      .execute();
    const person = guestOf(leadPassengerId);
    expect(await shop.post('createOtherPassengers', { leadPassengerId, passengers: [person] })).toMatchObject(
      {
        status: 404,
        body: { error: { code: 'unknown-lead' } },
      },
    );
  });

  it('start no payment for passengers that were changed since they were counted', async () => {
    const payment = await cardPayment();
    const request = { ...bookingOptionsOf(payment), others: 4 };
    await expect(findOrCreateAttempt(shop.db, request)).rejects.toMatchObject({
      status: 409,
      code: 'passengers-incomplete',
    });
    expect((await shop.post('payments', payment.body)).status).toBe(200);
  });

  it('reject too many calls with Retry-After', async () => {
    const responses = await Promise.all(
      Array.from({ length: 150 }, () =>
        shop.app.inject({
          method: 'POST',
          url: '/api/send-booking-email',
          remoteAddress: '10.0.0.9',
          payload: {},
        }),
      ),
    );
    const refused = responses.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ error: { code: 'too-many-requests' } });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
