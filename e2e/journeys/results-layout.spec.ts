import type { Locator, Page } from '@playwright/test';

import { sidewaysScroll, violations } from '../support/accessibility';
import { expect, test } from '../support/storefront';

const ANTALYA = '/search?destinationId=101&dateMin=2027-06-09';
/** Height of a card at 390 px (DEC-115). */
const MAX_PHONE_CARD = 420;

async function open(page: Page, address: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  // The server's page shows its results before its controls have a script.
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: /^Showing/ })).toBeVisible();
  await expect(page.locator('[data-reading]')).toHaveCount(0);
}

const cardBoxes = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return { top: top + window.scrollY, bottom: bottom + window.scrollY, height };
    }),
  );

test('two cards are in the first screen of a laptop [DEC-115]', async ({ page, storefront }) => {
  await open(page, storefront.site + ANTALYA, 1440, 900);
  const boxes = await cardBoxes(page);
  expect(boxes).toHaveLength(20);
  expect(boxes[1]?.bottom).toBeLessThanOrEqual(900);
});

test('a card of a phone is at most 420 px high, and its controls are one row that stays under the header [DEC-115, SRCH-04, SRCH-09]', async ({
  page,
  storefront,
}) => {
  await open(page, storefront.site + ANTALYA, 390, 844);
  const heights = (await cardBoxes(page)).map(({ height }) => height);
  expect(heights).toHaveLength(20);
  expect(Math.max(...heights)).toBeLessThanOrEqual(MAX_PHONE_CARD);

  const controls = [
    page.getByRole('button', { name: 'Filters', exact: true }),
    page.getByRole('button', { name: 'Map', exact: true }),
    page.getByLabel('Sort by'),
  ];
  const rowOf = async () =>
    await Promise.all(
      controls.map(async (control) => {
        const { top, bottom } = await control.evaluate((element) => element.getBoundingClientRect());
        return { top: Math.round(top), bottom: Math.round(bottom) };
      }),
    );
  const row = await rowOf();
  expect(new Set(row.map(({ bottom }) => bottom)).size).toBe(1);

  // Scrolled down the header is hidden, scrolled up it is compact.
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 1600);
  await expect.poll(async () => (await rowOf())[0]?.top).toBeLessThan(20);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await rowOf())[0]?.top).toBeGreaterThanOrEqual(56);
  for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 });
  // Nothing else is fixed to the lower edge.
  await expect(page.getByRole('complementary', { name: 'Reservations' })).toBeHidden();
});

test('the longest sort order is readable on phones and tablets, with and without filters [SRCH-04, SRCH-SRT-02]', async ({
  page,
  storefront,
}) => {
  for (const filters of ['', '&selectedStars=4'])
    for (const width of [320, 360, 390, 768]) {
      await open(page, storefront.site + ANTALYA + filters, width, 844);
      const room = await page.getByLabel('Sort by').evaluate((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const ruler = document.createElement('canvas').getContext('2d');
        if (!ruler) throw new Error('the browser has no canvas');
        ruler.font = font;
        const options = [...select.querySelectorAll('option')].map(
          ({ text }) => ruler.measureText(text).width,
        );
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        return select.clientWidth - padding - Math.max(...options);
      });
      expect(room, `at ${width} px${filters}`).toBeGreaterThanOrEqual(0);
      expect(await sidewaysScroll(page), `at ${width} px${filters}`).toBe(0);
    }
});

test('the number of deals is one line beside its controls [DEC-115]', async ({ page, storefront }) => {
  for (const width of [1440, 1280, 1024, 820]) {
    await open(page, storefront.site + ANTALYA, width, 900);
    const heading = page.getByRole('heading', { level: 1 });
    const { height, lineHeight } = await heading.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
    }));
    expect(height, `at ${width}`).toBeLessThan(1.5 * lineHeight);
  }
});

