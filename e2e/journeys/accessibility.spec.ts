import { Shopper, withoutPictures } from '../pages/shopper';
import { violations } from '../support/accessibility';
import { expect, test } from '../support/storefront';

test.beforeEach(async ({ page }) => withoutPictures(page));

test('the way to a booking is accessible on a phone and on a large screen [DEC-111]', async ({
  page,
  storefront,
}) => {
  const checked = async (step: string) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page, 'html', { bestPractices: true }), `${step} at ${width}`).toEqual([]);
    }
  };
  await page.setViewportSize({ width: 390, height: 900 });
  const shopper = new Shopper(page, storefront);
  await storefront.provider(false);
  await shopper.searchFromHome('Antalya');
  await shopper.chooseFirstHotel();
  await checked('details');
  await shopper.bookNow();
  await checked('personalise');
  await shopper.personalise();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await checked('passengers with errors');
  await shopper.enterPassengers();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await checked('payment');
  await shopper.fillCard('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
  await shopper.confirmed();
  await checked('confirmation');
});
