import type { Page } from '@playwright/test';

import { Shopper, withoutPictures } from '../pages/shopper';
import { sidewaysScroll, violations } from '../support/accessibility';
import { expectPaidOnce, moneySince } from '../support/money';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test, type Storefront } from '../support/storefront';

/** For this card the bank requires a code (3-D Secure). */
const CHALLENGED = '4000 0027 6000 3184';
const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

test.beforeEach(async ({ page, storefront }) => {
  await withoutPictures(page);
  await storefront.provider(false);
});

/** Pays with the card form, until the page of the bank is visible in its frame. */
async function payByCard(page: Page, storefront: Storefront): Promise<void> {
  await openBooking(page, storefront, await payableBooking(storefront));
  await new Shopper(page, storefront).fillCard(CHALLENGED);
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
  await expect(bank(page).getByRole('heading', { name: 'Your bank asks for a code' })).toBeVisible();
}

const bank = (page: Page) => page.frameLocator('iframe');

async function enterCode(page: Page, code: string): Promise<void> {
  await bank(page).getByLabel('Code', { exact: true }).fill(code);
  await bank(page).getByRole('button', { name: 'Approve' }).click();
}

async function rightCode(page: Page): Promise<string> {
  const hint = await bank(page)
    .getByText(/the code is always/)
    .innerText();
  return /\d{6}/.exec(hint)?.[0] ?? '';
}

/** Expects no axe violations and no horizontal overflow. */
async function readsWell(page: Page, state: string): Promise<void> {
  expect(await violations(page, 'html', { bestPractices: true }), state).toEqual([]);
  expect(await sidewaysScroll(page), state).toBe(0);
}

for (const screen of SCREENS) {
  test(`a card that the bank checks is charged once after the code at ${screen.width} px [DEC-220]`, async ({
    page,
    storefront,
  }) => {
    await page.setViewportSize(screen);
    const money = await moneySince(storefront);
    await payByCard(page, storefront);
    await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toBeInViewport({ ratio: 1 });
    await expect(bank(page).getByRole('button', { name: 'Approve' })).toBeVisible();
    await readsWell(page, 'the page of the bank');

    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(/Nothing is charged before you confirm it/)).toBeVisible();
    await readsWell(page, 'the page of the bank is closed');
    await page.getByRole('button', { name: 'CONFIRM WITH YOUR BANK' }).click();

    await enterCode(page, '000000');
    await expect(bank(page).getByText(/2 tries left/)).toBeVisible();
    await enterCode(page, await rightCode(page));
    await new Shopper(page, storefront).confirmed();
    await expectPaidOnce(money);
  });
}

test('a check that is interrupted by a reload goes on, and one that fails charges nothing [DEC-194, DEC-220]', async ({
  page,
  storefront,
}) => {
  const money = await moneySince(storefront);
  await payByCard(page, storefront);
  await page.reload();
  // The page of the bank opens again by itself.
  await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toBeVisible();
  for (const left of [/2 tries left/, /last try/]) {
    await enterCode(page, '000000');
    await expect(bank(page).getByText(left)).toBeVisible();
  }
  await enterCode(page, '000000');

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your bank could not confirm that it is you', { timeout: 30_000 });
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await readsWell(page, 'a failed check');
  expect(await money()).toEqual({ charges: 0, orders: 0 });
});

test('a check that is cancelled charges nothing, and the shopper can pay with another card [DEC-220]', async ({
  page,
  storefront,
}) => {
  const money = await moneySince(storefront);
  await payByCard(page, storefront);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 30_000 });
  await readsWell(page, 'a cancelled check');
  const shopper = new Shopper(page, storefront);
  await shopper.fillCard('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
  await shopper.confirmed();
  await expectPaidOnce(money);
});
