import { pence } from '@storefront/shared/domain/pricing/pence';

import { ERRORS, SESSION_ID } from '../../../tests/support/stripe/recorded-responses';
import {
  AMOUNT,
  failureOf,
  success,
  MINUTE,
  SECRET,
  testPayments,
  type TestPayments,
} from '../../../tests/support/stripe-test-payments';

let payments: TestPayments;
let stripe: TestPayments['stripe'];
beforeAll(async () => {
  payments = await testPayments();
  stripe = payments.stripe;
});
afterAll(() => stripe.close());

describe('opening a page', () => {
  it('names no payment methods, so that the page offers the wallets of the account and the device [DEC-312]', async () => {
    const { key, provider, sessions } = payments.begin();
    stripe.respondWith(success(sessions.open));
    await provider.openPage(key, AMOUNT);
    const fields = Object.keys(stripe.calls[0]?.form ?? {});
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => field.startsWith('payment_method'))).toEqual([]);
  });

  it('creates a session of this payment and amount with its key, and stores it [BADGE-04]', async () => {
    const { key, provider, store, sessions } = payments.begin();
    stripe.respondWith(success(sessions.open));
    expect(await provider.openPage(key, AMOUNT)).toEqual({ paymentUrl: sessions.open.url });
    expect(store.kept.get(key)).toBe(SESSION_ID);

    const [call] = stripe.calls;
    expect(call?.request).toBe('POST /v1/checkout/sessions');
    expect(call?.headers).toMatchObject({
      authorization: `Bearer ${SECRET}`,
      'idempotency-key': key,
      'stripe-version': '2024-06-20',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(call?.form).toEqual({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'gbp',
      'line_items[0][price_data][unit_amount]': '128450',
      'line_items[0][price_data][product_data][name]': 'Holiday with Sandpiper & Sons',
      client_reference_id: key,
      'metadata[payment_id]': key,
      'payment_intent_data[metadata][payment_id]': key,
      success_url: `https://shop.example.com/booking/payment?paymentId=${key}&payment=done`,
      cancel_url: `https://shop.example.com/booking/payment?paymentId=${key}&payment=left`,
      expires_at: String(Date.UTC(2026, 10, 21, 12) / 1000),
    });
  });

  it('keeps every page open for at least half an hour', async () => {
    const { key, provider, sessions } = payments.begin();
    for (let minute = 0; minute < 60; minute += 1) {
      payments.wait(MINUTE);
      stripe.respondWith(success(sessions.open));
      await provider.openPage(`${key}-${minute}`, AMOUNT);
      const left = Number(stripe.calls[0]?.form['expires_at']) * 1000 - payments.now();
      expect(left).toBeGreaterThanOrEqual(60 * MINUTE);
      expect(left).toBeLessThan(24 * 60 * MINUTE);
    }
  });

  it('returns the open page of the same key', async () => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith(success(sessions.open));
    expect(await provider.openPage(key, AMOUNT)).toEqual({ paymentUrl: sessions.open.url });
    expect(stripe.calls.map(({ request: requested }) => requested)).toEqual([expect.stringMatching(/^GET /)]);
  });

  it('redirects a shopper who has paid back to the shop', async () => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith(success(sessions.paid));
    const { paymentUrl } = await provider.openPage(key, AMOUNT);
    expect(paymentUrl).toBe(`https://shop.example.com/booking/payment?paymentId=${key}&payment=done`);
  });

  it('rejects an expired page, and another amount for the same key', async () => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith(success(sessions.expired), success(sessions.open));
    await expect(provider.openPage(key, AMOUNT)).rejects.toMatchObject({
      code: 'payment-ended',
      message: 'This payment was ended and nothing was charged.',
    });
    await expect(provider.openPage(key, pence(1))).rejects.toMatchObject({
      status: 409,
      code: 'other-payment',
      message: 'This payment id belongs to another payment.',
    });
  });

  it.each([
    ['expired', { status: 'expired' }],
    ['without a URL', { url: null }],
  ])('rejects a page that is %s, whatever else Stripe states of it', async (_what, change) => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith(success({ ...sessions.open, ...change }));
    await expect(provider.openPage(key, AMOUNT)).rejects.toMatchObject({ code: 'payment-ended' });
  });

  it('rejects a new page without a URL', async () => {
    const { key, provider, sessions } = payments.begin();
    stripe.respondWith(success({ ...sessions.open, url: null }));
    await expect(provider.openPage(key, AMOUNT)).rejects.toMatchObject({ code: 'payment-ended' });
  });

  it('names its call in the message of a failure', async () => {
    const { key, provider } = payments.begin();
    stripe.respondWith({ status: 403, body: ERRORS.apiFault });
    expect((await failureOf(provider.openPage(key, AMOUNT))).message).toMatch(
      'Stripe responded 403 to POST /v1/checkout/sessions',
    );
  });

  it('finds a page whose response was lost in the hour before, by the parameters of that hour', async () => {
    const { key, provider, sessions } = payments.begin();
    stripe.respondWith('broken connection', 'broken connection', 'broken connection');
    await failureOf(provider.openPage(key, AMOUNT));
    const first = stripe.calls[0]?.form;

    payments.wait(15 * MINUTE);
    stripe.respondWith({ status: 400, body: ERRORS.otherForm }, success(sessions.open));
    expect(await provider.openPage(key, AMOUNT)).toEqual({ paymentUrl: sessions.open.url });
    expect(stripe.calls[0]?.form).not.toEqual(first);
    expect(stripe.calls[1]?.form).toEqual(first);
  });

  it.each([400, 409])('reports another payment of the key when Stripe responds %d', async (status) => {
    const { key, provider } = payments.begin();
    stripe.respondWith({ status, body: ERRORS.otherForm }, { status, body: ERRORS.otherForm });
    await expect(provider.openPage(key, AMOUNT)).rejects.toMatchObject({
      status: 409,
      code: 'other-payment',
    });
  });

  it('reports no other payment while the key is in use', async () => {
    const { key, provider } = payments.begin();
    const inUse = { status: 409, body: ERRORS.keyInUse };
    stripe.respondWith(inUse, inUse, inUse);
    await expect(provider.openPage(key, AMOUNT)).rejects.toMatchObject({
      name: 'StripeCallError',
      status: 409,
    });
    expect(stripe.calls).toHaveLength(3);
  });

  it('reports other faults as they are', async () => {
    const refused = payments.begin();
    stripe.respondWith({ status: 401, body: ERRORS.badKey(SECRET) });
    await expect(refused.provider.openPage(refused.key, AMOUNT)).rejects.toMatchObject({
      name: 'StripeCallError',
      status: 401,
    });
    expect(stripe.calls).toHaveLength(1);

    const lost = payments.begin();
    const broken = 'broken connection' as const;
    stripe.respondWith({ status: 400, body: ERRORS.otherForm }, broken, broken, broken);
    await expect(lost.provider.openPage(lost.key, AMOUNT)).rejects.toMatchObject({
      name: 'StripeCallError',
      status: null,
    });
    expect(stripe.calls).toHaveLength(4);
  });

  it('returns the shopper of a balance to the booking', async () => {
    const { key, provider, sessions } = payments.begin();
    const returnUrl = `https://shop.example.com/manage?paymentId=${key}&payment=`;
    stripe.respondWith(success(sessions.open), success(sessions.paid));
    await provider.openPage(key, AMOUNT, 'manage');
    expect(stripe.calls[0]?.form).toMatchObject({
      success_url: `${returnUrl}done`,
      cancel_url: `${returnUrl}left`,
    });
    expect(await provider.openPage(key, AMOUNT, 'manage')).toEqual({ paymentUrl: `${returnUrl}done` });
  });
});
