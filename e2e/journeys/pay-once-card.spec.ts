import { Shopper, withoutPictures } from '../pages/shopper';
import { expectPaidOnce, dropResponse, moneySince } from '../support/money';
import { openBooking, payableBooking } from '../support/payable-booking';
import type { JourneyContext } from '../support/journey-context';
import { expect, test } from '../support/storefront';

/** A point at which the connection is lost, the message that follows, and how the shopper continues. */
interface Interruption {
  readonly point: string;
  readonly before?: (scene: JourneyContext) => Promise<unknown>;
  readonly during?: (scene: JourneyContext) => Promise<unknown>;
  /** Absent if the shopper goes directly to the confirmation. */
  readonly message?: RegExp;
  readonly charged: 0 | 1;
  readonly goesOn?: (scene: JourneyContext) => Promise<unknown>;
}

const NOT_CHARGED = /You were not charged by this attempt/;
const DO_NOT_PAY_AGAIN = /Do not pay again/;

const abortOnce =
  (call: string) =>
  ({ page }: JourneyContext) =>
    page.route(`**/api/${call}`, (route) => route.abort('connectionreset'), { times: 1 });
const pay = async ({ page, shopper }: JourneyContext) => {
  await shopper.fillCard('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
};
/** Pays again only if the page shows the payment form, that is, if the first request did not arrive. */
const payIfPrompted = async (scene: JourneyContext) => {
  const again = scene.page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ });
  const confirmed = scene.page.getByRole('heading', { name: 'Booking Confirmed!' });
  await expect(again.or(confirmed)).toBeVisible({ timeout: 30_000 });
  if (await again.isVisible()) await pay(scene);
};
const completeBooking = ({ page }: JourneyContext) =>
  page.getByRole('button', { name: 'Complete the booking' }).click();

const INTERRUPTIONS: readonly Interruption[] = [
  { point: 'before the page knows how to pay', before: abortOnce('ptstatus'), charged: 1 },
  {
    point: 'before the payment leaves',
    before: abortOnce('payments'),
    message: NOT_CHARGED,
    charged: 0,
    goesOn: pay,
  },
  {
    point: 'while the server answers the payment',
    before: ({ page }) => dropResponse(page, 'payments'),
    charged: 1,
  },
  {
    point: 'by a server that answers with an error and has charged nothing',
    before: ({ storefront }) => storefront.fault({ call: 'payments', mode: 'error', times: 1 }),
    message: NOT_CHARGED,
    charged: 0,
    goesOn: pay,
  },
  {
    point: 'after the charge, and the look-up is cut as well',
    before: async (scene) => {
      await dropResponse(scene.page, 'payments');
      await scene.page.route('**/api/payment/status/**', (route) => route.abort(), { times: 2 });
    },
    message: /keep asking your bank for the result. Do not pay again/,
    charged: 1,
  },
  {
    point: 'by a reload while the payment is in the air',
    before: ({ storefront }) => storefront.hold('payments'),
    during: async ({ page, storefront }) => {
      await storefront.held();
      await page.reload();
      await storefront.clearFaults();
    },
    charged: 1,
    goesOn: payIfPrompted,
  },
  {
    point: 'after the payment, before the order leaves',
    before: abortOnce('orders'),
    message: DO_NOT_PAY_AGAIN,
    charged: 1,
    goesOn: completeBooking,
  },
  {
    point: 'while the server answers the order',
    before: ({ page }) => dropResponse(page, 'orders'),
    message: DO_NOT_PAY_AGAIN,
    charged: 1,
    goesOn: completeBooking,
  },
  {
    point: 'after the payment, and the page is loaded again',
    before: abortOnce('orders'),
    message: DO_NOT_PAY_AGAIN,
    charged: 1,
    goesOn: ({ page }) => page.reload(),
  },
  { point: 'before the email is asked for', before: abortOnce('send-booking-email'), charged: 1 },
  {
    point: 'for good, until the line is back',
    before: ({ storefront }) => storefront.hold('payments'),
    during: async ({ page, storefront }) => {
      await storefront.held();
      await page.context().setOffline(true);
      await storefront.clearFaults();
    },
    message: DO_NOT_PAY_AGAIN,
    charged: 1,
    goesOn: async (scene) => {
      await scene.page.context().setOffline(false);
      await payIfPrompted(scene);
    },
  },
];

