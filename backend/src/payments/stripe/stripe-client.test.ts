import { ERRORS, recordedSessions, SESSION_ID } from '../../../tests/support/stripe/recorded-responses';
import type { NextResponse } from '../../../tests/support/stripe/recorded-stripe';
import {
  AMOUNT,
  failureOf,
  success,
  SECRET,
  testPayments,
  type TestPayments,
} from '../../../tests/support/stripe-test-payments';

import { stripeProvider } from './stripe-provider';

let payments: TestPayments;
let stripe: TestPayments['stripe'];
beforeAll(async () => {
  payments = await testPayments();
  stripe = payments.stripe;
});
afterAll(() => stripe.close());

describe('a call', () => {
  /** Responds to every request with one session. */
  function recordingFetch(session: object) {
    const requests: { method: string | undefined; url: string; redirect: string | undefined }[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      requests.push({ method: init?.method, url, redirect: init?.redirect });
      return Response.json(session);
    };
    return { requests, fetch };
  }

  it('is encrypted at Stripe itself, and follows no redirect with the secret', async () => {
    const { key, store, sessions } = payments.begin();
    const { requests, fetch } = recordingFetch(sessions.open);
    const provider = stripeProvider({
      secretKey: SECRET,
      storefrontUrl: 'https://shop.example.com',
      merchant: 'Sandpiper',
      store,
      fetch,
    });
    await provider.openPage(key, AMOUNT);
    await provider.findCharge(key);
    const sessionsUrl = 'https://api.stripe.com/v1/checkout/sessions';
    expect(requests).toEqual([
      { method: 'POST', url: sessionsUrl, redirect: 'error' },
      { method: 'GET', url: expect.stringMatching(`^${sessionsUrl}/${SESSION_ID}`), redirect: 'error' },
    ]);
  });
});

describe('a failing call', () => {
  it.each<[string, NextResponse]>([
    ['a 500', { status: 500, body: ERRORS.apiFault }],
    ['a 503', { status: 503, body: ERRORS.apiFault }],
    ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a 429', { status: 429, body: ERRORS.rateLimit }],
    ['a key in use', { status: 409, body: ERRORS.keyInUse }],
    ['a lost connection', 'broken connection'],
  ])('is repeated after %s with the same key and parameters', async (_name, fault) => {
    const { key, provider, waits, sessions } = payments.begin();
    stripe.respondWith(fault, fault, success(sessions.open));
    expect(await provider.openPage(key, AMOUNT)).toEqual({ paymentUrl: sessions.open.url });
    expect(stripe.calls.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key, key]);
    expect(stripe.calls[2]?.form).toEqual(stripe.calls[0]?.form);
    expect(waits).toEqual([250, 1_000]);

    stripe.respondWith(fault, success(sessions.paid));
    expect(await provider.findCharge(key)).toMatchObject({ state: 'succeeded' });
  });

  it('closes a page with the same key in every attempt', async () => {
    const { key, provider, sessions } = await payments.beginWithPage();
    stripe.respondWith('broken connection', success(sessions.expired));
    await provider.cancel(key, AMOUNT);
    expect(new Set(stripe.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('fails after three attempts', async () => {
    const { key, provider } = await payments.beginWithPage();
    stripe.respondWith('broken connection', 'broken connection', 'broken connection');
    expect((await failureOf(provider.findCharge(key))).message).toMatch(
      /did not respond to GET .* \((UND_ERR_SOCKET|ECONNRESET)\)$/,
    );
    expect(stripe.calls).toHaveLength(3);
  });

  it.each<[string, string | object, string]>([
    ['no JSON', '{"id":', 'no JSON object'],
    ['a number', '7', 'no JSON object'],
    ['null', 'null', 'no JSON object'],
    ['a list', '[]', 'no JSON object'],
    ['empty', '', 'no JSON object'],
    ['no session', { object: 'list', data: [] }, 'id does not fit'],
    [
      'a state nobody knows',
      { ...recordedSessions('x').open, payment_status: 'perhaps' },
      'payment_status does not fit',
    ],
  ])('with a response that is %s fails without a retry', async (_name, body, reason) => {
    const { key, provider } = await payments.beginWithPage();
    stripe.respondWith({ status: 200, body });
    expect((await failureOf(provider.findCharge(key))).message).toBe(
      `Stripe's response to GET /v1/checkout/sessions/${SESSION_ID} is not usable (${reason})`,
    );
    expect(stripe.calls).toHaveLength(1);
  });

  it('with the status of a response without content fails without a retry', async () => {
    const { key, provider } = await payments.beginWithPage();
    stripe.respondWith({ status: 204, body: '' });
    expect((await failureOf(provider.findCharge(key))).message).toMatch('is not usable (no JSON object)');
    expect(stripe.calls).toHaveLength(1);
  });

  it('is not repeated after a conflict that is not about a key in use', async () => {
    const { key, provider } = await payments.beginWithPage();
    stripe.respondWith({ status: 409, body: ERRORS.otherForm });
    await failureOf(provider.findCharge(key));
    expect(stripe.calls).toHaveLength(1);
  });

  it('with a page of a proxy names the status and the call alone', async () => {
    const { key, provider } = await payments.beginWithPage();
    stripe.respondWith({ status: 404, body: '<html>Not found</html>' });
    expect((await failureOf(provider.findCharge(key))).message).toMatch(
      new RegExp(`^Stripe responded 404 to GET /v1/checkout/sessions/${SESSION_ID}( \\(req_\\w+\\))?$`),
    );
  });

  it('whose connection is lost without a code has an unknown reason', async () => {
    const { key, provider } = payments.begin({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect((await failureOf(provider.openPage(key, AMOUNT))).message).toBe(
      'Stripe did not respond to POST /v1/checkout/sessions (unknown reason)',
    );
  });

  it('never reveals the secret', async () => {
    const { key, provider } = await payments.beginWithPage();
    stripe.respondWith({ status: 401, body: ERRORS.badKey(SECRET) });
    const refused = await failureOf(provider.findCharge(key));
    expect(refused.message).toBe(
      `Stripe responded 401 to GET /v1/checkout/sessions/${SESSION_ID} (invalid_request_error, req_test123)`,
    );

    const malformed = payments.begin({ secretKey: `${SECRET}\n${SECRET}` });
    const unsent = await failureOf(malformed.provider.openPage(malformed.key, AMOUNT));
    const unreachable = payments.begin({ apiBase: 'http://127.0.0.1:1' });
    const lost = await failureOf(unreachable.provider.openPage(unreachable.key, AMOUNT));
    for (const error of [refused, unsent, lost]) {
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toMatch(
        /sk_test|NeverInAnyMessage/,
      );
    }
  });

  it('is aborted after ten seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const signals: AbortSignal[] = [];
    const silent = (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        const { signal } = init ?? {};
        if (!signal) throw new Error('the request has no signal');
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const { key, provider } = payments.begin({ fetch: silent });
    const failure = failureOf(provider.openPage(key, AMOUNT));
    for (const attempt of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(9_999);
      expect([signals.length, signals.at(-1)?.aborted]).toEqual([attempt, false]);
      await jest.advanceTimersByTimeAsync(1);
      expect(signals[attempt - 1]?.aborted).toBe(true);
    }
    jest.useRealTimers();
    expect((await failure).message).toMatch(/ETIMEDOUT/);
  });
});
