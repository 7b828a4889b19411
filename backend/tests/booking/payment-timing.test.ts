import { randomUUID } from 'node:crypto';

import { pence } from '@storefront/shared/domain/pricing/pence';

import { purchases, type CardPayment } from '../support/purchase';
import { shopPayments, SLOW_CARD, UNDECIDED } from '../support/shop-payments';
import { openTestShop, type TestShop } from '../support/test-shop';

import { DatabaseUnavailable } from '../../src/db/database-unavailable';
import { findOrCreateAttempt } from '../../src/payments/attempts';
import { cancelPayment, payByCard, paymentStatus } from '../../src/payments/pay';
import { CardInput, PaymentProviderError, type Charge } from '../../src/payments/payment-provider';
import { reconcile } from '../../src/payments/reconciler';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const CHALLENGE_CARD = '4000002760003184';

// The clock of this shop never advances: the tests depend on the exact age of a payment.
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

const { cardPayment } = purchases(() => shop);
const { deps, openPage, decideAtBank, statusOf, attemptOf, ordersOf, chargeOf, ledgerOf } = shopPayments(
  () => shop,
);

/** Stores a card payment whose call to the provider has not started. */
async function storedCardPayment(): Promise<CardPayment> {
  const payment = await cardPayment();
  const { paymentId, quoteId, leadPassengerId } = payment.body;
  await findOrCreateAttempt(shop.db, {
    paymentId,
    quoteId,
    leadPassengerId,
    route: 'card',
    paymentType: 'full-amount',
    amount: pence(payment.quote.total),
  });
  return payment;
}

const withNewId = ({ body }: CardPayment) => ({
  ...body,
  paymentId: randomUUID(),
  cardNumber: '4242424242424242',
});

describe('a card payment without a response of the provider', () => {
  it('stays open for a minute', async () => {
    const { body } = await storedCardPayment();
    expect(await statusOf(body.paymentId)).toBe('pending');
    expect(await chargeOf(body.paymentId)).toBeUndefined();
  });

  it('blocks another payment of the booking for a minute', async () => {
    const first = await storedCardPayment();
    const { paymentId } = first.body;
    expect(await shop.post('payments', withNewId(first))).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'payment-in-progress',
          message: 'Another payment for this booking is under way or done.',
          payment: { paymentId },
        },
      },
    });
    expect(await attemptOf(paymentId)).toMatchObject({ state: 'created' });
    expect(await chargeOf(paymentId)).toBeUndefined();
  });

  it('has charged nothing after a minute, and the shopper may pay again', async () => {
    const first = await storedCardPayment();
    const later = deps({ later: 61 * SECOND });
    expect(await paymentStatus(later, first.body.paymentId)).toEqual({ status: 'error' });
    expect(await chargeOf(first.body.paymentId)).toMatchObject({ state: 'cancelled' });

    const again = withNewId(first);
    expect(await payByCard(later, again)).toEqual({ payment: { paymentId: again.paymentId } });
    expect(await ordersOf(again.paymentId)).toHaveLength(1);
  });

  it('is cancelled by another payment after a minute', async () => {
    const first = await cardPayment({ cardNumber: CHALLENGE_CARD });
    expect((await shop.post('payments', first.body)).status).toBe(409);
    const next = withNewId(first);
    expect(await payByCard(deps({ later: 61 * SECOND }), next)).toEqual({
      payment: { paymentId: next.paymentId },
    });
    expect(await attemptOf(first.body.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await chargeOf(first.body.paymentId)).toMatchObject({ state: 'cancelled' });
  });
});

