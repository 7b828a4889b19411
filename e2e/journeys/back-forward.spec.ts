import { chromium, type Browser, type BrowserContext } from '@playwright/test';

import { dealWhere } from '../support/deals';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test } from '../support/storefront';

let browser: Browser;
let context: BrowserContext;

// Playwright disables the back/forward cache, and a headless shell has none: these journeys start a whole Chromium.
test.beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH'];
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());
test.beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
});
test.afterEach(() => context.close());

const PAGES: readonly (readonly [name: string, path: string | null])[] = [
  ['home', '/'],
  ['a destination page', '/page/d00000000000000000000101'],
  ['a deal', null],
  ['the search results', '/search?destinationId=101&dateMin=2027-06-09'],
];

for (const [name, path] of PAGES) {
  test(`Back restores ${name} from the back/forward cache`, async ({ storefront }) => {
    const deal = await dealWhere(storefront, ({ pricingMode }) => pricingMode === 'online');
    const page = await context.newPage();
    await page.goto(storefront.site + (path ?? `/deals/${deal.dealId}`));
    await page.waitForFunction(() => performance.getEntriesByName('storefront-ready').length > 0);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        const [navigation] = performance.getEntriesByType('navigation');
        const reasons: unknown = navigation && Reflect.get(navigation, 'notRestoredReasons');
        localStorage.setItem('test-persisted', JSON.stringify({ persisted, reasons: reasons ?? null }));
      }),
    );
    await page.goto(`${storefront.site}/about-us`);
    await page.evaluate(() => {
      setTimeout(() => history.back(), 0);
    });
    // The restored page is not visible to Playwright, another one of the same site is.
    const observer = await context.newPage();
    await observer.goto(`${storefront.site}/favicon.svg`);
    const result = () => observer.evaluate(() => localStorage.getItem('test-persisted'));
    await expect.poll(result).toBe(JSON.stringify({ persisted: true, reasons: null }));
  });
}

test('the payment document is prefetched while passengers are entered, and used', async ({ storefront }) => {
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const session = await context.newCDPSession(page);
  const prefetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl.endsWith('/booking/payment') && status === 'Ready') resolve();
    });
  });
  await session.send('Preload.enable');
  await openBooking(page, storefront, await payableBooking(storefront), 'passengers');
  await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
  await prefetched;
  await page.evaluate(() => location.assign('/booking/payment'));
  await page.waitForURL('**/booking/payment');
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation ? String(Reflect.get(navigation, 'deliveryType')) : '';
  });
  expect(delivery).toBe('navigational-prefetch');
  expect(violations).toEqual([]);
});
