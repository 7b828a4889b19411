import { createHmac } from 'node:crypto';

import fc from 'fast-check';
import Fastify from 'fastify';

import { recordedEvent } from '../../../tests/support/stripe/recorded-responses';
import { readStripeEvent, stripeWebhookRoutes } from './stripe-webhook';

const SECRET = 'whsec_testing';
const PAYMENT = '4c1f6a52-52a5-4c0e-9d5a-5e2f1f0f8d11';
const NOW = 1_795_255_300;
const EVENT = JSON.stringify(recordedEvent('checkout.session.completed', PAYMENT), null, 2);

const sign = (body: string, secret = SECRET, at = NOW) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
const headerOf = (body: string, secret = SECRET, at = NOW) => `t=${at},v1=${sign(body, secret, at)}`;
const BAD_SIGNATURE = expect.objectContaining({
  status: 400,
  code: 'bad-signature',
  message: 'The signature of this event is not right.',
});

function reading(body: string, header: string | undefined, secret = SECRET, now = NOW) {
  try {
    return readStripeEvent(body, header, secret, now);
  } catch (error) {
    return error;
  }
}

describe('an event', () => {
  it.each(['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'])(
    'for a session that is %s names its payment',
    (what) => {
      const body = JSON.stringify(recordedEvent(`checkout.session.${what}`, PAYMENT));
      expect(reading(body, headerOf(body))).toEqual({ paymentId: PAYMENT });
    },
  );

  it.each<[string, object]>([
    ['of another kind', recordedEvent('charge.refunded', PAYMENT)],
    [
      'of a session of another application',
      { ...recordedEvent('checkout.session.completed', PAYMENT), data: { object: { metadata: {} } } },
    ],
  ])('%s is ignored', (_name, event) => {
    const body = JSON.stringify(event);
    expect(reading(body, headerOf(body))).toBeNull();
  });

  it('is rejected when its body or time was changed, or it has a foreign signature', () => {
    const header = headerOf(EVENT);
    expect(reading(EVENT.replace(PAYMENT, 'another'), header)).toEqual(BAD_SIGNATURE);
    expect(reading(`${EVENT} `, header)).toEqual(BAD_SIGNATURE);
    expect(reading(EVENT, header.replace(`t=${NOW}`, `t=${NOW + 1}`))).toEqual(BAD_SIGNATURE);
    expect(reading(EVENT, headerOf(EVENT, 'whsec_other'))).toEqual(BAD_SIGNATURE);
    expect(reading(EVENT, headerOf(EVENT, ''), '')).toEqual(BAD_SIGNATURE);
  });

  it('is rejected more than five minutes away from now', () => {
    for (const [late, refused] of [
      [300, false],
      [301, true],
      [-300, false],
      [-301, true],
    ] as const) {
      const response = reading(EVENT, headerOf(EVENT), SECRET, NOW + late);
      expect(response).toEqual(refused ? BAD_SIGNATURE : { paymentId: PAYMENT });
    }
  });

  it('may have several signatures, of which one is valid', () => {
    const [old, right] = [sign(EVENT, 'whsec_old'), sign(EVENT)];
    expect(reading(EVENT, `t=${NOW},v1=${old},v1=${right},v0=abc`)).toEqual({ paymentId: PAYMENT });
    expect(reading(EVENT, `t=${NOW},v1=${old},v0=${right}`)).toEqual(BAD_SIGNATURE);
  });

  it('may have its time after its signature', () => {
    expect(reading(EVENT, `v1=${sign(EVENT)},t=${NOW}`)).toEqual({ paymentId: PAYMENT });
  });

  it('with a signed body that is no JSON is rejected with that reason', () => {
    expect(reading('{"type":', headerOf('{"type":'))).toMatchObject({ message: 'body: is not JSON' });
  });

  it.each([
    undefined,
    '',
    't=',
    `t=${NOW}`,
    `v1=${sign(EVENT)}`,
    `t=${NOW},v1=`,
    `t=${NOW},v1=zz`,
    `t=1e9,v1=${sign(EVENT)}`,
    ',,=,',
  ])('with the signature header %p is rejected', (header) => {
    expect(reading(EVENT, header)).toEqual(BAD_SIGNATURE);
  });

  it.each(['{"type":', '[]', '{"type":1}'])('with the signed body %p is rejected as invalid', (body) => {
    expect(reading(body, headerOf(body))).toMatchObject({ status: 400, code: 'bad-input' });
  });

  it('with an empty body is rejected', () => {
    expect(reading('', headerOf(''))).toMatchObject({ status: 400 });
  });

  it('is rejected when any single byte is changed', () => {
    const bytes = Buffer.from(EVENT);
    const header = headerOf(EVENT);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, difference) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ difference;
        expect(reading(changed.toString('utf8'), header)).toEqual(BAD_SIGNATURE);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the webhook', () => {
  const settled: string[] = [];
  const settle = jest.fn(async (paymentId: string) => void settled.push(paymentId));
  const app = Fastify();
  beforeAll(async () => {
    app.post('/echo', (request) => ({ read: request.body }));
    await app.register(stripeWebhookRoutes({ secret: SECRET, clock: { now: () => NOW * 1000 }, settle }), {
      prefix: '/webhooks',
    });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    settled.length = 0;
  });

  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('settles the payment of a valid event', async () => {
    const response = await post(EVENT, { 'stripe-signature': headerOf(EVENT) });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ received: true });
    expect(settled).toEqual([PAYMENT]);
  });

  it('accepts a foreign event and does nothing', async () => {
    const body = JSON.stringify(recordedEvent('invoice.paid', PAYMENT));
    const response = await post(body, { 'stripe-signature': headerOf(body) });
    expect(response.json()).toEqual({ received: true });
    expect(settled).toEqual([]);
  });

  it('does nothing without a valid signature', async () => {
    expect((await post(EVENT)).statusCode).toBe(400);
    expect((await post(`${EVENT}\n`, { 'stripe-signature': headerOf(EVENT) })).statusCode).toBe(400);
    expect((await post('', { 'stripe-signature': headerOf(EVENT) })).statusCode).toBe(400);
    expect(settled).toEqual([]);
  });

  it('fails when the payment could not be settled, so that Stripe repeats the event', async () => {
    settle.mockRejectedValueOnce(new Error('no answer'));
    expect((await post(EVENT, { 'stripe-signature': headerOf(EVENT) })).statusCode).toBe(500);
  });

  it('accepts only JSON of at most 256 kB', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(256 * 1024) });
    expect((await post(large, { 'stripe-signature': headerOf(large) })).statusCode).toBe(413);
    expect((await post(EVENT, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });

  it('does not change the JSON parsing of other routes', async () => {
    const response = await app.inject({ method: 'POST', url: '/echo', payload: { a: 1 } });
    expect(response.json()).toEqual({ read: { a: 1 } });
  });

  it('requires a secret', () => {
    expect(() => stripeWebhookRoutes({ secret: '', clock: { now: () => 0 }, settle })).toThrow(/empty/);
  });
});
