import { CardInput } from '../payment-provider';

import {
  BALANCE,
  ERRORS,
  recordedSessions,
  SESSION_ID,
} from '../../../tests/support/stripe/recorded-responses';
import type { NextResponse } from '../../../tests/support/stripe/recorded-stripe';
import { stripeProvider } from './stripe-provider';
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

describe('findCharge', () => {
  it('sends no request for a payment without a page', async () => {
    const { key, provider } = payments.begin();
    stripe.respondWith();
    expect(await provider.findCharge(key)).toBeNull();
    expect(stripe.calls).toEqual([]);
  });

  const NO_CARD = { reason: null, brand: null, last4: null };
  it.each([
    ['open', { ...NO_CARD, state: 'pending' }],
    ['openAfterDecline', { ...NO_CARD, state: 'pending' }],
    ['processing', { ...NO_CARD, state: 'pending' }],
    ['paid', { state: 'succeeded', reason: null, brand: 'Visa', last4: '4242' }],
    ['paidByApplePay', { state: 'succeeded', reason: null, brand: 'Visa', last4: '4242' }],
    ['paidByWallet', { ...NO_CARD, state: 'succeeded' }],
    ['expired', { ...NO_CARD, state: 'cancelled' }],
    ['intentCancelled', { ...NO_CARD, state: 'cancelled' }],
    ['bankRefused', { ...NO_CARD, state: 'failed', reason: 'insufficient-funds' }],
  ] as const)('maps the session %s to %p', async (session, charge) => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith(success(sessions[session]));
    expect(await provider.findCharge(key)).toEqual(charge);
    expect(stripe.calls[0]?.request).toBe(
      `GET /v1/checkout/sessions/${SESSION_ID}?expand[0]=payment_intent.latest_charge`,
    );
  });

  it.each([
    [{ code: 'processing_error' }, 'processing-error'],
    [{ code: 'card_declined', decline_code: 'processing_error' }, 'processing-error'],
    [{ code: 'insufficient_funds' }, 'insufficient-funds'],
    [{ code: 'card_declined', decline_code: 'lost_card' }, 'declined'],
    [{ code: 'card_declined', decline_code: null }, 'declined'],
    [{ code: 'card_declined' }, 'declined'],
    [null, 'declined'],
  ])('maps the payment error %j to the reason %s', async (fault, reason) => {
    const { key, provider, sessions } = await payments.beginWithPage();
    const intent = { id: 'pi_1', status: 'requires_payment_method', last_payment_error: fault };
    stripe.respondWith(success({ ...sessions.bankRefused, payment_intent: intent }));
    expect(await provider.findCharge(key)).toEqual({ ...NO_CARD, state: 'failed', reason });
  });

  it.each([
    ['mastercard', 'MasterCard'],
    ['amex', 'American Express'],
    ['discover', 'Card'],
    [null, null],
  ])('maps the card brand %s to %s', async (brand, expected) => {
    const { key, provider, sessions } = await payments.beginWithPage();
    const charge = { payment_method_details: { card: { brand, last4: '4444' } } };
    const intent = { id: 'pi_1', status: 'succeeded', latest_charge: charge };
    stripe.respondWith(success({ ...sessions.paid, payment_intent: intent }));
    expect(await provider.findCharge(key)).toMatchObject({ brand: expected, last4: '4444' });
  });

  it.each([
    ['its payment by id', 'pi_1'],
    ['no payment', null],
    ['its charge by id', { id: 'pi_1', status: 'succeeded', latest_charge: 'ch_1' }],
    ['no charge', { id: 'pi_1', status: 'succeeded' }],
    [
      'no payment method',
      { id: 'pi_1', status: 'succeeded', latest_charge: { payment_method_details: null } },
    ],
    ['no charge yet', { id: 'pi_1', status: 'succeeded', latest_charge: null }],
  ])('maps a paid session with %s to a charge without a card', async (_what, intent) => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith(success({ ...sessions.paid, payment_intent: intent }));
    expect(await provider.findCharge(key)).toEqual({ ...NO_CARD, state: 'succeeded' });
  });

  it('maps a complete session without a payment to a pending charge', async () => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith(success({ ...sessions.processing, payment_intent: null }));
    expect(await provider.findCharge(key)).toEqual({ ...NO_CARD, state: 'pending' });
  });

  it('rejects a session of another payment', async () => {
    const { key, provider } = await payments.beginWithPage();
    stripe.respondWith(success(recordedSessions('another').paid));
    expect((await failureOf(provider.findCharge(key))).message).toMatch('another payment');
  });
});

