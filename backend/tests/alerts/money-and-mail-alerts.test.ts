import { createMetricsRegistry } from '@storefront/server-kit/metrics/request-metrics';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { buildApp } from '../../src/app';
import { mailSettings } from '../../src/mail/mail-settings';
import type { SendMail } from '../../src/mail/mail-transport';
import { sendDueMails } from '../../src/mail/mail-worker';
import { makeDueRefunds } from '../../src/manage/refunds';
import { PaymentProviderError, type PaymentProvider } from '../../src/payments/payment-provider';
import { reconcile } from '../../src/payments/reconciler';
import { bookHoliday } from '../support/booked-holiday';
import { LEAD } from '../support/people';
import { cardBody } from '../support/purchase';
import { openTestShop, type TestShop } from '../support/test-shop';

import { METRICS_TOKEN, watchBackend } from './watched-backend';

jest.setTimeout(120_000);

const MINUTE_MS = 60_000;

let shop: TestShop;
let app: FastifyInstance;
let provider: PaymentProvider & { isAway: boolean };

/** The sandbox behind a network that may be down. */
function unreliable(sandbox: PaymentProvider): typeof provider {
  const guarded =
    <Parameters extends readonly unknown[], Value>(run: (...parameters: Parameters) => Promise<Value>) =>
    async (...parameters: Parameters): Promise<Value> => {
      if (created.isAway) throw new PaymentProviderError('the provider does not respond');
      return run(...parameters);
    };
  const created = {
    ...sandbox,
    isAway: false,
    chargeCard: guarded(sandbox.chargeCard),
    refund: guarded(sandbox.refund),
    findCharge: guarded(sandbox.findCharge),
    cancel: guarded(sandbox.cancel),
  };
  return created;
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  shop = await openTestShop();
  provider = unreliable(shop.sandbox);
  app = await buildApp({
    ...shop,
    environment: { ...shop.environment, metricsToken: METRICS_TOKEN },
    provider,
    pictures: null,
    metrics: createMetricsRegistry(),
  });
  app.log.level = 'silent';
});
afterEach(async () => {
  await app.close();
  await shop.close();
});

/** A shopper pays by card. @returns the status of the response */
async function pay(): Promise<number> {
  const payload = cardBody(await shop.quote(), await shop.leadPassenger());
  return (await app.inject({ method: 'POST', url: '/api/payments', payload })).statusCode;
}

const paymentDeps = () => ({ db: shop.db, provider, clock: shop.clock, terms: shop.terms });

it('PaymentErrors fires while payments fail, PaymentsUnsettled when they have no result for hours, and both stop afterwards', async () => {
  const alerts = watchBackend(() => app);
  const statuses: number[] = [];
  const traffic = async () => void statuses.push(await pay());
  expect(await alerts.during({ minutes: 15, traffic })).toEqual([]);
  provider.isAway = true;
  expect(await alerts.during({ minutes: 15, traffic })).toEqual(['PaymentErrors']);
  // The mail of the payment before is not the subject.
  await shop.db.deleteFrom('outbox').execute();
  shop.wait(4 * 60 * MINUTE_MS);
  const settle = () => reconcile(paymentDeps());
  expect(await alerts.during({ minutes: 15, traffic: settle })).toEqual(['PaymentsUnsettled']);
  provider.isAway = false;
  // The reconciler has just looked at the payment.
  shop.wait(MINUTE_MS);
  expect(await alerts.during({ minutes: 15, traffic: settle })).toEqual([]);
  expect(statuses).toEqual([200, 503]);
  expect(alerts.promtoolComplaints()).toBe('');
});

it('BookingErrors fires while passengers cannot be stored, and not before or after', async () => {
  const alerts = watchBackend(() => app);
  const statuses: number[] = [];
  const traffic = async () => {
    const response = await app.inject({ method: 'POST', url: '/api/createLeadPassenger', payload: LEAD });
    statuses.push(response.statusCode);
  };
  expect(await alerts.during({ minutes: 15, traffic })).toEqual([]);
  await sql`alter table lead_passengers rename to lead_passengers_away`.execute(shop.db);
  expect(await alerts.during({ minutes: 15, traffic })).toEqual(['BookingErrors']);
  await sql`alter table lead_passengers_away rename to lead_passengers`.execute(shop.db);
  expect(await alerts.during({ minutes: 15, traffic })).toEqual([]);
  expect(statuses).toEqual([200, 500, 200]);
  expect(alerts.promtoolComplaints()).toBe('');
});

it('RefundsWaiting fires while the provider makes no refund, and not before or after', async () => {
  const booked = await bookHoliday(shop);
  // Its mails are not the subject.
  await shop.db.deleteFrom('outbox').execute();
  const alerts = watchBackend(() => app);
  expect(await alerts.during({ minutes: 15 })).toEqual([]);
  provider.isAway = true;
  await shop.db
    .insertInto('refunds')
    .values({
      id: '00000000-0000-4000-8000-000000000001',
      order_id: booked.orderId,
      attempt_id: booked.paymentId,
      amount: 100,
      reason: 'goodwill',
      cause: 'test',
      state: 'pending',
      created_at: new Date(shop.clock.now()),
      next_try_at: new Date(),
      updated_at: new Date(shop.clock.now()),
    })
    .execute();
  const refund = () => makeDueRefunds({ db: shop.db, provider });
  await refund();
  shop.wait(90 * MINUTE_MS);
  expect(await alerts.during({ minutes: 15, traffic: refund })).toEqual(['RefundsWaiting']);
  provider.isAway = false;
  await shop.db.updateTable('refunds').set({ next_try_at: new Date() }).execute();
  await refund();
  // What the refund has mailed is not the subject.
  await shop.db.deleteFrom('outbox').execute();
  expect(await alerts.during({ minutes: 15 })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});

it('MailsWaiting fires while the mail server refuses mails, MailsFailed when one is given up, and both stop afterwards', async () => {
  const reject: SendMail = () => Promise.reject(new Error('the mail server refuses mails'));
  const send = (by: SendMail) => sendDueMails(shop.db, by, mailSettings(shop.environment));
  const makeDue = () => shop.db.updateTable('outbox').set({ next_try_at: new Date() }).execute();
  const alerts = watchBackend(() => app);
  expect(await alerts.during({ minutes: 15 })).toEqual([]);
  await bookHoliday(shop);
  await send(reject);
  // Its next try is in the future.
  shop.wait(10 * MINUTE_MS);
  expect(await alerts.during({ minutes: 15 })).toEqual(['MailsWaiting']);
  for (let tries = 1; tries < 5; tries += 1) {
    await makeDue();
    await send(reject);
  }
  expect(await alerts.during({ minutes: 15 })).toEqual(['MailsFailed']);
  expect(await alerts.during({ minutes: 75 })).toEqual([]);
  await bookHoliday(shop);
  await send(async () => {});
  expect(await alerts.during({ minutes: 15 })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});
