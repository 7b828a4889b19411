import type { Locator, Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';
import { dealWhere } from '../support/deals';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test } from '../support/storefront';

const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
  await page.setViewportSize(PHONE);
});

const ANTALYA = '/search?destinationId=101&dateMin=2027-06-09';
const holidayBar = (page: Page) => page.getByRole('region', { name: 'Your holiday' });
const callBar = (page: Page) => page.getByRole('complementary', { name: 'Reservations' });

/** Expects an action wholly in the first screen, above the call bar where there is one, and nothing over it. */
async function expectInFirstScreen(page: Page, action: Locator): Promise<void> {
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await expect(action).toBeVisible();
  const isInBar = await action.evaluate((element) => element.closest('aside, [data-bottom-bar]') !== null);
  const bar = !isInBar && (await callBar(page).isVisible()) ? await callBar(page).boundingBox() : null;
  const box = await action.boundingBox();
  if (!box) throw new Error('the action has no box');
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(bar?.y ?? PHONE.height);
  const isOnTop = await action.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((share) =>
      document.elementFromPoint(x + width * share, y + height / 2),
    );
    return points.every((found) => found !== null && (element.contains(found) || found.contains(element)));
  });
  expect(isOnTop).toBe(true);
}

const PAGES: readonly (readonly [path: string, action: (page: Page) => Locator])[] = [
  ['/', (page) => page.getByRole('search').getByRole('button', { name: 'Search' })],
  ['/group/winter-sun', (page) => page.getByRole('search').getByRole('button', { name: 'Search' })],
  ['/group/half-term', (page) => page.getByRole('search').getByRole('button', { name: 'Search' })],
  [
    '/page/d00000000000000000000101',
    (page) => page.getByRole('form').getByRole('button', { name: 'Book Now' }),
  ],
  [
    '/page/d00000000000000000000202',
    (page) => page.getByRole('form').getByRole('button', { name: 'Book Now' }),
  ],
  ['/holidays/beach', (page) => page.getByRole('link', { name: 'See all beach deals' })],
  ['/cruise-deals', (page) => page.getByRole('button', { name: 'See cruise deals' })],
  ['/all-deals', (page) => page.getByRole('button', { name: 'Filters' })],
  ['/destinations', (page) => page.getByRole('link', { name: 'By price' })],
  [
    '/search?destinationId=1',
    (page) => page.getByRole('main').getByRole('article').first().getByRole('link'),
  ],
  [ANTALYA, (page) => page.getByRole('button', { name: 'Filters', exact: true })],
  ['/deal/101', (page) => holidayBar(page).getByRole('button', { name: 'Book Now' })],
  ['/deal/305', (page) => holidayBar(page).getByRole('button', { name: 'Book Now' })],
  // Sold by phone.
  ['/deal/184', (page) => callBar(page).getByRole('link', { name: /^Call/ })],
  ['/manage', (page) => page.getByRole('button', { name: 'Find my booking' })],
  ['/customer-service', (page) => callBar(page).getByRole('link', { name: /^Call/ })],
  ['/contact-us', (page) => page.getByRole('main').getByRole('link', { name: /^020/ }).first()],
];

for (const [path, action] of PAGES) {
  test(`the main action of ${path} is in the first screen of a phone, with no bar over it [DEC-164]`, async ({
    page,
    storefront,
  }) => {
    await page.goto(storefront.site + path);
    await expectInFirstScreen(page, action(page));
  });
}

test('the main action of holiday details is in the first screen of a phone [DEC-164]', async ({
  page,
  storefront,
}) => {
  const { hotelKey, giataId } = await dealWhere(storefront, ({ pricingMode }) => pricingMode === 'online');
  await page.goto(`${storefront.site}/holiday-details/${hotelKey}?departureId=-1&giata=${giataId}`);
  await expectInFirstScreen(page, holidayBar(page).getByRole('button', { name: 'Book Now' }));
});

test('the next step of a booking is in the first screen of a phone [DEC-164]', async ({
  page,
  storefront,
}) => {
  const session = await payableBooking(storefront);
  for (const [step, name] of [
    ['personalise', 'Continue'],
    ['passengers', 'Continue to Payment'],
  ] as const) {
    await openBooking(page, storefront, session, step);
    const bar = page.getByRole('region', { name: 'Total and next step' });
    await expectInFirstScreen(page, bar.getByRole('button', { name, exact: true }));
  }
  // The payment is chosen first: the deposit or the whole amount.
  await openBooking(page, storefront, session);
  await expectInFirstScreen(page, page.getByRole('radio').first().locator('xpath=ancestor::label'));
});

test('a list of deals is compact on a phone, and a long carousel has a count in place of dots [DEC-164]', async ({
  page,
  storefront,
}) => {
  await page.goto(`${storefront.site}/all-deals`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(270);

  await page.goto(storefront.site);
  const deals = page.getByRole('region', { name: 'Featured deals' });
  await deals.scrollIntoViewIfNeeded();
  await expect(deals.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(deals.getByRole('button', { name: /^Go to slide/ })).toHaveCount(0);
  await deals.getByRole('button', { name: 'Next: Featured deals' }).click();
  await expect(deals.getByText(/^2 of \d+$/)).toBeVisible();
});

test('the bar at the bottom covers no focused link of the footer', async ({ page, storefront }) => {
  await page.goto(`${storefront.site}/contact-us`);
  await expect(callBar(page)).toBeVisible();
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.focus();
    const bar = await callBar(page).boundingBox();
    const box = await link.boundingBox();
    const name = await link.textContent();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), name ?? '').toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('the bar of Payment, which is taller than others, covers no focused field, link or end of the page', async ({
  page,
  storefront,
}) => {
  await openBooking(page, storefront, await payableBooking(storefront));
  const bar = page.getByRole('region', { name: 'Total and next step' });
  await expect(bar).toBeVisible();
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  expect(PHONE.height - (await top())).toBeGreaterThan(120);
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('style', /--bottom-bar/);
  await expect(root).toHaveCSS('scroll-padding-bottom', /^[1-9]/);

  for (const control of await page.locator('main').locator('input, a').locator('visible=true').all()) {
    if (await control.evaluate((element) => element.closest('[data-bottom-bar]') !== null)) continue;
    await page.evaluate(() => window.scrollTo(0, 0));
    await control.focus();
    const box = await control.boundingBox();
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 120));
    expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(await top());
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.getByRole('contentinfo').boundingBox();
  expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);
});
