import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

import { Shopper, withoutPictures } from '../pages/shopper';
import { expect, test } from '../support/storefront';

const axe = createRequire(import.meta.url).resolve('axe-core');

test.beforeEach(async ({ page }) => withoutPictures(page));

/** What axe finds against WCAG 2.2 A and AA, in words. */
async function violations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's own policy would rightly refuse that.
  const { readFile } = await import('node:fs/promises');
  await page.evaluate(await readFile(axe, 'utf8'));
  return page.evaluate(async () => {
    type Axe = {
      run: (
        context: object,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    const { violations: found } = await (globalThis as unknown as { axe: Axe }).axe.run(
      { exclude: [['iframe']] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Experimental: it does not see that "Wed 20 Jan, £645" holds the 20 and the £645 of a calendar day.
        rules: { 'label-content-name-mismatch': { enabled: false } },
      },
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}

for (const width of [390, 1280]) {
  test(`[DEC-111] [ROUTE-01] [ROUTE-12] [ROUTE-15] [ROUTE-16] [ROUTE-20] pages can be used by everyone at ${width} px`, async ({
    page,
    storefront,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, heading] of [
      ['/', /Discover/],
      ['/all-deals', 'All Deals'],
      ['/about-us', 'About Us'],
      ['/contact-us', 'Contact Us'],
      ['/customer-service', 'Customer Service'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-and-conditon', 'Terms and Conditions'],
      ['/nowhere', 'Page Not Found'],
    ] as const) {
      await page.goto(storefront.site + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      if (path === '/all-deals') await expect(page.getByRole('article').first()).toBeVisible();
      expect(await violations(page), path).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        `${path} scrolls sideways`,
      ).toBe(true);
    }
  });

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
