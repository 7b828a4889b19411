import { managedBookingSchema } from '@storefront/shared/api/manage/managed-booking.schema';
import { missingInformation } from '@storefront/shared/testing/required-information';
import type { Page } from '@playwright/test';

import { Shopper, withoutPictures } from '../pages/shopper';
import { hiddenFocus, sidewaysScroll, stickyHeight, violations } from '../support/accessibility';
import { linkInMail } from '../support/outbox';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test, type Storefront } from '../support/storefront';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const EMAIL = 'ann@example.com';

test.beforeEach(async ({ page, storefront }) => {
  await withoutPictures(page);
  await storefront.provider(true);
});

/** Books a holiday with a deposit on the gateway. @returns the booking reference */
async function book(page: Page, storefront: Storefront): Promise<string> {
  const shopper = new Shopper(page, storefront);
  await openBooking(page, storefront, await payableBooking(storefront));
  await shopper.payOnGateway('4242 4242 4242 4242');
  return shopper.confirmed();
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Expects no axe violations, best practices included, and no horizontal overflow. */
async function readsWell(page: Page, state: string): Promise<void> {
  expect(await violations(page, 'html', { bestPractices: true }), state).toEqual([]);
  expect(await sidewaysScroll(page), state).toBe(0);
}

for (const screen of SCREENS) {
  test(`a booking is opened by the link of the email, survives a reload, and is left at ${screen.width} px [DEC-111, DEC-175, DEC-177]`, async ({
    page,
    storefront,
  }) => {
    await page.setViewportSize(screen);
    const reference = await book(page, storefront);
    const link = await linkInMail(storefront, EMAIL, '/manage#link=', reference);

    const tab = await page.context().newPage();
    await withoutPictures(tab);
    await tab.setViewportSize(screen);
    await tab.goto(link);
    await expect(region(tab, 'Payments').getByRole('button', { name: 'Pay the balance' })).toBeVisible();
    await expect(tab).toHaveURL(`${storefront.site}/manage`);
    await expect(tab.getByText(reference)).toBeVisible();
    await expect(region(tab, 'Your trip, day by day').getByText(/^Fly to/)).toBeVisible();
    await expect(region(tab, 'Cancel or change dates').getByRole('row', { name: /Now/ })).toBeVisible();
    await expect(tab.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await readsWell(tab, `the booking at ${screen.width}`);

    await tab.reload();
    await expect(tab.getByText(reference)).toBeVisible();
    await tab.getByRole('link', { name: 'Ask to change dates' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Ask us' })).toBeFocused();
    await readsWell(tab, `a request at ${screen.width}`);
    await tab.goBack();
    await expect(tab.getByText(reference)).toBeVisible();

    await tab.getByRole('button', { name: 'Leave this booking' }).click();
    await expect(tab.getByRole('button', { name: 'Find my booking' })).toBeVisible();
    await tab.reload();
    await expect(tab.getByRole('button', { name: 'Find my booking' })).toBeVisible();
    expect(await tab.evaluate(() => sessionStorage.getItem('bookingAccess'))).toBeNull();
    await readsWell(tab, `the form at ${screen.width}`);
  });
}

test('the confirmation shows trip, documents and receipt, and the page of the booking all that the law requires [DEC-218, DEC-219]', async ({
  page,
  storefront,
}) => {
  const reference = await book(page, storefront);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(region(page, 'Your trip, day by day').getByText(/^Fly to/)).toBeVisible();
    await expect(region(page, 'Payment details').getByText(/ending in 4242$/)).toBeVisible();
    await expect(region(page, 'Help and emergencies').getByText('On the trip')).toBeVisible();
    const [payment, trip] = await Promise.all(
      ['Payment details', 'Your trip, day by day'].map((name) => region(page, name).boundingBox()),
    );
    if (screen.width < 768) expect(payment?.y ?? Infinity).toBeLessThan(trip?.y ?? 0);
    await readsWell(page, `the confirmation at ${screen.width}`);
  }
  for (const name of [/^Booking confirmation/, /^ATOL Certificate \(placeholder\)/]) {
    const saved = page.waitForEvent('download');
    await region(page, 'Documents').getByRole('button', { name }).click();
    expect((await saved).suggestedFilename()).toContain(reference);
  }

  const response = page.waitForResponse((one) => one.url().endsWith('/api/manage/booking'));
  await page.goto(`${storefront.site}/manage`);
  const booking = managedBookingSchema.parse(await (await response).json());
  await expect(region(page, 'Your rights and our terms')).toBeVisible();
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
  expect(missingInformation(await page.locator('body').innerText(), booking)).toEqual([]);
});

test('a lost confirmation leads to the booking, and a wrong name finds nothing [CONF-06, DEC-111, DEC-176]', async ({
  page,
  storefront,
}) => {
  const reference = await book(page, storefront);
  await expect(page).toHaveURL(/\/booking\/confirmation\?reference=[A-Z2-9]{10}$/);
  const bookmark = page.url();

  const tab = await page.context().newPage();
  await withoutPictures(tab);
  await tab.goto(bookmark);
  await expect(tab.getByRole('heading', { name: 'Booking Not Found' })).toBeVisible();
  await readsWell(tab, 'a lost confirmation');
  await tab.getByRole('link', { name: 'Find my booking' }).click();
  await expect(region(tab, 'Help').getByRole('link', { name: '+44 20 7946 0199' })).toBeVisible();
  await expect(tab.getByRole('textbox', { name: 'Booking reference' })).toHaveValue(reference);

  const detail = tab.getByRole('textbox', { name: /^Email or lead passenger/ });
  await detail.fill('Smith');
  await tab.getByRole('button', { name: 'Find my booking' }).click();
  await expect(tab.getByRole('alert')).toContainText('We found no booking with these details');
  await readsWell(tab, 'a miss');

  await detail.fill("O'Brien-Müller");
  await tab.getByRole('button', { name: 'Find my booking' }).click();
  await expect(region(tab, 'Payments').getByRole('button', { name: 'Pay the balance' })).toBeVisible();
});

test('the booking fits with text of 200%, at 320 px and in forced colours [DEC-111]', async ({
  page,
  storefront,
}) => {
  const reference = await book(page, storefront);
  await page.goto(`${storefront.site}/manage`);
  await expect(page.getByText(reference)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  await readsWell(page, 'at 320 px');
  // 1280 x 1024 px at a zoom of 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  const expectReflow = async (state: string) => {
    // The amounts of a cancellation arrive later, and move what is below them.
    await expect(page.getByRole('status', { name: /^Calculating/ })).toHaveCount(0);
    expect(await sidewaysScroll(page), state).toBe(0);
    expect(await stickyHeight(page), state).toBeLessThan(256 / 3);
    expect(await hiddenFocus(page), state).toEqual([]);
  };
  await expectReflow('the booking');
  for (const name of ['Pay part of it', 'Correct name', 'Ask to change dates', 'Cancel holiday…']) {
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('link', { name: 'Back to your booking' })).toBeVisible();
    await expectReflow(name);
    await page.getByRole('link', { name: 'Back to your booking' }).click();
    await expect(page.getByText(reference)).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page), 'text of 200%').toBe(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await readsWell(page, 'forced colours');
});

test('the balance is paid on the gateway, and a cancellation shows its amounts before it is confirmed [DEC-111, DEC-178, DEC-179]', async ({
  page,
  storefront,
}) => {
  await book(page, storefront);
  await page.goto(`${storefront.site}/manage`);
  await region(page, 'Payments').getByRole('button', { name: 'Pay the balance' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await new Shopper(page, storefront).payOn(page, '4242 4242 4242 4242');
  await expect(page.getByText('Your payment was made')).toBeVisible({ timeout: 30_000 });
  await expect(region(page, 'Payments').getByText('Everything is paid')).toBeVisible();
  await readsWell(page, 'after the payment');

  await page.getByRole('link', { name: 'Cancel holiday…' }).click();
  const confirm = page.getByRole('button', { name: /^Cancel (and refund|without)/ });
  await expect(confirm).toBeVisible();
  await readsWell(page, 'the second screen of a cancellation');
  await confirm.click();
  await expect(page.getByText('This holiday is cancelled')).toBeVisible();
  await readsWell(page, 'a cancelled booking');
});
