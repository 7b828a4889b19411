import type { Page } from '@playwright/test';

import { Shopper, withoutPictures } from '../pages/shopper';
import { sidewaysScroll, violations } from '../support/accessibility';
import { dealWhere } from '../support/deals';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test } from '../support/storefront';

test.beforeEach(async ({ page }) => withoutPictures(page));
test.afterEach(({ storefront }) => storefront.clearFaults());

/** 320 px is the width of a 1280 px window at 400% zoom (WCAG 1.4.10). */
const WIDTHS = [1280, 320];

/** Expects no axe violations and no horizontal overflow at every width. */
async function readsWell(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 320 ? 568 : 900 });
    // Controls under the sticky header of a scrolled page would fail the target size rule. The header leaves the trust
    // bar free only after it has handled the scroll event.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('header[data-state]')).toHaveAttribute('data-state', 'top');
    expect(await violations(page), `${state} at ${width}`).toEqual([]);
    expect(await sidewaysScroll(page), `${state} at ${width}`).toBe(0);
  }
}

test('every state of Personalise and Passengers is accessible [DEC-111]', async ({ page, storefront }) => {
  const session = await payableBooking(storefront);
  const deal = await dealWhere(
    storefront,
    (one) => one.isBooking && one.ship !== null && one.tours.length > 1,
  );
  await page.goto(`${storefront.site}/deal/${deal.dealId}`);
  const price = page.getByRole('region', { name: 'Price', exact: true });
  await price.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { name: 'Tours' })).toBeVisible();
  await readsWell(page, 'Personalise with tours and boards');
  await page
    .getByRole('button', { name: /[Dd]etails/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await readsWell(page, 'details of a tour');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter both email and phone number.').first()).toBeVisible();
  await readsWell(page, 'Personalise without contact');

  await openBooking(
    page,
    storefront,
    { ...session, leadPassengerId: null, leadDetails: null, passengers: [], passengersSaved: false },
    'passengers',
  );
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await readsWell(page, 'Passengers with errors');
  await new Shopper(page, storefront).enterPassengers(['Ann', 'Ben'], ['1980', '2016'], 'stay');
  await expect(page.getByText(/Ben will be 11 on the day of return/)).toBeVisible();
  await readsWell(page, 'Passengers with a warning of age');
  await storefront.fault({ call: 'createLeadPassenger', mode: 'error', times: 1 });
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('Failed to save passenger details. Please try again.')).toBeVisible();
  await readsWell(page, 'Passengers that could not be saved');
});

test('every state of Payment and Confirmation is accessible [DEC-111]', async ({ page, storefront }) => {
  await storefront.provider(false);
  const shopper = new Shopper(page, storefront);
  const session = await payableBooking(storefront);
  const pay = () => page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
  await openBooking(page, storefront, session);
  await page.getByText('I have a promo code').click();
  await pay();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeVisible();
  await readsWell(page, 'Payment with card errors');
  await shopper.fillCard('4000 0000 0000 0002');
  await pay();
  await expect(page.getByText('Failed to process payment. Please try again.')).toBeVisible();
  await readsWell(page, 'a declined card');
  await shopper.fillCard('4000 0027 6000 3184');
  await pay();
  await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toBeVisible();
  await readsWell(page, 'the check of the bank');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Nothing is charged before you confirm it/)).toBeVisible();
  await readsWell(page, 'a check of the bank that was closed');
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await storefront.fault({ call: 'orders', mode: 'error', times: 1 });
  await shopper.fillCard('4242 4242 4242 4242');
  await pay();
  await expect(page.getByText(/Do not pay again/)).toBeVisible();
  await readsWell(page, 'paid and not ordered');
  await page.getByRole('button', { name: 'Complete the booking' }).click();
  await shopper.confirmed();
  await readsWell(page, 'Confirmation');

  await storefront.provider(true);
  await openBooking(page, storefront, await payableBooking(storefront));
  await expect(page.getByRole('button', { name: /^PAY SECURELY ONLINE/ })).toBeVisible();
  await readsWell(page, 'Payment by the gateway');
  await page.getByRole('button', { name: /^PAY SECURELY ONLINE/ }).click();
  await page.locator('iframe').waitFor();
  await readsWell(page, 'the overlay of the gateway');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/We have not seen a payment yet/)).toBeVisible();
  await readsWell(page, 'a pending payment');

  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(page.getByRole('button', { name: /^PAY SECURELY ONLINE/ })).toBeVisible();

  await storefront.provider(false);
  await page.route('**/api/payments', (route) => route.abort());
  await page.route('**/api/payment/status/**', (route) => route.abort());
  await openBooking(page, storefront, await payableBooking(storefront));
  await shopper.fillCard('4242 4242 4242 4242');
  await pay();
  await expect(page.getByText(/keep asking your bank for the result/)).toBeVisible();
  await readsWell(page, 'a payment nobody knows the end of');
  await storefront.fault({ call: 'quotes', mode: 'error', status: 503 });
  await openBooking(page, storefront, { ...session, quote: null });
  await expect(page.getByText('We could not check the price')).toBeVisible();
  await readsWell(page, 'a price that could not be checked');
  await storefront.fault({ call: 'quotes', mode: 'error', status: 409 });
  await openBooking(page, storefront, { ...session, quote: null });
  await expect(page.getByText('This holiday is no longer available')).toBeVisible();
  await readsWell(page, 'a holiday that is gone');
});
