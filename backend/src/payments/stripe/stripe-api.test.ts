import { ERRORS, recordedSessions, SESSION_ID } from '../../../tests/support/stripe/recorded-responses';
import type { NextAnswer } from '../../../tests/support/stripe/recorded-stripe';
import {
  AMOUNT,
  faultOf,
  good,
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

describe('a call that goes wrong', () => {
  it.each<[string, NextAnswer]>([
    ['a 503', { status: 503, body: ERRORS.apiFault }],
    ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a 429', { status: 429, body: ERRORS.rateLimit }],
    ['a key in use', { status: 409, body: ERRORS.keyInUse }],
    ['a lost connection', 'broken connection'],
  ])('is repeated after %s, with the same key and form', async (_name, fault) => {
    const { key, provider, waits, sessions } = payments.begin();
    stripe.willAnswer(fault, fault, good(sessions.open));
    expect(await provider.openPage(key, AMOUNT)).toEqual({ paymentUrl: sessions.open.url });
    expect(stripe.calls.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key, key]);
    expect(stripe.calls[2]?.form).toEqual(stripe.calls[0]?.form);
    expect(waits).toEqual([250, 1_000]);

    stripe.willAnswer(fault, good(sessions.paid));
    expect(await provider.lookUp(key)).toMatchObject({ state: 'succeeded' });
  });

  it('closes a page with the same key in every try', async () => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.willAnswer('broken connection', good(sessions.expired));
    await provider.cancel(key, AMOUNT);
    expect(new Set(stripe.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('is given up after three tries', async () => {
    const { key, provider } = await payments.beginWithPage();
    stripe.willAnswer('broken connection', 'broken connection', 'broken connection');
    expect((await faultOf(provider.lookUp(key))).message).toMatch(
      /no answer to GET .* \((UND_ERR_SOCKET|ECONNRESET)\)$/,
    );
    expect(stripe.calls).toHaveLength(3);
  });

  it.each<[string, string | object]>([
    ['no JSON', '{"id":'],
    ['no session', { object: 'list', data: [] }],
    ['a state nobody knows', { ...recordedSessions('x').open, payment_status: 'perhaps' }],
  ])('with an answer that is %s fails at once', async (_name, body) => {
    const { key, provider } = await payments.beginWithPage();
    stripe.willAnswer({ status: 200, body });
    expect((await faultOf(provider.lookUp(key))).message).toMatch('cannot be read');
    expect(stripe.calls).toHaveLength(1);
  });

  it('never says the secret', async () => {
    const { key, provider } = await payments.beginWithPage();
    stripe.willAnswer({ status: 401, body: ERRORS.badKey(SECRET) });
    const refused = await faultOf(provider.lookUp(key));
    expect(refused.message).toBe(
      `Stripe answered 401 to GET /v1/checkout/sessions/${SESSION_ID} (invalid_request_error, req_test123)`,
    );

    const malformed = payments.begin({ secretKey: `${SECRET}\n${SECRET}` });
    const unsent = await faultOf(malformed.provider.openPage(malformed.key, AMOUNT));
    const unreachable = payments.begin({ apiBase: 'http://127.0.0.1:1' });
    const lost = await faultOf(unreachable.provider.openPage(unreachable.key, AMOUNT));
    for (const error of [refused, unsent, lost]) {
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toMatch(
        /sk_test|NeverInAnyMessage/,
      );
    }
  });

  it('is ended after ten seconds', async () => {
    const limits: number[] = [];
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return AbortSignal.abort();
    });
    const { key, provider } = payments.begin();
    stripe.willAnswer();
    await faultOf(provider.openPage(key, AMOUNT));
    timeout.mockRestore();
    expect(limits).toEqual([10_000, 10_000, 10_000]);
  });
});
