import type { Locator, Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';
import { sidewaysScroll, violations } from '../support/accessibility';
import { expect, test } from '../support/storefront';

const ANTALYA = '/search?destinationId=101&dateMin=2027-06-09&view=map';

const counted = (page: Page) => page.getByRole('heading', { level: 1, name: /^Showing/ });
const map = (page: Page) => page.getByRole('region', { name: 'Map of all hotels' });
const pins = (page: Page) => map(page).getByRole('button', { name: /per person(, \d+ hotels, show them)?$/ });
const together = (page: Page) => map(page).getByRole('button', { name: /show them$/ });
const alone = (page: Page) => map(page).getByRole('button', { name: /per person$/ });
const note = (page: Page) => page.getByText(/^The map shows (all \d+|\d+ of the \d+) hotels of the list/);

async function total(page: Page): Promise<number> {
  const output = (await counted(page).textContent()) ?? '';
  return Number(/of (?<total>\d+) deals/.exec(output)?.groups?.['total']);
}

async function open(page: Page, url: string): Promise<void> {
  await withoutPictures(page);
  await page.goto(url);
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await expect(page.locator('[data-reading]')).toHaveCount(0);
  await expect(note(page)).toBeVisible();
}

/** Returns the number of hotels on pins of these names, such as "3 from £688 per person, 3 hotels, show them". */
async function hotelsOn(buttons: Locator): Promise<number> {
  const names = await buttons.evaluateAll((all) => all.map((button) => button.ariaLabel ?? ''));
  return names.reduce(
    (sum, name) => sum + Number(/^(?<count>\d+) from/.exec(name)?.groups?.['count'] ?? 1),
    0,
  );
}

/** Returns the number of hotels that the map cannot show. */
async function outside(page: Page): Promise<number> {
  const texts = await map(page)
    .getByText(/outside this map$/)
    .allTextContents();
  return Number(/^\d+/.exec(texts[0] ?? '0')?.[0]);
}

async function press(page: Page, pin: Locator): Promise<void> {
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(map(page).locator('.leaflet-zoom-anim')).toHaveCount(0);
}

test('the map shows all hotels of the list without third-party requests, by keyboard', async ({
  page,
  storefront,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    // The worker starts from bytes in memory.
    if (!request.url().startsWith('blob:')) hosts.add(new URL(request.url()).host);
  });
  await open(page, storefront.site + ANTALYA);
  // Some hotels of the market have no coordinates or are far from their airport; all others are on the map.
  const [visible = ''] = ((await note(page).textContent()) ?? '').split('.');
  const numbers = visible.match(/\d+/g)?.map(Number) ?? [];
  expect(Math.max(...numbers)).toBe(await total(page));
  const placed = Math.min(...numbers);
  expect(placed).toBeGreaterThan(20);
  const away = await outside(page);
  await expect.poll(() => hotelsOn(pins(page))).toBe(placed - away);

  // Nearby hotels share one pin with their number; a press zooms in.
  for (let presses = 0; presses < 6 && (await alone(page).count()) < 2; presses += 1)
    await press(page, together(page).first());
  expect(await alone(page).count()).toBeGreaterThan(1);
  const name = ((await alone(page).last().getAttribute('aria-label')) ?? '').split(', £')[0] ?? '';
  await press(page, alone(page).last());
  const card = page.getByRole('article', { name: `On the map: ${name}` });
  await expect(card).toContainText(/£\d+ per person/);
  // The list turns to the page of the hotel.
  await expect(page.locator('[data-giata]').filter({ hasText: name }).first()).toBeVisible();
  await card.getByRole('button', { name: 'View hotel' }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(hosts).toEqual(new Set([new URL(storefront.site).host, new URL(storefront.backend).host]));
});

test('the list can be limited to a part of the map, which stays in the address', async ({
  page,
  storefront,
}) => {
  await open(page, storefront.site + ANTALYA);
  const all = await total(page);
  await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
  await press(page, together(page).first());
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect.poll(() => total(page)).toBeLessThan(all);
  const part = await total(page);
  expect(part).toBeGreaterThan(0);
  await expect.poll(() => hotelsOn(pins(page))).toBe(part);
  const chip = page
    .getByRole('group', { name: 'Applied filters' })
    .getByRole('button', { name: /this part of the map/ });
  await expect(chip).toBeVisible();

  await page.reload();
  await expect(note(page)).toBeVisible();
  expect(await total(page)).toBe(part);
  await expect.poll(() => hotelsOn(pins(page))).toBe(part);
  const address = page.url();
  await chip.click();
  await expect.poll(() => total(page)).toBe(all);
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(part);
});

test('the map is accessible with a chosen hotel [DEC-111]', async ({ page, storefront }) => {
  await open(page, storefront.site + ANTALYA);
  for (let presses = 0; presses < 6 && (await alone(page).count()) === 0; presses += 1)
    await press(page, together(page).first());
  await press(page, alone(page).first());
  await expect(page.getByRole('button', { name: 'View hotel' })).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await violations(page, 'html', { bestPractices: true }), `at ${width}`).toEqual([]);
    expect(await sidewaysScroll(page), `at ${width} scrolls sideways`).toBe(0);
  }
});