test.describe('a payment by card whose connection is lost', () => {
  test.beforeEach(async ({ page, storefront }) => {
    await withoutPictures(page);
    await storefront.provider(false);
  });
  test.afterEach(({ storefront }) => storefront.clearFaults());

  for (const { point, before, during, message, charged, goesOn } of INTERRUPTIONS) {
    test(`${point}: one charge, one order, and a correct message [DEC-67, DEC-68]`, async ({
      page,
      storefront,
    }) => {
      const scene = { page, storefront, shopper: new Shopper(page, storefront) };
      const session = await payableBooking(storefront);
      const money = await moneySince(storefront);
      await before?.(scene);
      await openBooking(page, storefront, session);

      await pay(scene);
      await during?.(scene);
      if (message) {
        await expect(page.getByText(message).first()).toBeVisible();
        expect((await money()).charges, 'charges while it message so').toBeLessThanOrEqual(charged);
      }
      await goesOn?.(scene);

      await scene.shopper.confirmed();
      await expectPaidOnce(money);
    });
  }

  test('a bank with a check for the shopper: wrong code, reload, right code, one charge and one order [DEC-67]', async ({
    page,
    storefront,
  }) => {
    const shopper = new Shopper(page, storefront);
    const session = await payableBooking(storefront);
    const money = await moneySince(storefront);
    await openBooking(page, storefront, session);
    await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Payment/);
    await shopper.fillCard('4000 0027 6000 3184');
    await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
    const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
    await expect(bank).toBeVisible();
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Code', { exact: true }).fill('000000');
    await frame.getByRole('button', { name: 'Approve' }).click();
    await expect(frame.getByText(/2 tries left/)).toBeVisible();
    expect((await money()).charges).toBe(0);

    await page.reload();
    await expect(bank).toBeVisible();
    await frame.getByLabel('Code', { exact: true }).fill('123456');
    await frame.getByRole('button', { name: 'Approve' }).click();
    await shopper.confirmed();
    await expectPaidOnce(money);
  });

  test('killing the server during the payment: the charge becomes the order [DEC-67]', async ({
    page,
    storefront,
  }) => {
    const shopper = new Shopper(page, storefront);
    const session = await payableBooking(storefront);
    const money = await moneySince(storefront);
    await openBooking(page, storefront, session);
    await storefront.fault({ call: 'orders', mode: 'hang', times: 1 });
    await pay({ page, storefront, shopper });
    await expect(page.getByText('Payment received. We are finalising your booking.')).toBeVisible();

    await storefront.crashBackend();
    await expect(page.getByText(DO_NOT_PAY_AGAIN).first()).toBeVisible();
    await completeBooking({ page, storefront, shopper });
    await shopper.confirmed();
    await expectPaidOnce(money);
  });

  test('two tabs of one booking pay at once: one succeeds, and both end at the same order', async ({
    page,
    storefront,
  }) => {
    const other = await page.context().newPage();
    await withoutPictures(other);
    const session = await payableBooking(storefront);
    const money = await moneySince(storefront);
    const tabs = [page, other].map((tab) => ({
      page: tab,
      storefront,
      shopper: new Shopper(tab, storefront),
    }));
    for (const tab of tabs) {
      await openBooking(tab.page, storefront, session);
      await tab.shopper.fillCard('4242 4242 4242 4242');
    }
    await storefront.hold('payments');
    await Promise.all(
      tabs.map((tab) => tab.page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click()),
    );
    await storefront.held();
    await storefront.clearFaults();

    const references = await Promise.all(tabs.map((tab) => tab.shopper.confirmed()));
    expect(new Set(references).size).toBe(1);
    await expectPaidOnce(money);
  });

  test('Back from the confirmation leads to the confirmation, not to a payment form [PAY-ST-03]', async ({
    page,
    storefront,
  }) => {
    const shopper = new Shopper(page, storefront);
    const money = await moneySince(storefront);
    await openBooking(page, storefront, await payableBooking(storefront));
    await page.getByText('Pay in full').click();
    await pay({ page, storefront, shopper });
    const reference = await shopper.confirmed();

    await page.goto(`${storefront.site}/booking/payment`);
    expect(await shopper.confirmed()).toBe(reference);
    await page.goto(`${storefront.site}/booking/personalise`);
    expect(await shopper.confirmed()).toBe(reference);
    await expectPaidOnce(money);
  });
});