describe('a page of the provider', () => {
  it('is cancelled by another payment at any age', async () => {
    const left = await openPage();
    const next = await cardPayment({
      quoteId: left.quote.quoteId,
      leadPassengerId: left.body.customerId,
      amount: left.quote.total / 100,
    });
    expect((await shop.post('payments', next.body)).status).toBe(200);
    expect(await attemptOf(left.body.paymentId)).toMatchObject({ state: 'cancelled', route: 'gateway' });
    expect(await chargeOf(left.body.paymentId)).toMatchObject({ state: 'cancelled' });
  });

  type LeftPage = Awaited<ReturnType<typeof openPage>>;
  it.each<[string, (left: LeftPage) => object]>([
    ['quote', ({ quote }) => ({ quoteId: quote.quoteId, amount: quote.total / 100 })],
    ['lead passenger', ({ body }) => ({ leadPassengerId: body.customerId })],
  ])('is cancelled by another payment of the same %s', async (_field, changeOf) => {
    const left = await openPage();
    const next = await cardPayment(changeOf(left));
    expect((await shop.post('payments', next.body)).status).toBe(200);
    expect(await attemptOf(left.body.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await chargeOf(left.body.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await ordersOf(next.body.paymentId)).toHaveLength(1);
  });

  it('is not cancelled by a payment of another quote and lead passenger', async () => {
    const left = await openPage();
    expect((await shop.post('payments', (await cardPayment()).body)).status).toBe(200);
    expect(await statusOf(left.body.paymentId)).toBe('pending');
    expect(await chargeOf(left.body.paymentId)).toMatchObject({ state: 'open' });
  });

  it('stays open for half an hour', async () => {
    const { body } = await openPage();
    expect(await paymentStatus(deps({ later: 29 * MINUTE }), body.paymentId)).toEqual({ status: 'pending' });
    expect(await chargeOf(body.paymentId)).toMatchObject({ state: 'open' });
  });
});

describe('a payment that the bank decides later', () => {
  it('stays open after half an hour, and becomes the order', async () => {
    const { body, token } = await openPage();
    const card = { number: SLOW_CARD, securityCode: '123', name: 'Ann', expires: '2029-08' };
    await shop.sandbox.submit(token, new CardInput(card));
    for (const minutes of [31, 32])
      expect(await paymentStatus(deps({ later: minutes * MINUTE }), body.paymentId)).toEqual({
        status: 'pending',
      });
    expect(await attemptOf(body.paymentId)).toMatchObject({ state: 'created' });
    expect(await ledgerOf(body.paymentId)).toEqual([['created', body.amount]]);

    await decideAtBank(body.paymentId);
    expect(await statusOf(body.paymentId)).toBe('success');
    expect(await ordersOf(body.paymentId)).toHaveLength(1);
  });

  it('stays open when the shopper cancels it, and becomes the order', async () => {
    const { body, quote } = await cardPayment({ cardNumber: SLOW_CARD });
    const { paymentId } = body;
    expect((await shop.post('payments', body)).status).toBe(409);
    expect(await cancelPayment(deps(), { paymentId })).toEqual({ status: 'pending' });
    expect(await attemptOf(paymentId)).toMatchObject({ state: 'created' });
    expect(await ledgerOf(paymentId)).toEqual([['created', quote.total]]);

    await decideAtBank(paymentId);
    expect(await statusOf(paymentId)).toBe('success');
    expect(await ordersOf(paymentId)).toHaveLength(1);
  });
});

describe('a run of the reconciler', () => {
  /** Dependencies at a later time with a provider that decides nothing. @returns the keys of its calls as well */
  function undecidedPayments(onCall: () => void = () => {}, later = 10 * SECOND) {
    const keys: string[] = [];
    const findCharge = async (key: string) => {
      keys.push(key);
      onCall();
      return UNDECIDED;
    };
    return { keys, later: deps({ later, provider: { findCharge } }) };
  }

  it('skips a payment that another run has claimed', async () => {
    const { body } = await openPage();
    const { keys, later } = undecidedPayments();
    await Promise.all([reconcile(later), reconcile(later)]);
    expect(keys.filter((key) => key === body.paymentId)).toHaveLength(1);
  });

  it('leaves a payment of less than three seconds to its own call', async () => {
    const { body } = await openPage();
    // Two seconds back, so that a slow machine has five.
    const { keys, later } = undecidedPayments(() => {}, -2 * SECOND);
    await reconcile(later);
    expect(keys).not.toContain(body.paymentId);
  });

  it('settles the other payments when the call of one fails, and logs that one', async () => {
    const [failing, paid] = [await openPage(), await openPage()];
    const charge: Charge = { state: 'succeeded', reason: null, brand: 'Visa', last4: '4242' };
    const findCharge = async (key: string) => {
      if (key === failing.body.paymentId) throw new PaymentProviderError('the provider did not respond');
      return key === paid.body.paymentId ? charge : UNDECIDED;
    };
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    await reconcile(deps({ later: 10 * SECOND, provider: { findCharge } }));
    const lines = log.mock.calls.flat();
    log.mockRestore();

    expect(lines).toEqual([`payment ${failing.body.paymentId}: the provider did not respond`]);
    expect(await attemptOf(failing.body.paymentId)).toMatchObject({ state: 'created' });
    expect(await ordersOf(paid.body.paymentId)).toHaveLength(1);
  });

  it('ends when the database is unavailable', async () => {
    await openPage();
    const findCharge = async () => {
      throw new DatabaseUnavailable(new Error('the connection was closed'), true);
    };
    await expect(reconcile(deps({ later: 10 * SECOND, provider: { findCharge } }))).rejects.toThrow(
      'database unavailable: the connection was closed',
    );
  });

  it('ends at shutdown before its next payment', async () => {
    await openPage();
    await openPage();
    const stopping = new AbortController();
    const { keys, later } = undecidedPayments(() => stopping.abort());
    await reconcile(later, stopping.signal);
    expect(keys).toHaveLength(1);
  });
});