test('Search is the coloured action of a page of results once a field differs from them', async ({
  page,
  storefront,
}) => {
  await open(page, storefront.site + ANTALYA, 1440, 900);
  const form = page.getByRole('search', { name: 'Holidays' });
  const background = () =>
    form
      .getByRole('button', { name: 'Search', exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await background();
  const nights = form.getByLabel('Duration');
  await nights.selectOption('10 nights');
  await expect.poll(background).not.toBe(before);
  const changed = await background();
  await nights.selectOption('7 nights');
  await expect.poll(background).toBe(before);
  await page.goto(storefront.site);
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await expect.poll(background).toBe(changed);
});

test('a price is on a card once', async ({ page, storefront }) => {
  await open(page, storefront.site + ANTALYA, 1440, 900);
  const cards = await page.getByRole('article').all();
  for (const card of cards) {
    const [, price] = /(£[\d,]+)\s*pp/.exec((await card.textContent()) ?? '') ?? [];
    expect((await card.textContent())?.split(`${price}`)).toHaveLength(2);
  }
});

test('the results have no accessibility violation, best practices included [DEC-111]', async ({
  page,
  storefront,
}) => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await open(page, storefront.site + ANTALYA, width, height);
    expect(await violations(page, 'html', { bestPractices: true }), `at ${width}`).toEqual([]);
    expect(await sidewaysScroll(page), `at ${width} scrolls sideways`).toBe(0);
  }
});

/** Ticks the first value of a group that has hotels, and waits for the list. Returns its name and number. */
async function tickFirst(group: Locator) {
  for (const row of await group.locator('label').all()) {
    const [name = '', count = ''] = await row.locator('> span').allTextContents();
    if (count === '0') continue;
    await row.getByRole('checkbox').check();
    // The numbers of the other groups are those of the former view until the list follows.
    await expect(group.page().locator('[aria-busy="true"] article')).toHaveCount(0);
    return { name, count };
  }
  throw new Error('no value has hotels');
}

async function matchIn(card: Locator, pattern: RegExp): Promise<string> {
  return pattern.exec((await card.textContent()) ?? '')?.[0] ?? '';
}

test('airport and time of departure are filtered: number, cards, price and flight of the details agree [DEC-116]', async ({
  page,
  storefront,
}) => {
  await open(page, storefront.site + ANTALYA, 1440, 900);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const heading = page.getByRole('heading', { level: 1 });
  const airport = await tickFirst(filters.getByRole('group', { name: 'Departure airport' }));
  await expect(page).toHaveURL(/airport=[A-Z]{3}/);
  await expect(heading).toHaveText(new RegExp(`of ${airport.count} deals$`));
  for (const card of await page.getByRole('article').all())
    await expect(card.getByText(new RegExp(`, ${airport.name} \\d\\d:\\d\\d$`))).toBeVisible();

  const time = await tickFirst(filters.getByRole('group', { name: 'Outbound flight' }));
  await expect(page).toHaveURL(/outbound=/);
  await expect(heading).toHaveText(new RegExp(`of ${time.count} deals$`));
  await page.reload();
  await expect(heading).toHaveText(new RegExp(`of ${time.count} deals$`));

  const card = page.getByRole('article').first();
  const price = await matchIn(card, /£[\d,]+(?=\s*pp)/);
  const departs = await matchIn(card, /\d\d:\d\d/);
  await card.getByRole('link').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/flight=/);
  await expect(page.getByRole('main')).toContainText(price);
  await expect(page.getByRole('main')).toContainText(departs);
});

test('a tick keeps its row where it is, and shows the head of the list when it is out of sight [DEC-117, SRCH-ST-08]', async ({
  page,
  storefront,
}) => {
  await open(page, storefront.site + ANTALYA, 1440, 900);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const topOf = async (row: ReturnType<typeof filters.getByRole>) =>
    Math.round(await row.evaluate((element) => element.getBoundingClientRect().top));
  await page.evaluate(() => window.scrollTo(0, 60));
  const stars = filters.getByRole('checkbox', { name: /^4 stars/ });
  const before = await topOf(stars);
  await stars.check();
  await expect(page).toHaveURL(/stars=4/);
  await expect(page.locator('[aria-busy="true"] article')).toHaveCount(0);
  expect(await topOf(stars)).toBe(before);

  await filters.getByText('Style').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await filters.getByRole('group', { name: 'Resort' }).getByRole('checkbox').first().check();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('at 200% text nothing scrolls sideways, and no label of the form covers a value', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/', ANTALYA, '/all-deals', '/contact-us']) {
    await page.goto(storefront.site + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => sidewaysScroll(page), path).toBe(0);
  }
  await open(page, storefront.site + ANTALYA, 1280, 900);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const form = page.getByRole('search', { name: 'Holidays' });
  const value = form.getByRole('combobox', { name: 'Destination' }).locator('span').first();
  const label = form.getByText('Destination', { exact: true });
  const bottomOfLabel = await label.evaluate((element) => element.getBoundingClientRect().bottom);
  const topOfValue = await value.evaluate((element) => element.getBoundingClientRect().top);
  expect(bottomOfLabel).toBeLessThanOrEqual(topOfValue + 4);
});
