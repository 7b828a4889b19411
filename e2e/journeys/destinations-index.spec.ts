import { withoutPictures } from '../pages/shopper';
import { sidewaysScroll, violations } from '../support/accessibility';
import { expect, test } from '../support/storefront';

test.beforeEach(async ({ page }) => withoutPictures(page));

test('every destination page of the sitemap is linked from the index, which shows prices of the chosen month [DEC-139]', async ({
  page,
  storefront,
}) => {
  await page.goto(storefront.site);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All destinations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All destinations' })).toBeVisible();
  const rows = page.getByRole('main').locator('a[href^="/page/"]');
  const linked = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const sitemap = await (await fetch(`${storefront.site}/sitemap.xml`)).text();
  const published = [...sitemap.matchAll(/<loc>[^<]*(\/page\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(published.length).toBeGreaterThan(90);
  expect(linked).toHaveLength(published.length);
  expect(new Set(linked)).toEqual(new Set(published));

  await page.getByRole('link', { name: 'By price' }).click();
  await expect(page).toHaveURL(/by=price/);
  const prices = async () =>
    (await rows.getByText(/^from £/).allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')));
  await expect(page.getByRole('heading', { level: 2, name: 'Lowest price first' })).toBeVisible();
  const first = await prices();
  expect(first.length).toBeGreaterThan(50);
  expect(first).toEqual(first.toSorted((one, other) => one - other));

  const months = page.getByRole('navigation', { name: 'Month of departure' }).getByRole('link');
  await months.nth(6).click();
  await expect.poll(prices).not.toEqual(first);
  const address = page.url();
  const second = await prices();
  await page.reload();
  await expect.poll(prices).toEqual(second);
  expect(page.url()).toBe(address);

  await rows.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Holidays? /);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'All destinations' })
    .click();
  await expect(rows.first()).toBeVisible();
});

test('the index of destinations works without scripts, is accessible, and scrolls sideways at no width [DEC-111]', async ({
  page,
  browser,
  storefront,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(`${storefront.site}/destinations`);
  await without.getByRole('link', { name: 'By country' }).click();
  await expect(without.getByRole('heading', { level: 2, name: 'Turkey' })).toBeVisible();
  await expect(without.getByText(/^from £/).first()).toBeVisible();
  await plain.close();

  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${storefront.site}/destinations`);
    await expect(page.getByText(/^from £/).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});
