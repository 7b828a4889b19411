import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Shopper, withoutPictures } from '../pages/shopper';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test } from '../support/storefront';

test.beforeEach(async ({ page }) => withoutPictures(page));

test('a holiday is bought on the gateway, and survives a crash of the backend [PROD-01, ROUTE-02, ROUTE-03, ROUTE-06, ROUTE-07, ROUTE-08, ROUTE-09, PAY-GW-01, CONF-01, API-PAY-02, ROLE-01]', async ({
  page,
  storefront,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && problems.push(message.text()),
  );
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame())
      visited.push(new URL(frame.url()).pathname.replace(/details\/.+/, 'details/'));
  });
  const shopper = new Shopper(page, storefront);
  await storefront.provider(true);
  await shopper.reachPayment();

  await shopper.payOnGateway('4242 4242 4242 4242');
  const reference = await shopper.confirmed();
  expect([...new Set(visited)]).toEqual([
    '/',
    '/search',
    '/holiday-details/',
    '/booking/personalise',
    '/booking/passengers',
    '/booking/payment',
    '/booking/confirmation',
  ]);

  // Other orders of this worker may have an email in the queue too.
  await expect
    .poll(async () => {
      const { mails, orders } = await storefront.state();
      return mails.filter(({ state }) => state === 'sent').length >= orders.length;
    })
    .toBe(true);
  const before = await storefront.state();
  expect(before.orders.map((order) => order.reference)).toContain(reference);
  await storefront.crashBackend();
  const after = await storefront.state();
  expect(after.orders).toEqual(before.orders);
  expect(after.attempts).toEqual(before.attempts);
  expect(readdirSync(join(storefront.dataDir, 'outbox')).length).toBe(after.orders.length);

  await page.reload();
  expect(await shopper.confirmed()).toBe(reference);
  expect(problems).toEqual([]);
});

test('a holiday is bought by card, and charged once after repeated clicks [PAY-02]', async ({
  page,
  storefront,
}) => {
  const shopper = new Shopper(page, storefront);
  await storefront.provider(false);
  const before = (await storefront.state()).charges.length;
  await openBooking(page, storefront, await payableBooking(storefront));
  await page.getByText('Pay in full').click();
  await shopper.fillCard('4242424242424242');

  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT of £/ }).dblclick();
  const reference = await shopper.confirmed();

  const state = await storefront.state();
  const order = state.orders.find((candidate) => candidate.reference === reference);
  expect(order?.paid).toBe(order?.total);
  expect(state.charges.length - before).toBe(1);
  expect(state.charges.at(-1)?.amount).toBe(order?.paid);
  await expect(page.getByText('Nothing more to pay')).toBeVisible();
});

test('a declined card shows an error, keeps the booking, and another card pays [ERR-10]', async ({
  page,
  storefront,
}) => {
  const shopper = new Shopper(page, storefront);
  await storefront.provider(false);
  await openBooking(page, storefront, await payableBooking(storefront));
  await shopper.fillCard('4000 0000 0000 0002');
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
  await expect(page.getByText('Failed to process payment. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Cardholder name')).toHaveValue('Ann O’Brien');

  await shopper.fillCard('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();

  await shopper.confirmed();
});

test('a payment cancelled on the gateway is named as cancelled and can be retried [DEC-194, PAY-GW-06, ERR-13, ERR-14]', async ({
  page,
  storefront,
}) => {
  const shopper = new Shopper(page, storefront);
  await storefront.provider(true);
  await openBooking(page, storefront, await payableBooking(storefront));
  await page.getByRole('button', { name: 'PAY SECURELY ONLINE' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Cancel the payment' }).click();

  await expect(page.getByText('Your payment was not completed. Please try again.')).toBeVisible();
  await expect(page.getByText('Payment failed. You can close this and try again.')).toBeVisible();
  await expect(page.getByText(/The payment was cancelled on the payment page/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);

  await shopper.payOnGateway('4242 4242 4242 4242');
  await shopper.confirmed();
});
