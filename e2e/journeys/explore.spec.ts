import type { Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';
import { sidewaysScroll, violations } from '../support/accessibility';
import { expect, test } from '../support/storefront';

const MAY = '/search?destinationId=1&dateMin=2027-05-09';

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) => page.getByRole('article');
const months = (page: Page) => page.getByRole('navigation', { name: /^Leaving in/ });
const map = (page: Page) => page.getByRole('region', { name: 'Map of destinations with prices' });
const budget = (page: Page) => page.getByRole('textbox', { name: 'Up to £ per person' });

/** Returns the pounds of the rows, in their order. */
async function prices(page: Page): Promise<readonly number[]> {
  const texts = await rows(page).allTextContents();
  return texts.map((text) => Number(/£(?<pounds>[\d,]+)/.exec(text)?.groups?.['pounds']?.replace(',', '')));
}

test('a search from home without a destination shows places by price, and a place has that price [EXPLORE-01, EXPLORE-04, EXPLORE-06, EXPLORE-08]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await page.goto(storefront.site);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(heading(page, /^\d+ places in \w+$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(12);
  const found = await prices(page);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  await expect(rows(page).first()).toContainText(/· \d+ hotels?/);
  await expect(rows(page).first()).toContainText(/\d+h \d\dm/);

  const explored = page.url();
  await rows(page).nth(1).getByRole('link').click();
  await expect(heading(page, /^Showing/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Selected/ })).toHaveText(
    new RegExp(`£${found[1]?.toLocaleString('en-GB')}pp`),
  );
  await page.goBack();
  await expect(page).toHaveURL(explored);
  expect(await prices(page)).toEqual(found);
});

test('month, budget, order and place are in the URL, and Back and a reload restore them [EXPLORE-05, EXPLORE-09]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await page.goto(storefront.site + MAY);
  await months(page)
    .getByRole('link', { name: /^June 2027/ })
    .click();
  await expect(heading(page, /in June$/)).toBeVisible();
  await expect(page.getByRole('search').getByText('Sat 12 Jun 2027')).toBeVisible();
  await budget(page).fill('300');
  await budget(page).press('Enter');
  await expect(heading(page, /^\d+ places up to £300 in June$/)).toBeVisible();
  const namesOf = () => rows(page).getByRole('heading').allTextContents();
  const cheapestFirst = await namesOf();
  await page.getByLabel('Sort by').selectOption('Shortest flight first');
  await expect(page).toHaveURL(/order=flight/);
  // The address changes before the list.
  await expect.poll(namesOf).not.toEqual(cheapestFirst);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const names = await namesOf();
  for (const price of await prices(page)) expect(price).toBeLessThanOrEqual(300);

  await page.reload();
  await expect(heading(page, title)).toBeVisible();
  expect(await namesOf()).toEqual(names);
  await expect(budget(page)).toHaveValue('300');
  await page.goBack();
  await expect(heading(page, /^\d+ places in May$/)).toBeVisible();
  await page.goForward();
  await expect(heading(page, title)).toBeVisible();
});

test('a place is chosen on the map with the keyboard, and its card leads to its hotels [EXPLORE-05, EXPLORE-06, DEC-111]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await page.goto(storefront.site + MAY);
  const pin = map(page)
    .getByRole('button', { name: /^[A-Z][\w ]+, £\d+ per person$/ })
    .first();
  await pin.focus();
  const place = /^(?<name>[^,]+)/.exec((await pin.getAttribute('aria-label')) ?? '')?.groups?.['name'] ?? '';
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: `Selected: ${place}` });
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(/place=\d+/);
  expect(await violations(page, 'html', { bestPractices: true })).toEqual([]);
  await page.reload();
  await card.getByRole('link', { name: new RegExp(`^See .* in ${place}$`) }).click();
  await expect(heading(page, /^Showing/)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(place));
});

test('on a phone the map replaces the list, and nothing scrolls sideways [EXPLORE-05]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(storefront.site + MAY);
  await expect(rows(page).first()).toBeInViewport();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page, 'html', { bestPractices: true })).toEqual([]);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(map(page)).toBeVisible();
  await expect(rows(page).first()).toBeHidden();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.reload();
  await expect(map(page)).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('its controls are one row, and the first place of a phone is whole in the first screen [DEC-115]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await page.goto(storefront.site + MAY);
  const selects = page.getByRole('main').getByRole('combobox').filter({ visible: true });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tops = await Promise.all(
      ['Sort by', 'Flight time', 'Weather by day'].map(async (label) => {
        const box = await selects.and(page.getByLabel(label)).boundingBox();
        return Math.round(box?.y ?? 0);
      }),
    );
    expect(new Set(tops).size, `rows at ${width}`).toBe(1);
    await expect(rows(page).first(), `first place at ${width}`).toBeInViewport({ ratio: 1 });
    // Nothing is fixed to the lower edge.
    await expect(page.getByRole('complementary', { name: 'Reservations' })).toBeHidden();
  }
});

test('a date that does not exist is stated, and the nearest one is a step away [DEC-113]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  for (const [date, nearest] of [
    ['0000-00-00', 'Wed 20 Jan 2027'],
    ['2027-02-30', 'Sun 28 Feb 2027'],
  ] as const) {
    await page.goto(`${storefront.site}/search?destinationId=1&dateMin=${date}`);
    await expect(heading(page, 'This date does not exist')).toBeVisible();
    expect(await violations(page, 'html', { bestPractices: true })).toEqual([]);
    await page.getByRole('link', { name: `Search ${nearest}` }).click();
    await expect(heading(page, /^\d+ places in (January|February)$/)).toBeVisible();
  }
});

test('without scripts the places are readable and their links work [EXPLORE-10]', async ({
  browser,
  storefront,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(storefront.site + MAY);
  await expect(rows(page)).toHaveCount(12);
  await months(page)
    .getByRole('link', { name: /^June 2027/ })
    .click();
  await expect(heading(page, /in June$/)).toBeVisible();
  await page.getByRole('link', { name: /^Show \d+ more destinations$/ }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(50);
  await rows(page).first().getByRole('link').click();
  // A busy server sends the page without its results, which then need scripts.
  await expect(async () => {
    await page.reload();
    await expect(heading(page, /^Showing/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await context.close();
});
