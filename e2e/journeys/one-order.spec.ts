import type { Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';
import { dealWhere } from '../support/deals';
import { expect, test } from '../support/storefront';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** Top and bottom of the first visible match, in pixels from the top of the page. */
async function extentOf(page: Page, role: 'button' | 'heading', name: string | RegExp) {
  const element = page.getByRole(role, { name }).filter({ visible: true }).first();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${name} is not on the page`);
  const scrolled = await page.evaluate(() => window.scrollY);
  return { top: box.y + scrolled, bottom: box.y + box.height + scrolled };
}

async function expectOneOrder(page: Page, screen: { readonly height: number }) {
  await expect(
    page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).first(),
  ).toBeEnabled();
  // The price and Book Now are in the first screen.
  const price = page
    .getByText(/total for 2/)
    .filter({ visible: true })
    .first();
  const box = await price.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(screen.height);
  const bookNow = await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).all();
  expect(bookNow).toHaveLength(1);
  const bottoms = await Promise.all(
    bookNow.map(async (button) => {
      const { y, height } = (await button.boundingBox()) ?? { y: Infinity, height: 0 };
      return y + height;
    }),
  );
  expect(Math.min(...bottoms)).toBeLessThanOrEqual(screen.height);
  // What it is, the choices, the flights, the hotel.
  const name = await extentOf(page, 'heading', /./);
  const calendar = await extentOf(page, 'button', 'Next month');
  const weeks = await extentOf(page, 'heading', 'The cheapest weeks');
  const reviews = await extentOf(page, 'heading', /[Rr]eview/);
  const tops = [name.top, calendar.top, weeks.top, reviews.top];
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
}

for (const screen of SCREENS) {
  test(`deals and holiday details have one order and the price in the first screen at ${screen.width} px [DEC-118]`, async ({
    page,
    storefront,
  }) => {
    await withoutPictures(page);
    await page.setViewportSize(screen);
    const deal = await dealWhere(storefront, (one) => one.ship === null && one.isBooking);
    await page.goto(
      `${storefront.site}/holiday-details/${deal.hotelKey}?departureId=-1&giata=${deal.giataId}`,
    );
    await expectOneOrder(page, screen);
    await expect(page.getByRole('group', { name: /^Flights/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Change flights', expanded: false }).click();
    await expect(page.getByRole('group', { name: /^Flights/ })).toBeVisible();

    await page.goto(`${storefront.site}/deals/${deal.dealId}`);
    await expectOneOrder(page, screen);
  });
}