describe('cancelling', () => {
  it('a payment without a page sends no request and prevents its page', async () => {
    const { key, provider } = payments.begin();
    stripe.respondWith();
    expect(await provider.cancel(key, AMOUNT)).toMatchObject({ state: 'cancelled' });
    expect(await provider.cancel(key, AMOUNT)).toMatchObject({ state: 'cancelled' });
    expect(await provider.findCharge(key)).toMatchObject({ state: 'cancelled' });
    await expect(provider.openPage(key, AMOUNT)).rejects.toMatchObject({
      status: 409,
      code: 'payment-ended',
    });
    expect(stripe.calls).toEqual([]);
  });

  it('an open page closes it', async () => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith(success(sessions.expired));
    expect(await provider.cancel(key, AMOUNT)).toMatchObject({ state: 'cancelled' });
    expect(stripe.calls[0]?.request).toBe(`POST /v1/checkout/sessions/${SESSION_ID}/expire`);
    expect(stripe.calls[0]?.headers['idempotency-key']).not.toBe(key);
  });

  it.each([
    ['paid', 'succeeded'],
    ['processing', 'pending'],
    ['expired', 'cancelled'],
  ] as const)('a page that is %s results in %s', async (session, state) => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith({ status: 400, body: ERRORS.notOpen }, success(sessions[session]));
    expect(await provider.cancel(key, AMOUNT)).toMatchObject({ state });
  });

  it('while the page is being opened closes that page, and no shopper gets it', async () => {
    const begun = payments.begin();
    const { key, provider, sessions, store } = begun;
    const late = stripeProvider({
      secretKey: SECRET,
      apiBase: stripe.url,
      storefrontUrl: 'https://shop.example.com',
      merchant: 'Sandpiper',
      store: {
        find: store.find,
        remember: async (id, sessionId) => {
          if (sessionId === SESSION_ID) await provider.cancel(key, AMOUNT);
          await store.remember(id, sessionId);
        },
      },
    });
    stripe.respondWith(success(sessions.open), success(sessions.expired));
    await expect(late.openPage(key, AMOUNT)).rejects.toMatchObject({ code: 'payment-ended' });
    expect(stripe.calls[1]?.request).toBe(`POST /v1/checkout/sessions/${SESSION_ID}/expire`);
    expect(await provider.findCharge(key)).toMatchObject({ state: 'cancelled' });
  });

  it('without a response of Stripe leaves the payment undecided', async () => {
    const { key, provider } = await payments.beginWithPage();
    const fault: NextResponse = { status: 503, body: ERRORS.apiFault };
    stripe.respondWith(fault, fault, fault);
    expect((await failureOf(provider.cancel(key, AMOUNT))).message).toMatch(
      `Stripe responded 503 to POST /v1/checkout/sessions/${SESSION_ID}/expire`,
    );
  });
});

it('accepts no card on this server', async () => {
  const { key, provider } = payments.begin();
  const card = new CardInput({
    number: '4242424242424242',
    securityCode: '123',
    name: 'Ann',
    expires: '2029-08',
  });
  stripe.respondWith();
  expect(provider.acceptsCards).toBe(false);
  const refusal = await failureOf(provider.chargeCard(key, AMOUNT, card));
  expect(refusal).toMatchObject({ status: 409, code: 'card-not-here' });
  expect(refusal.message).toBe('Cards are taken on the page of the payment provider only.');
  expect(stripe.calls).toEqual([]);
});

describe('availability', () => {
  it('needs a secret', async () => {
    stripe.respondWith(success(BALANCE));
    for (const secretKey of [null, ''])
      expect(await payments.begin({ secretKey }).provider.isAvailable()).toBe(false);
    expect(stripe.calls).toEqual([]);
  });

  it('is requested once a minute for any number of shoppers', async () => {
    const { provider } = payments.begin();
    stripe.respondWith(success(BALANCE), success(BALANCE));
    expect(
      await Promise.all([provider.isAvailable(), provider.isAvailable(), provider.isAvailable()]),
    ).toEqual([true, true, true]);
    payments.wait(MINUTE - 1);
    expect(await provider.isAvailable()).toBe(true);
    expect(stripe.calls.map(({ request: requested }) => requested)).toEqual(['GET /v1/balance']);
    payments.wait(1);
    await provider.isAvailable();
    expect(stripe.calls).toHaveLength(2);
  });

  it('ends when Stripe rejects the secret, and is requested again soon', async () => {
    const { provider } = payments.begin();
    stripe.respondWith({ status: 401, body: ERRORS.badKey(SECRET) }, success(BALANCE));
    expect(await provider.isAvailable()).toBe(false);
    expect(await provider.isAvailable()).toBe(false);
    payments.wait(5_000);
    expect(await provider.isAvailable()).toBe(true);
  });

  it('ends when Stripe does not respond for three seconds', async () => {
    const { provider } = payments.begin();
    stripe.respondWith('silence');
    const begun = Date.now();
    expect(await provider.isAvailable()).toBe(false);
    expect(Date.now() - begun).toBeGreaterThan(2_500);
    expect(Date.now() - begun).toBeLessThan(8_000);
  });
});
