import { createClock } from '@storefront/shared/platform/time/clock';

import { openEmptyDatabase } from '../../../tests/support/empty-database';
import { SESSION_ID } from '../../../tests/support/stripe/recorded-responses';
import {
  AMOUNT,
  success,
  SECRET,
  testPayments,
  type TestPayments,
} from '../../../tests/support/stripe-test-payments';
import type { OpenDatabase } from '../../db/open-database';

import { openStripe } from './open-stripe';

let payments: TestPayments;
let opened: OpenDatabase;
beforeAll(async () => {
  payments = await testPayments();
  opened = await openEmptyDatabase(1);
}, 60_000);
afterAll(async () => {
  await opened.close();
  await payments.stripe.close();
});

it('uses the settings of the shop, and stores its sessions in the database', async () => {
  const { stripe, begin } = payments;
  const { key, sessions } = begin();
  const provider = openStripe(
    { secretKey: SECRET, webhookSecret: 'whsec_test', apiBase: stripe.url },
    {
      storefrontUrl: 'https://shop.example.com',
      seller: { name: 'Sandpiper', email: 'hello@example.com', phone: null, atolNumber: null },
      clock: createClock(null, () => Date.UTC(2026, 10, 21, 10, 50)),
    },
    opened.db,
  );
  stripe.respondWith(success(sessions.open));
  expect(await provider.openPage(key, AMOUNT)).toEqual({ paymentUrl: sessions.open.url });

  const [call] = stripe.calls;
  expect(call?.headers['authorization']).toBe(`Bearer ${SECRET}`);
  expect(call?.form).toMatchObject({
    'line_items[0][price_data][product_data][name]': 'Holiday with Sandpiper',
    success_url: `https://shop.example.com/booking/payment?paymentId=${key}&payment=done`,
    expires_at: String(Date.UTC(2026, 10, 21, 12) / 1000),
  });
  const stored = await opened.db.selectFrom('stripe_sessions').select(['key', 'session_id']).execute();
  expect(stored).toEqual([{ key, session_id: SESSION_ID }]);
});
