import { randomUUID } from 'node:crypto';

import { insertRefunds, makeDueRefunds } from '../../src/manage/refunds';
import { readBooking } from '../../src/manage/stored-booking';
import { PaymentProviderError, type PaymentProvider } from '../../src/payments/payment-provider';
import { reconcile } from '../../src/payments/reconciler';
import { bookHoliday, openBooking, type BookedHoliday } from '../support/booked-holiday';
import { shopPayments } from '../support/shop-payments';
import { openTestShop, type TestShop } from '../support/test-shop';

jest.setTimeout(120_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const { deps, statusOf: status, ledgerOf } = shopPayments(() => shop);

/** Opens the page of a payment and returns its token there. */
async function openPage(booked: Pick<BookedHoliday, 'post'>, amount: number, paymentId = randomUUID()) {
  const { status, body } = await booked.post('pay', { paymentId, amount });
  return { status, body, paymentId, token: String(body['paymentUrl']).split('/').at(-1) ?? '' };
}

async function pay(booked: Pick<BookedHoliday, 'post'>, amount: number): Promise<string> {
  const { token, paymentId } = await openPage(booked, amount);
  await shop.sandbox.settle(token, 'succeeded', null);
  expect(await status(paymentId)).toBe('success');
  return paymentId;
}

async function cancel(booked: Pick<BookedHoliday, 'post'>) {
  const quote = await booked.post('cancellation/quote');
  return { quote: quote.body, ...(await booked.post('cancellation', { quoteId: quote.body['quoteId'] })) };
}

const lettersOf = (orderId: string, kind: 'receipt' | 'refund' | 'cancelled') =>
  shop.db
    .selectFrom('outbox')
    .select('message_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .execute();
const countOf = async (...letters: Parameters<typeof lettersOf>) => (await lettersOf(...letters)).length;

const storedOrder = (orderId: string) =>
  shop.db
    .selectFrom('orders')
    .select(['total', 'paid', 'balance'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** Sets the state of a payment, as if its result had arrived at another time. */
const setAttempt = (paymentId: string, state: 'failed' | 'pending') =>
  shop.db.updateTable('attempts').set({ state }).where('id', '=', paymentId).execute();

/** What the provider has taken and returned for an order, in pence. */
async function atProvider(orderId: string) {
  const keys = await shop.db
    .selectFrom('attempts')
    .select('id')
    .where((where) =>
      where.or([
        where('order_id', '=', orderId),
        where('id', 'in', where.selectFrom('orders').select('attempt_id').where('orders.id', '=', orderId)),
      ]),
    )
    .execute();
  const ids = keys.map(({ id }) => id);
  const charges = await shop.db
    .selectFrom('sandbox_charges')
    .select('amount')
    .where('key', 'in', ids)
    .where('state', '=', 'succeeded')
    .execute();
  const refunds = await shop.db
    .selectFrom('sandbox_refunds')
    .select('amount')
    .where('charge_key', 'in', ids)
    .execute();
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  return { taken: sum(charges), returned: sum(refunds) };
}

describe('the balance', () => {
  it('is paid in parts to the penny, with a receipt for each [DEC-204]', async () => {
    const booked = await bookHoliday(shop);
    const { total, paid, due } = (await booked.read()).balance;
    await pay(booked, 5_001);
    const part = await booked.read();
    expect(part.balance).toMatchObject({ total, paid: paid + 5_001, due: due - 5_001 });
    await pay(booked, due - 5_001);
    const whole = await booked.read();
    expect(whole.balance).toMatchObject({ total, paid: total, due: 0, dueBy: null });
    expect(whole.payments.map(({ label, amount }) => [label, amount])).toEqual([
      ['Deposit', paid],
      ['Part payment', 5_001],
      ['Balance', due - 5_001],
    ]);
    const receipts = await lettersOf(booked.orderId, 'receipt');
    expect(receipts).toEqual([
      { message_id: expect.stringMatching(/^<[\da-f-]{36}@bookings>$/) },
      { message_id: expect.stringMatching(/^<[\da-f-]{36}@bookings>$/) },
    ]);
    expect(receipts[0]).not.toEqual(receipts[1]);
    expect(await ledgerOf(booked.orderId)).toEqual([
      ['confirmed', paid],
      ['balance-paid', 5_001],
      ['balance-paid', due - 5_001],
    ]);
    expect(await atProvider(booked.orderId)).toEqual({ taken: total, returned: 0 });
    expect((await openPage(booked, 5_000)).body).toMatchObject({ error: { code: 'nothing-due' } });
  });

  it('takes no amount that is too small, too large or leaves a rest that cannot be paid [DEC-204]', async () => {
    const booked = await bookHoliday(shop);
    const { due, smallestPayment } = (await booked.read()).balance;
    for (const amount of [smallestPayment - 1, due + 1, due - 1, due - smallestPayment + 1])
      expect(await openPage(booked, amount)).toMatchObject({
        status: 409,
        body: { error: { code: 'wrong-amount', due, smallestPayment } },
      });
  });

  it('has one open payment: a second id is refused, a repeated one returns the same page [DEC-204]', async () => {
    const booked = await bookHoliday(shop);
    const { due } = (await booked.read()).balance;
    const first = await openPage(booked, due);
    const both = await Promise.all([openPage(booked, due), openPage(booked, 5_000)]);
    for (const { status: code, body } of both)
      expect([code, body]).toMatchObject([
        409,
        { error: { code: 'payment-in-progress', paymentId: first.paymentId, amount: due } },
      ]);
    const again = await openPage(booked, due, first.paymentId);
    expect(again.body).toEqual(first.body);
    expect(await openPage(booked, 5_000, first.paymentId)).toMatchObject({ status: 409 });
    await shop.post('payment/cancel', { paymentId: first.paymentId });
    await pay(booked, due);
    expect((await booked.read()).balance.due).toBe(0);
  });

  it('is charged once when two tabs start at once [DEC-204]', async () => {
    const booked = await bookHoliday(shop);
    const { due, total } = (await booked.read()).balance;
    const tabs = await Promise.all([openPage(booked, due), openPage(booked, due), openPage(booked, due)]);
    const opened = tabs.filter((tab) => tab.status === 200);
    expect(opened).toHaveLength(1);
    for (const { token } of opened) await shop.sandbox.settle(token, 'succeeded', null);
    const statuses = await Promise.all(
      opened.flatMap(({ paymentId }) => [status(paymentId), status(paymentId)]),
    );
    expect(statuses).toEqual(['success', 'success']);
    expect(await storedOrder(booked.orderId)).toEqual({ total, paid: total, balance: 0 });
    expect(await atProvider(booked.orderId)).toEqual({ taken: total, returned: 0 });
    expect(await countOf(booked.orderId, 'receipt')).toBe(1);
  });

  it('is counted once when the shopper and the response are lost [DEC-204]', async () => {
    const booked = await bookHoliday(shop);
    const { due, total } = (await booked.read()).balance;
    const { token } = await openPage(booked, due);
    await shop.sandbox.settle(token, 'succeeded', null);
    const later = { ...shop.clock, now: () => Date.now() + 10_000 };
    await Promise.all([reconcile({ ...deps(), clock: later }), reconcile({ ...deps(), clock: later })]);
    expect((await booked.read()).balance).toMatchObject({ paid: total, due: 0 });
    expect(await countOf(booked.orderId, 'receipt')).toBe(1);
  });

  /** Opens a page, and ends its payment in the shop while it stays open at the provider. */
  async function latePage(booked: BookedHoliday, amount: number) {
    const page = await openPage(booked, amount);
    await setAttempt(page.paymentId, 'failed');
    return page;
  }

  async function payLate({ paymentId, token }: Awaited<ReturnType<typeof latePage>>) {
    await setAttempt(paymentId, 'pending');
    await shop.sandbox.settle(token, 'succeeded', null);
    expect(await status(paymentId)).toBe('success');
  }

  const refundsOf = (orderId: string) =>
    shop.db
      .selectFrom('refunds')
      .select(['attempt_id', 'amount', 'reason'])
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute();

  it('is refunded where more than the total was paid', async () => {
    const booked = await bookHoliday(shop);
    const { due, total } = (await booked.read()).balance;
    const late = await latePage(booked, 5_000);
    await pay(booked, due);
    await payLate(late);
    expect(await storedOrder(booked.orderId)).toEqual({ total, paid: total + 5_000, balance: 0 });
    expect(await refundsOf(booked.orderId)).toEqual([
      { attempt_id: late.paymentId, amount: 5_000, reason: 'late-payment' },
    ]);
  });

  it('is refunded in part by a payment that exceeds it, and in full by each later one', async () => {
    const booked = await bookHoliday(shop);
    const { due } = (await booked.read()).balance;
    const [first, second] = [await latePage(booked, 6_000), await latePage(booked, 5_000)];
    await pay(booked, due - 5_000);
    await payLate(first);
    await payLate(second);
    expect(await refundsOf(booked.orderId)).toEqual([
      { attempt_id: first.paymentId, amount: 1_000, reason: 'late-payment' },
      { attempt_id: second.paymentId, amount: 5_000, reason: 'late-payment' },
    ]);
  });

  it('of another booking cannot be paid with this token and its payment id [DEC-204]', async () => {
    const [one, other] = [await bookHoliday(shop), await bookHoliday(shop)];
    const { paymentId } = await openPage(one, (await one.read()).balance.due);
    expect(await openPage(other, 5_000, paymentId)).toMatchObject({
      status: 409,
      body: { error: { code: 'other-payment' } },
    });
  });
});

describe('a cancellation', () => {
  it.each([
    ['the deposit', 200, 'deposit'],
    ['the deposit', 200, 'full-amount'],
    ['50% of the total price', 45, 'full-amount'],
    ['the total price', 10, 'full-amount'],
  ])(
    'costs %s %i days before departure after a %s [DEC-205, DEC-206]',
    async (basis, daysAhead, paymentType) => {
      const booked = await bookHoliday(shop, { daysAhead, paymentType });
      const before = await booked.read();
      const charge = before.cancellation.charges.find(({ isNow }) => isNow)?.charge ?? Number.NaN;
      const { quote, status: code } = await cancel(booked);
      const { paid, due } = before.balance;
      expect(quote).toMatchObject({
        basis,
        paid,
        charge,
        refund: paid - charge,
        balanceWaived: due,
        stillOwed: 0,
      });
      expect(code).toBe(200);
      await makeDueRefunds(deps());
      const after = await booked.read();
      expect(after).toMatchObject({
        status: 'cancelled',
        balance: { paid, refunded: paid - charge, due: 0, dueBy: null },
      });
      expect(await atProvider(booked.orderId)).toEqual({ taken: paid, returned: paid - charge });
      expect(await countOf(booked.orderId, 'cancelled')).toBe(1);
      expect(await countOf(booked.orderId, 'refund')).toBe(paid > charge ? 1 : 0);
    },
  );

  it('above what was paid leaves the rest of the charge, which the booking states [DEC-205]', async () => {
    const booked = await bookHoliday(shop);
    const terms = { balanceDueDays: 0, cancellation: [{ daysBefore: 0, share: 100 }] };
    await shop.db
      .updateTable('orders')
      .set({ terms: JSON.stringify(terms) })
      .where('id', '=', booked.orderId)
      .execute();
    const { paid } = (await booked.read()).balance;
    const { quote } = await cancel(booked);
    expect(quote).toMatchObject({ refund: 0, stillOwed: Number(quote['charge']) - paid });
    expect(quote['stillOwed']).toBeGreaterThan(0);
    expect(await booked.read()).toMatchObject({
      balance: { due: 0 },
      cancellation: { unpaidCharge: quote['stillOwed'] },
    });
  });

  it('happens once and refunds once, however often it is confirmed [DEC-205, DEC-206]', async () => {
    const booked = await bookHoliday(shop, { paymentType: 'full-amount' });
    const quotes = await Promise.all([booked.post('cancellation/quote'), booked.post('cancellation/quote')]);
    const ids = quotes.map(({ body }) => body['quoteId']);
    const confirmed = await Promise.all(
      [...ids, ...ids].map((quoteId) => booked.post('cancellation', { quoteId })),
    );
    const statuses = confirmed.map((response) => response.status);
    expect(statuses.filter((code) => code === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses.every((code) => code === 200 || code === 409)).toBe(true);
    await Promise.all([makeDueRefunds(deps()), makeDueRefunds(deps())]);
    await makeDueRefunds(deps());
    expect((await atProvider(booked.orderId)).returned).toBe(quotes[0]?.body['refund']);
    expect(await countOf(booked.orderId, 'refund')).toBe(1);
  });

  it('keeps its quote only until a payment, and not after half an hour [DEC-205]', async () => {
    const booked = await bookHoliday(shop);
    const first = await booked.post('cancellation/quote');
    await pay(booked, 5_000);
    const confirm = (body: Record<string, unknown>) =>
      booked.post('cancellation', { quoteId: body['quoteId'] });
    expect(await confirm(first.body)).toMatchObject({
      status: 409,
      body: { error: { code: 'quote-expired' } },
    });
    const foreign = await (await bookHoliday(shop)).post('cancellation/quote');
    expect(await confirm(foreign.body)).toMatchObject({
      status: 409,
      body: { error: { code: 'quote-expired' } },
    });
    const next = await booked.post('cancellation/quote');
    expect(next.body).toMatchObject({ refund: 5_000 });
    shop.wait(31 * 60_000);
    expect(await confirm(next.body)).toMatchObject({
      status: 409,
      body: { error: { code: 'quote-expired' } },
    });
  });

  it('ends an open payment at the provider first, and counts one that was made meanwhile [DEC-205]', async () => {
    const left = await bookHoliday(shop);
    const { token, paymentId } = await openPage(left, 5_000);
    expect((await cancel(left)).status).toBe(200);
    expect(await status(paymentId)).toBe('cancelled');
    await shop.sandbox.settle(token, 'succeeded', null);
    expect((await shop.sandbox.byKey(paymentId))?.state).toBe('cancelled');

    const made = await bookHoliday(shop);
    const { paid } = (await made.read()).balance;
    const page = await openPage(made, 5_000);
    await shop.sandbox.settle(page.token, 'succeeded', null);
    const { quote } = await cancel(made);
    expect(quote).toMatchObject({ paid: paid + 5_000, refund: 5_000 });
  });

  it('counts a refund that is ordered and not made yet [DEC-205, DEC-206]', async () => {
    const booked = await bookHoliday(shop, { paymentType: 'full-amount' });
    const { paid } = (await booked.read()).balance;
    const booking = await readBooking(shop.db, booked.orderId);
    if (!booking) throw new Error('the booking is missing');
    const goodwill = { amount: 5_000, reason: 'goodwill', cause: randomUUID() } as const;
    await insertRefunds(shop.db, booking, goodwill, new Date());
    const { quote, status: code } = await cancel(booked);
    expect(code).toBe(200);
    expect(quote).toMatchObject({ paid: paid - 5_000 });
    await makeDueRefunds(deps());
    expect(await atProvider(booked.orderId)).toEqual({
      taken: paid,
      returned: paid - Number(quote['charge']),
    });
  });

  it('refunds money that the provider reports after it [DEC-204, DEC-206]', async () => {
    const booked = await bookHoliday(shop);
    const { token, paymentId } = await openPage(booked, 5_000);
    // As if the payment had been made between the check and the cancellation.
    await setAttempt(paymentId, 'failed');
    expect((await cancel(booked)).status).toBe(200);
    await setAttempt(paymentId, 'pending');
    await shop.sandbox.settle(token, 'succeeded', null);
    expect(await status(paymentId)).toBe('success');
    await makeDueRefunds(deps());
    const { paid, refunded } = (await booked.read()).balance;
    expect(await atProvider(booked.orderId)).toEqual({ taken: paid, returned: refunded });
    expect(refunded).toBe(5_000);
    expect((await storedOrder(booked.orderId)).balance).toBe(0);
  });
});

describe('a refund', () => {
  /** A provider that executes a refund and loses its response, or does not respond at all, a number of times. */
  function faultyProvider(faults: readonly ('lost' | 'away')[]): PaymentProvider {
    const left = [...faults];
    return {
      ...shop.sandbox,
      refund: async (...args) => {
        const fault = left.shift();
        if (fault === 'away') throw new PaymentProviderError('the bank did not respond');
        const state = await shop.sandbox.refund(...args);
        if (fault === 'lost') throw new PaymentProviderError('the answer was lost');
        return state;
      },
    };
  }
  const allDue = () =>
    shop.db
      .updateTable('refunds')
      .set({ next_try_at: new Date(0) })
      .where('state', '=', 'pending')
      .execute();

  it('is made once when responses are lost and processes are killed between the steps [DEC-206]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const booked = await bookHoliday(shop, { paymentType: 'full-amount' });
    const { quote } = await cancel(booked);
    const provider = faultyProvider(['away', 'lost', 'lost']);
    for (let run = 0; run < 4; run += 1) {
      await makeDueRefunds({ db: shop.db, provider });
      await allDue();
    }
    // A process that was killed after the provider's response: the next one repeats the call.
    await shop.db
      .updateTable('refunds')
      .set({ state: 'pending', next_try_at: new Date(0) })
      .where('order_id', '=', booked.orderId)
      .execute();
    await shop.db.updateTable('orders').set({ refunded: 0 }).where('id', '=', booked.orderId).execute();
    await shop.db
      .deleteFrom('outbox')
      .where('order_id', '=', booked.orderId)
      .where('kind', '=', 'refund')
      .execute();
    await makeDueRefunds(deps());
    expect((await atProvider(booked.orderId)).returned).toBe(quote['refund']);
    expect((await booked.read()).balance.refunded).toBe(quote['refund']);
    expect(await countOf(booked.orderId, 'refund')).toBe(1);
  });

  it('that the provider refuses goes to a person, and is shown as failed [DEC-206]', async () => {
    const booked = await bookHoliday(shop, { paymentType: 'full-amount' });
    await cancel(booked);
    const provider = { ...shop.sandbox, refund: async () => 'failed' as const };
    await makeDueRefunds({ db: shop.db, provider });
    const again = await openBooking(shop, booked.reference);
    expect((await again.read()).payments.at(-1)).toMatchObject({
      kind: 'refund',
      state: 'failed',
      receipt: null,
    });
    const { letter } = await shop.db
      .selectFrom('outbox')
      .select('letter')
      .where('order_id', '=', booked.orderId)
      .where('kind', '=', 'for-seller')
      .orderBy('next_try_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(letter).toMatchObject({ lines: [expect.stringContaining('refused')] });
  });

  it('goes back to several payments, the latest first, never more than each [DEC-206]', async () => {
    const booked = await bookHoliday(shop);
    const { due, paid } = (await booked.read()).balance;
    await pay(booked, 5_000);
    await pay(booked, due - 5_000);
    const { quote } = await cancel(booked);
    expect(quote).toMatchObject({ refund: due, charge: paid });
    expect((quote as { refunds: { amount: number }[] }).refunds.map(({ amount }) => amount)).toEqual([
      due - 5_000,
      5_000,
    ]);
    await makeDueRefunds(deps());
    expect(await atProvider(booked.orderId)).toEqual({ taken: paid + due, returned: due });
  });
});
