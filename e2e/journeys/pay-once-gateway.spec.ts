import type { Page } from '@playwright/test';

import { Shopper, withoutPictures } from '../pages/shopper';
import { expectPaidOnce, dropResponse, moneySince, type Money } from '../support/money';
import { openBooking, payableBooking } from '../support/payable-booking';
import type { JourneyContext } from '../support/journey-context';
import { expect, test } from '../support/storefront';

interface Cut {
  readonly point: string;
  /** Runs before the payment starts. */
  readonly before?: (scene: JourneyContext) => Promise<unknown>;
  /** Absent if the provider's frame opens as usual. */
  readonly message?: RegExp;
  /** Runs with the frame open, before the payment. */
  readonly framed?: (scene: JourneyContext) => Promise<unknown>;
  /** Runs after the payment in the frame. */
  readonly paid?: (scene: JourneyContext, money: () => Promise<Money>) => Promise<unknown>;
}

const APPROVED = '4242 4242 4242 4242';
/** For this card the bank requires a code (3-D Secure). */
const CHALLENGED = '4000 0027 6000 3184';
const STATUS = '**/api/payment/status/**';
const NOT_INITIATED = /Failed to initiate online payment. Please try again./;

const abort = (page: Page, call: string, times: number) =>
  page.route(`**/api/${call}`, (route) => route.abort('connectionreset'), { times });
const start = ({ page }: JourneyContext) =>
  page.getByRole('button', { name: /^PAY SECURELY ONLINE/ }).click();
/** A connection that is lost before the provider receives the form ends a payment that was never made. */
const charged = (money: () => Promise<Money>) =>
  expect.poll(async () => (await money()).charges, { intervals: [50] }).toBe(1);
