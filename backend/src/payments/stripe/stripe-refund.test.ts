import { pence } from '@storefront/shared/domain/pricing/pence';

import { ERRORS, recordedRefund, recordedRefunds } from '../../../tests/support/stripe/recorded-responses';
import type { NextResponse } from '../../../tests/support/stripe/recorded-stripe';
import {
  AMOUNT,
  failureOf,
  success,
  testPayments,
  type TestPayments,
} from '../../../tests/support/stripe-test-payments';

const REFUND = '0f2b6f5e-41c5-4f0f-9d6a-6f8f6f1f9b1c';
const PART = pence(30_000);
const LIST = 'GET /v1/refunds?payment_intent=pi_3TestIntentOfTheTests000&limit=100';

let payments: TestPayments;
let stripe: TestPayments['stripe'];
beforeAll(async () => {
  payments = await testPayments();
  stripe = payments.stripe;
});
afterAll(() => stripe.close());

/** A payment that was made on its page. */
async function paid() {
  const begun = await payments.beginWithPage();
  return { ...begun, session: success(begun.sessions.paid) };
}

const requests = () => stripe.calls.map(({ request }) => request.replace(/^(GET \S+sessions)\S+/, '$1'));

describe('a refund by Stripe', () => {
  it('is a part of the payment, with its own key as idempotency key and in its metadata [DEC-206]', async () => {
    const { key, provider, session } = await paid();
    stripe.respondWith(session, success(recordedRefunds()), success(recordedRefund(REFUND, PART)));
    expect(await provider.refund(REFUND, key, PART)).toBe('succeeded');
    expect(requests()).toEqual(['GET /v1/checkout/sessions', LIST, 'POST /v1/refunds']);
    expect(stripe.calls[2]?.headers['idempotency-key']).toBe(REFUND);
    expect(stripe.calls[2]?.form).toEqual({
      payment_intent: 'pi_3TestIntentOfTheTests000',
      amount: '30000',
      'metadata[refund_key]': REFUND,
    });
  });

  it('that was made before is found by its key, and not made again [DEC-206]', async () => {
    const { key, provider, session } = await paid();
    const other = recordedRefund('another refund', 500);
    stripe.respondWith(session, success(recordedRefunds(other, recordedRefund(REFUND, PART))));
    expect(await provider.refund(REFUND, key, PART)).toBe('succeeded');
    expect(requests()).toEqual(['GET /v1/checkout/sessions', LIST]);
  });

  it('is made although another one of the payment has failed, or has no key', async () => {
    const { key, provider, session } = await paid();
    const failed = recordedRefund('another refund', 500, 'failed');
    const byHand = { ...recordedRefund('', 500, 'failed'), metadata: null };
    stripe.respondWith(
      session,
      success(recordedRefunds(failed, byHand)),
      success(recordedRefund(REFUND, PART)),
    );
    expect(await provider.refund(REFUND, key, PART)).toBe('succeeded');
    expect(requests()).toEqual(['GET /v1/checkout/sessions', LIST, 'POST /v1/refunds']);
  });

  it('is of the payment that a session names by its id alone', async () => {
    const { key, provider, sessions } = await paid();
    const byId = success({ ...sessions.paid, payment_intent: 'pi_3TestIntentOfTheTests000' });
    stripe.respondWith(byId, success(recordedRefunds()), success(recordedRefund(REFUND, PART)));
    expect(await provider.refund(REFUND, key, PART)).toBe('succeeded');
    expect(requests()[1]).toBe(LIST);
  });

  it('stays undecided when earlier refunds cannot be listed, and the message names the call', async () => {
    const { key, provider, session } = await paid();
    stripe.respondWith(session, { status: 403, body: ERRORS.apiFault });
    expect((await failureOf(provider.refund(REFUND, key, PART))).message).toMatch(
      'Stripe responded 403 to GET /v1/refunds',
    );
  });

  it.each([
    ['pending', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('with the status %s is %s', async (status, state) => {
    const { key, provider, session } = await paid();
    stripe.respondWith(session, success(recordedRefunds()), success(recordedRefund(REFUND, PART, status)));
    expect(await provider.refund(REFUND, key, PART)).toBe(state);
  });

  it('that Stripe refuses goes to a person [DEC-206]', async () => {
    const { key, provider, session } = await paid();
    stripe.respondWith(session, success(recordedRefunds()), { status: 400, body: ERRORS.refundTooLarge });
    expect(await provider.refund(REFUND, key, PART)).toBe('failed');
  });

  it('without a response is tried again with the same key, and stays undecided [DEC-206]', async () => {
    const { key, provider, session, waits } = await paid();
    const lost = 'broken connection' as const;
    stripe.respondWith(session, success(recordedRefunds()), lost, lost, lost);
    expect((await failureOf(provider.refund(REFUND, key, PART))).message).toMatch('POST /v1/refunds');
    expect(new Set(stripe.calls.slice(2).map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([REFUND]),
    );
    expect(waits).toHaveLength(2);
  });

  it('of a payment that was never made refunds nothing', async () => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith(success(sessions.open));
    expect(await provider.refund(REFUND, key, PART)).toBe('failed');
    expect(requests()).toEqual(['GET /v1/checkout/sessions']);
  });

  const TOO_BUSY = { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too busy.' } };
  it.each<[string, NextResponse, number]>([
    ['a 429', { status: 429, body: TOO_BUSY }, 3],
    ['a key with other parameters', { status: 400, body: ERRORS.otherForm }, 1],
    ['a fault of Stripe', { status: 403, body: ERRORS.apiFault }, 1],
  ])('that fails with %s stays undecided', async (_reason, response, calls) => {
    const { key, provider, session } = await paid();
    stripe.respondWith(session, success(recordedRefunds()), response, response, response);
    await expect(provider.refund(REFUND, key, PART)).rejects.toMatchObject({ name: 'StripeCallError' });
    expect(requests().slice(2)).toEqual(Array.from({ length: calls }, () => 'POST /v1/refunds'));
  });

  it('of a payment without a page, or one that was cancelled before it had a page, refunds nothing', async () => {
    const { key, provider } = payments.begin();
    stripe.respondWith();
    expect(await provider.refund(REFUND, key, PART)).toBe('failed');
    await provider.cancel(key, AMOUNT);
    expect(await provider.refund(REFUND, key, PART)).toBe('failed');
    expect(stripe.calls).toEqual([]);
  });
});
