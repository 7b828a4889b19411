import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';

import { paymentInProgressSchema } from '@storefront/shared/api/booking/payment-in-progress.schema';
import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';

import { LEAD, SECOND } from '../support/people';
import { purchases } from '../support/purchase';
import { shopPayments, SLOW_CARD } from '../support/shop-payments';
import { openTestShop, type TestShop } from '../support/test-shop';

import { payByCard } from '../../src/payments/pay';
import { CardInput } from '../../src/payments/payment-provider';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

const { cardPayment, gatewayPayment } = purchases(() => shop);
const { deps, openPage, attemptOf, ordersOf, chargeOf, ledgerOf } = shopPayments(() => shop);

const isStored = async (paymentId: string) => {
  const rows = await shop.db.selectFrom('attempts').select('id').where('id', '=', paymentId).execute();
  return rows.length > 0;
};

async function leadWith(others: readonly object[]): Promise<string> {
  const { body } = await shop.post('createLeadPassenger', LEAD);
  const leadPassengerId = String(body['leadPassengerId']);
  if (others.length > 0) {
    const passengers = others.map((person) => ({ ...person, leadPassengerId }));
    await shop.post('createOtherPassengers', { leadPassengerId, passengers });
  }
  return leadPassengerId;
}

describe('the rate limit of an address', () => {
  it.each([
    ['payments', 60],
    ['pay', 60],
    ['payment/cancel', 60],
    ['quotes', 120],
    ['userContact', 120],
    ['createLeadPassenger', 120],
    ['createOtherPassengers', 120],
    ['orders', 120],
    ['send-booking-email', 120],
  ])('of POST %s is %i requests a minute', async (path, max) => {
    const post = async (remoteAddress: string) =>
      (await shop.app.inject({ method: 'POST', url: `/api/${path}`, remoteAddress, payload: {} })).statusCode;
    const statuses = await Promise.all(Array.from({ length: max }, () => post('10.1.0.1')));
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await post('10.1.0.1')).toBe(429);
    expect(await post('10.1.0.2')).toBe(400);
  });
});

describe('a payment is rejected before it is stored', () => {
  it.each<[number, object[]]>([
    [1, []],
    [3, [SECOND, { ...SECOND, firstName: 'Ben' }]],
  ])('when it is for two guests and names %i', async (named, others) => {
    const { body } = await cardPayment({ leadPassengerId: await leadWith(others) });
    expect(await shop.post('payments', body)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'passengers-incomplete',
          message: `The booking is for 2 and names ${named}.`,
          named,
          guests: 2,
        },
      },
    });
    expect(await isStored(body.paymentId)).toBe(false);
    expect(await chargeOf(body.paymentId)).toBeUndefined();
  });

  it.each<[string, string, number, string]>([
    ['lead passenger', 'leadPassengerId', 409, 'unknown-lead'],
    ['quote', 'quoteId', 404, 'unknown-quote'],
  ])('when its %s is unknown', async (name, field, status, code) => {
    const { body } = await cardPayment({ [field]: randomUUID() });
    expect(await shop.post('payments', body)).toMatchObject({
      status,
      body: { error: { code, message: `There is no such ${name}.` } },
    });
    expect(await isStored(body.paymentId)).toBe(false);
    expect(await chargeOf(body.paymentId)).toBeUndefined();
  });

  it('when the provider takes no cards, and its page opens at once', async () => {
    const { body, quote } = await cardPayment();
    const provider = { acceptsCards: false };
    await expect(payByCard(deps({ provider }), body)).rejects.toMatchObject({
      status: 409,
      code: 'card-not-here',
      message: 'Cards are taken on the page of the payment provider only.',
    });
    expect(await isStored(body.paymentId)).toBe(false);

    const page = await gatewayPayment({
      quoteId: quote.quoteId,
      customerId: body.leadPassengerId,
      amount: quote.total,
    });
    expect((await shop.post('pay', page.body)).status).toBe(200);
  });

  it('when the provider is off, and not when it is on again', async () => {
    const { body } = await gatewayPayment();
    shop.sandbox.setAvailable(false);
    const refused = await shop.post('pay', body);
    shop.sandbox.setAvailable(true);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'provider-off', message: 'Online payment is not available.' } },
    });
    expect(await isStored(body.paymentId)).toBe(false);
    expect((await shop.post('pay', body)).status).toBe(200);
  });
});

describe('another payment of a booking in progress', () => {
  it('receives the open payment with its quote and extras', async () => {
    const open = await openPage();
    const { quote } = open;
    const card = { number: SLOW_CARD, securityCode: '123', name: 'Ann', expires: '2029-08' };
    await shop.sandbox.submit(open.token, new CardInput(card));
    const next = await cardPayment({ leadPassengerId: open.body.customerId });
    const { status, body } = await shop.post('payments', next.body);
    expect(status).toBe(409);
    expect(paymentInProgressSchema.parse(body).error.payment).toEqual({
      paymentId: open.body.paymentId,
      route: 'gateway',
      paymentType: 'full-amount',
      amount: quote.total,
      extras: NO_EXTRAS,
      quote: {
        quoteId: quote.quoteId,
        lines: quote.lines,
        total: quote.total,
        perPerson: quote.perPerson,
        deposit: null,
        expiresAt: quote.expiresAt,
      },
    });
    expect(await attemptOf(open.body.paymentId)).toMatchObject({ state: 'created' });
    expect(await ledgerOf(open.body.paymentId)).toEqual([['created', quote.total]]);
  });

  it('receives the payment that has made the booking', async () => {
    const paid = await cardPayment();
    await shop.post('payments', paid.body);
    const { status, body } = await shop.post('payments', { ...paid.body, paymentId: randomUUID() });
    expect(status).toBe(409);
    expect(paymentInProgressSchema.parse(body).error.payment).toMatchObject({
      paymentId: paid.body.paymentId,
      route: 'card',
    });
  });

  it('receives no payment that has ended', async () => {
    const ended = await cardPayment({ cardNumber: '4000000000000002' });
    expect((await shop.post('payments', ended.body)).status).toBe(402);
    const slow = await cardPayment({ cardNumber: SLOW_CARD });
    expect((await shop.post('payments', slow.body)).status).toBe(409);

    const sameQuote = await cardPayment({
      leadPassengerId: ended.body.leadPassengerId,
      quoteId: slow.quote.quoteId,
      amount: slow.quote.total / 100,
    });
    const refused = await shop.post('payments', sameQuote.body);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'payment-in-progress' } } });
    expect(paymentInProgressSchema.parse(refused.body).error).not.toHaveProperty('payment');
    expect(await attemptOf(slow.body.paymentId)).toMatchObject({ state: 'created' });
    expect(await ordersOf(slow.body.paymentId)).toEqual([]);
  });
});

it('passes the card to the provider as it was entered, and prints neither number nor security code', async () => {
  const cards: CardInput[] = [];
  const { body } = await cardPayment({ cardNumber: '4111111111111111', securityCode: '987' });
  await payByCard(
    deps({
      provider: {
        chargeCard: async (key, amount, card) => {
          cards.push(card);
          return shop.sandbox.chargeCard(key, amount, card);
        },
      },
    }),
    body,
  );
  const [card] = cards;
  expect(card?.reveal()).toEqual({ number: '4111111111111111', securityCode: '987' });
  expect(card).toMatchObject({ name: body.name, expires: '2029-08', last4: '1111', brand: 'Visa' });
  expect(JSON.stringify({ card })).toBe('{"card":"card ending 1111"}');
  expect(inspect(card, { depth: null, showHidden: true })).not.toMatch(/4111|987/);
});