const completeBooking = async ({ page }: JourneyContext) => {
  await expect(page.getByText(/Do not pay again/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Complete the booking' }).click();
};

const INTERRUPTIONS: readonly Cut[] = [
  {
    point: 'before the payment is begun',
    before: ({ page }) => abort(page, 'pay', 1),
    message: NOT_INITIATED,
  },
  {
    point: 'while the server answers with the page to pay on',
    before: ({ page }) => dropResponse(page, 'pay'),
    message: NOT_INITIATED,
  },
  {
    point: 'by a server that answers without a page',
    before: ({ page }) => page.route('**/api/pay', (route) => route.fulfill({ json: {} }), { times: 1 }),
    message: /Failed to start payment. Please try again./,
  },
  {
    point: 'between the page and the provider, until it is loaded again',
    before: ({ page }) => page.route('**/pay/*', (route) => route.abort()),
    framed: async ({ page }) => {
      await expect
        .poll(() => page.frames().map((frame) => frame.url()))
        .toContain('chrome-error://chromewebdata/');
      await page.unroute('**/pay/*');
      await page.reload();
    },
  },
  {
    point: 'while the payment is watched',
    framed: ({ page }) => abort(page, 'payment/status/**', 3),
  },
  {
    point: 'by a reload with the frame open',
    framed: async ({ page }) => {
      await page.locator('iframe').waitFor();
      await page.reload();
    },
  },
  {
    point: 'by a reload before the page to pay on is known',
    before: ({ storefront }) => storefront.hold('pay'),
    framed: async ({ page, storefront }) => {
      await storefront.held();
      await page.reload();
      await storefront.clearFaults();
      const again = page.getByRole('button', { name: /^PAY SECURELY ONLINE/ });
      await expect(again.or(page.locator('iframe'))).toBeVisible();
      if (await again.isVisible()) await again.click();
    },
  },
  {
    point: 'after it was paid, before the shop has heard of it',
    // A poll between the charge and the lost connection would notify the shop.
    framed: ({ page }) => page.route(STATUS, (route) => route.abort('internetdisconnected')),
    paid: async ({ page }, money) => {
      await charged(money);
      await page.context().setOffline(true);
      await page.waitForEvent('requestfailed', (request) => request.url().includes('/api/payment/status/'));
      await page.unroute(STATUS);
      await page.context().setOffline(false);
    },
  },
  {
    point: 'after it was paid, by a reload',
    paid: async ({ page }, money) => {
      await charged(money);
      await page.reload();
    },
  },
  {
    point: 'before the order leaves',
    framed: ({ page }) => abort(page, 'orders', 1),
    paid: completeBooking,
  },
  {
    point: 'while the server answers the order',
    framed: ({ page }) => dropResponse(page, 'orders'),
    paid: completeBooking,
  },
  {
    point: 'before the email is asked for',
    framed: ({ page }) => abort(page, 'send-booking-email', 1),
  },
];

test.describe("a payment on the provider's page whose connection is lost", () => {
  test.beforeEach(async ({ page, storefront }) => {
    await withoutPictures(page);
    await storefront.provider(true);
  });
  test.afterEach(({ storefront }) => storefront.clearFaults());

  for (const { point, before, message, framed, paid } of INTERRUPTIONS) {
    test(`${point}: one charge, one order, and a correct message [DEC-67, DEC-69]`, async ({
      page,
      storefront,
    }) => {
      const shopper = new Shopper(page, storefront);
      const scene = { page, storefront, shopper };
      const money = await moneySince(storefront);
      await openBooking(page, storefront, await payableBooking(storefront));
      await before?.(scene);

      await start(scene);
      if (message) {
        await expect(page.getByText(message)).toBeVisible();
        await expect(page.getByText(/You were not charged by this attempt/)).toBeVisible();
        expect(await money()).toEqual({ charges: 0, orders: 0 });
        await start(scene);
      }
      await framed?.(scene);
      await shopper.payInFrame(APPROVED);
      await paid?.(scene, money);

      await shopper.confirmed();
      await expectPaidOnce(money);
    });
  }

  test('closing the overlay: the payment is detected [PAY-GW-08, DEC-66]', async ({ page, storefront }) => {
    const shopper = new Shopper(page, storefront);
    const money = await moneySince(storefront);
    await openBooking(page, storefront, await payableBooking(storefront));
    await start({ page, storefront, shopper });
    const frame = page.locator('iframe');
    const paymentUrl = await frame.getAttribute('src');
    // A click on the corner of the window hits the backdrop.
    await page.mouse.click(5, 5);
    await expect(frame).toHaveCount(0);
    await expect(page.getByText(/We have not seen a payment yet/)).toBeVisible();

    await page.getByRole('button', { name: 'PAY SECURELY ONLINE' }).click();
    expect(await page.locator('iframe').getAttribute('src')).toBe(paymentUrl);
    await shopper.payInFrame(APPROVED);
    await shopper.confirmed();
    await expectPaidOnce(money);
  });

  test('Back with several pages in the frame closes it, and after a refusal one Back leads to Passengers [PAY-GW-08, ERR-10]', async ({
    page,
    storefront,
  }) => {
    const shopper = new Shopper(page, storefront);
    const money = await moneySince(storefront);
    await openBooking(page, storefront, await payableBooking(storefront), 'passengers');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await start({ page, storefront, shopper });
    const bank = page.frameLocator('iframe');
    await shopper.payInFrame(CHALLENGED);
    await expect(bank.getByRole('heading', { name: 'Your bank asks for a code' })).toBeVisible();
    await page.goBack();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).toHaveURL(/\/booking\/payment$/);

    await page.getByRole('button', { name: 'PAY SECURELY ONLINE' }).click();
    for (const code of ['000001', '000002', '000003']) {
      await bank.getByLabel('Code', { exact: true }).fill(code);
      await bank.getByRole('button', { name: 'Approve' }).click();
    }
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^PAY SECURELY ONLINE/ })).toBeEnabled();
    await page.goBack();
    await expect(page).toHaveURL(/\/booking\/passengers$/);
    expect(await money()).toEqual({ charges: 0, orders: 0 });
  });

  test('leaving the site: the server completes the order, and a returning shopper finds it', async ({
    page,
    storefront,
  }) => {
    const shopper = new Shopper(page, storefront);
    const money = await moneySince(storefront);
    await openBooking(page, storefront, await payableBooking(storefront));
    await start({ page, storefront, shopper });
    const paymentUrl = (await page.locator('iframe').getAttribute('src')) ?? '';
    const elsewhere = await page.context().newPage();
    await page.goto('about:blank');
    await elsewhere.goto(paymentUrl);
    await shopper.payOn(elsewhere, APPROVED);
    await expectPaidOnce(money);

    await page.goto(`${storefront.site}/booking/payment`);
    await shopper.confirmed();
    await expectPaidOnce(money);
  });

  test('changing the extras: the payment is cancelled at the provider first [DEC-66]', async ({
    page,
    storefront,
  }) => {
    const shopper = new Shopper(page, storefront);
    const money = await moneySince(storefront);
    await openBooking(page, storefront, await payableBooking(storefront));
    await start({ page, storefront, shopper });
    await page.locator('iframe').waitFor();
    // Until then the extras cannot change.
    await page.goto(`${storefront.site}/booking/personalise`);
    await expect(page).toHaveURL(/\/booking\/payment$/);
    await page.getByRole('button', { name: /^Close: Pay securely online/ }).click();
    await page.getByRole('button', { name: 'Cancel this payment' }).click();
    await page.getByRole('link', { name: 'Change extras' }).click();
    await page.getByText('Shuttle transfer').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByText('Shuttle transfer, 2 x £19.00').last()).toBeVisible();

    await start({ page, storefront, shopper });
    await shopper.payInFrame(APPROVED);
    await shopper.confirmed();
    await expect(page.getByText('Shuttle transfer, 2 x £19.00')).toBeVisible();
    await expectPaidOnce(money);
  });

  test('paying by card in a second tab: the first payment is cancelled before the other starts [DEC-66]', async ({
    page,
    storefront,
  }) => {
    const shopper = new Shopper(page, storefront);
    const money = await moneySince(storefront);
    const session = await payableBooking(storefront);
    await openBooking(page, storefront, session);
    await start({ page, storefront, shopper });
    await page.locator('iframe').waitFor();

    await storefront.provider(false);
    const other = await page.context().newPage();
    const second = new Shopper(other, storefront);
    await openBooking(other, storefront, session);
    await second.fillCard(APPROVED);
    await other.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
    await second.confirmed();

    await expect(page.getByText('Your payment was not completed. Please try again.')).toBeVisible();
    await expectPaidOnce(money);
    // A retry in the first tab leads to the existing order.
    await page.reload();
    await shopper.fillCard(APPROVED);
    await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
    await shopper.confirmed();
    await expectPaidOnce(money);
  });
});
