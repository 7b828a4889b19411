import { randomUUID } from 'node:crypto';

import { pence } from '@storefront/shared/domain/pricing/pence';

import { purchases } from '../support/purchase';
import { shopPayments, UNDECIDED } from '../support/shop-payments';
import { openTestShop, type TestShop } from '../support/test-shop';

import { findOrCreateAttempt } from '../../src/payments/attempts';
import { cancelPayment, payByCard, paymentStatus } from '../../src/payments/pay';
import { settleAttempt, settlePayment } from '../../src/payments/settle-attempt';
import { PaymentProviderError, type Charge, type PaymentProvider } from '../../src/payments/payment-provider';

const MINUTE = 60_000;
const CHALLENGE_CARD = '4000002760003184';
const DECLINED_CARD = '4000000000000002';
const PAID: Charge = { state: 'succeeded', reason: null, brand: 'Visa', last4: '4242' };
const DECLINED: Charge = { state: 'failed', reason: 'declined', brand: 'Visa', last4: '0002' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

const { cardPayment } = purchases(() => shop);
const { deps, openPage, statusOf, attemptOf, ordersOf, chargeOf, ledgerOf } = shopPayments(() => shop);

/** A provider that counts the cards it charges. */
function countingCards() {
  const charged: string[] = [];
  const provider: Partial<PaymentProvider> = {
    chargeCard: async (key, amount, card) => {
      charged.push(key);
      return shop.sandbox.chargeCard(key, amount, card);
    },
  };
  return { charged, provider };
}

async function paidPayment() {
  const payment = await cardPayment();
  expect((await shop.post('payments', payment.body)).status).toBe(200);
  return payment;
}

async function declinedPayment() {
  const payment = await cardPayment({ cardNumber: DECLINED_CARD });
  expect((await shop.post('payments', payment.body)).status).toBe(402);
  return payment;
}

/** A card payment that waits for the check of the bank. */
async function challengedPayment() {
  const payment = await cardPayment({ cardNumber: CHALLENGE_CARD });
  expect((await shop.post('payments', payment.body)).status).toBe(409);
  return payment;
}

async function cancelledPayment() {
  const payment = await challengedPayment();
  expect(await shop.post('payment/cancel', { paymentId: payment.body.paymentId })).toMatchObject({
    body: { status: 'cancelled' },
  });
  return payment;
}

async function expiredPayment() {
  const payment = await challengedPayment();
  const { paymentId } = payment.body;
  expect(await paymentStatus(deps({ later: 31 * MINUTE }), paymentId)).toEqual({ status: 'error' });
  return payment;
}

describe('a repeated payment', () => {
  const ENDED = {
    status: 409,
    code: 'payment-ended',
    message: 'This payment was ended and nothing was charged.',
  };

  it('charges no card when it is paid', async () => {
    const { charged, provider } = countingCards();
    const { body } = await cardPayment();
    const payment = { paymentId: body.paymentId };
    expect(await payByCard(deps({ provider }), body)).toEqual({ payment });
    expect(await payByCard(deps({ provider }), body)).toEqual({ payment });
    expect(charged).toEqual([body.paymentId]);
  });

  it.each([
    ['declined', declinedPayment, { status: 402, code: 'declined', message: 'The card was declined.' }],
    ['cancelled', cancelledPayment, ENDED],
    ['expired', expiredPayment, ENDED],
  ])('charges no card when it is %s, and reports how it ended', async (_state, pay, error) => {
    const { body } = await pay();
    const { charged, provider } = countingCards();
    await expect(payByCard(deps({ provider }), body)).rejects.toMatchObject(error);
    expect(charged).toEqual([]);
    expect(await ordersOf(body.paymentId)).toEqual([]);
  });

  it('returns its result after its quote has expired', async () => {
    const { body, quote } = await paidPayment();
    const again = await payByCard(deps({ later: 31 * MINUTE }), body);
    expect(again).toEqual({ payment: { paymentId: body.paymentId } });
    expect(await ordersOf(body.paymentId)).toHaveLength(1);
    expect(await ledgerOf(body.paymentId)).toEqual([
      ['created', quote.total],
      ['succeeded', quote.total],
    ]);
  });

  it('needs no provider when it is decided', async () => {
    const { body } = await paidPayment();
    const unreachable = async () => {
      throw new PaymentProviderError('the provider did not respond');
    };
    const provider = { findCharge: unreachable, cancel: unreachable, chargeCard: unreachable };
    expect(await paymentStatus(deps({ provider }), body.paymentId)).toEqual({ status: 'success' });
    expect(await cancelPayment(deps({ provider }), { paymentId: body.paymentId })).toEqual({
      status: 'success',
    });
    expect(await payByCard(deps({ provider }), body)).toEqual({ payment: { paymentId: body.paymentId } });
  });

  it('takes the result of the card call without a second call to the provider', async () => {
    const { body } = await cardPayment();
    const findCharge = async () => {
      throw new PaymentProviderError('the provider did not respond');
    };
    expect(await payByCard(deps({ provider: { findCharge } }), body)).toEqual({
      payment: { paymentId: body.paymentId },
    });
    expect(await ordersOf(body.paymentId)).toHaveLength(1);
  });
});

describe('a payment id that belongs to another payment', () => {
  type Payment = Awaited<ReturnType<typeof paidPayment>>;
  const CHANGES: [string, (other: Payment, own: Payment) => object][] = [
    ['quote', (other) => ({ quoteId: other.quote.quoteId })],
    ['lead passenger', (other) => ({ leadPassengerId: other.body.leadPassengerId })],
    ['amount', (_other, own) => ({ amount: own.body.amount + 1 })],
  ];

  it.each(CHANGES)('is rejected with another %s, and charges nothing', async (_field, changeOf) => {
    const paid = await paidPayment();
    const other = await cardPayment();
    const { charged, provider } = countingCards();
    const changed = { ...paid.body, ...changeOf(other, paid) };
    await expect(payByCard(deps({ provider }), changed)).rejects.toMatchObject({
      status: 409,
      code: 'other-payment',
      message: 'This payment id belongs to another payment.',
    });
    expect(charged).toEqual([]);
    expect(await chargeOf(paid.body.paymentId)).toEqual({ state: 'succeeded', amount: paid.quote.total });
    expect(await ordersOf(paid.body.paymentId)).toHaveLength(1);
  });

  it.each(CHANGES)(
    'is rejected with another %s when both payments are written at once',
    async (_field, changeOf) => {
      const paid = await paidPayment();
      const other = await cardPayment();
      const requestOf = (body: Payment['body']) => ({
        paymentId: paid.body.paymentId,
        quoteId: body.quoteId,
        leadPassengerId: body.leadPassengerId,
        route: 'card' as const,
        paymentType: 'full-amount' as const,
        amount: pence(Math.round(body.amount * 100)),
      });
      // Without the existing row, as for a request that has read it before it was written.
      const same = await findOrCreateAttempt(shop.db, requestOf(paid.body));
      expect(same).toMatchObject({ id: paid.body.paymentId, state: 'succeeded' });
      const changed = requestOf({ ...paid.body, ...changeOf(other, paid) });
      await expect(findOrCreateAttempt(shop.db, changed)).rejects.toMatchObject({
        status: 409,
        code: 'other-payment',
        message: 'This payment id belongs to another payment.',
      });
    },
  );
});

describe('a payment of a quote that is missing', () => {
  it('is the error of the database', async () => {
    const { body, quote } = await cardPayment();
    const request = { ...body, quoteId: randomUUID(), route: 'card', paymentType: 'full-amount' } as const;
    const stored = findOrCreateAttempt(shop.db, { ...request, amount: pence(quote.total) });
    await expect(stored).rejects.toThrow('attempts_quote_id_fkey');
  });
});

describe('a card that the provider refuses without a reason', () => {
  it('is declined', async () => {
    const { body } = await cardPayment();
    const chargeCard = async (): Promise<Charge> => ({ ...DECLINED, reason: null });
    await expect(payByCard(deps({ provider: { chargeCard } }), body)).rejects.toMatchObject({
      status: 402,
      code: 'declined',
      message: 'The card was declined.',
    });
    expect(await paymentStatus(deps(), body.paymentId)).toStrictEqual({ status: 'fail' });
  });
});

describe('a payment whose state changes during a call', () => {
  it('becomes the order when it was paid in the moment in which it is cancelled for its age', async () => {
    const { body, token } = await openPage();
    await shop.sandbox.settle(token, 'succeeded', null);
    const provider = { findCharge: async () => UNDECIDED };
    expect(await paymentStatus(deps({ later: 31 * MINUTE, provider }), body.paymentId)).toEqual({
      status: 'success',
    });
    expect(await attemptOf(body.paymentId)).toMatchObject({ state: 'succeeded' });
    expect(await ordersOf(body.paymentId)).toHaveLength(1);
  });

  it('stays paid when a refusal arrives later', async () => {
    const { body, token } = await openPage();
    const stale = await attemptOf(body.paymentId);
    await shop.sandbox.settle(token, 'succeeded', null);
    expect(await statusOf(body.paymentId)).toBe('success');

    const provider = { findCharge: async () => DECLINED };
    expect(await settleAttempt(deps({ provider }), stale)).toMatchObject({ state: 'succeeded' });
    expect(await attemptOf(body.paymentId)).toMatchObject({ state: 'succeeded', reason: null });
    expect(await ordersOf(body.paymentId)).toHaveLength(1);
    expect(await ledgerOf(body.paymentId)).toEqual([
      ['created', body.amount],
      ['succeeded', body.amount],
    ]);
  });

  it('is reported as stored when it has ended meanwhile', async () => {
    const { body } = await openPage();
    const stale = await attemptOf(body.paymentId);
    await shop.post('payment/cancel', { paymentId: body.paymentId });

    const provider = { findCharge: async () => PAID };
    expect(await settleAttempt(deps({ provider }), stale)).toMatchObject({ state: 'cancelled' });
    expect(await attemptOf(body.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await ordersOf(body.paymentId)).toEqual([]);
  });

  it('is ignored when its id is unknown', async () => {
    expect(await settlePayment(deps(), randomUUID())).toBeUndefined();
  });
});

describe('the ledger of a payment', () => {
  it.each([
    ['declined', declinedPayment, 'failed'],
    ['cancelled', cancelledPayment, 'cancelled'],
    ['expired', expiredPayment, 'expired'],
  ])('has its start and its end when it is %s', async (_state, pay, event) => {
    const { body, quote } = await pay();
    expect(await ledgerOf(body.paymentId)).toEqual([
      ['created', quote.total],
      [event, quote.total],
    ]);
  });
});
