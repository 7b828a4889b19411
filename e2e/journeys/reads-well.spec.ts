import { Shopper, withoutPictures } from '../pages/shopper';
import { violations } from '../support/accessibility';
import { expect, test } from '../support/storefront';

test.beforeEach(async ({ page }) => withoutPictures(page));

for (const width of [390, 1280]) {
  test(`[DEC-111] the way to a booking can be used by everyone at ${width} px`, async ({
    page,
    storefront,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = new Shopper(page, storefront);
    await storefront.provider(false);
    await shopper.searchFromHome('Antalya');
    expect(await violations(page), 'search').toEqual([]);
    await shopper.chooseFirstHotel();
    expect(await violations(page), 'details').toEqual([]);
    await shopper.bookNow();
    expect(await violations(page), 'personalise').toEqual([]);
    await shopper.personalise();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    expect(await violations(page), 'passengers with errors').toEqual([]);
    await shopper.enterPassengers();
    await expect(page.getByLabel('Card number')).toBeVisible();
    expect(await violations(page), 'payment').toEqual([]);
    await shopper.fillCard('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
    await shopper.confirmed();
    expect(await violations(page), 'confirmation').toEqual([]);
  });
}
