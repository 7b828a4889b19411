import type { Page } from '@playwright/test';

import { LEFT_OUT, withoutPictures } from '../pages/shopper';
import { cutOffWidth, sidewaysScroll, violations } from '../support/accessibility';
import { consoleErrorsOf } from '../support/console-errors';
import { dealWhere } from '../support/deals';
import { expect, test, type Storefront } from '../support/storefront';

/** Longer than the server holds the frame back, shorter than it waits for prices. */
const LATE_MS = 600;
/** Longer than the server waits for prices. */
const TOO_LATE_MS = 4_000;

test.beforeEach(({ page }) => withoutPictures(page));
test.afterEach(({ storefront }) => storefront.clearFaults());

const choices = (page: Page) => page.getByRole('region', { name: 'Your choices' });
const flights = (page: Page) => page.getByRole('group', { name: /^Flights/ }).getByRole('radio');
const total = (page: Page) => choices(page).getByText(/total for 2$/);

/** A holiday that can be booked, with its name and path. Another month is another request to the supplier. */
async function holidayOf(storefront: Storefront, month = '2027-06') {
  const deal = await dealWhere(storefront, (one) => one.ship === null);
  const query = `departureId=-1&month=${month}&giata=${deal.giataId}`;
  return { name: deal.HotelName, path: `/holiday-details/${deal.hotelKey}?${query}` };
}

/** Collects the requests for hotel record and prices, these with the first date of their month. */
function supplierCallsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = /getHotelAvailability|getBackOfficeHotelByGiataId/.exec(request.url())?.[0];
    if (!call || request.method() === 'OPTIONS') return;
    const date = /"date":"(?<date>[\d-]+)"/.exec(request.postData() ?? '')?.groups?.['date'] ?? '';
    calls.push(`${call} ${date}`.trim());
  });
  return calls;
}

/** How the document came, and how far its content has moved. */
async function visitOf(page: Page): Promise<{ readonly from: string; readonly shift: number }> {
  return page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const from =
      navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming[0]?.description : '';
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      setTimeout(resolve, 300, []);
    });
    return {
      from: from ?? '',
      shift: shifts.reduce((sum, shift) => sum + Number('value' in shift ? shift.value : 0), 0),
    };
  });
}

const poundsIn = (text: string) =>
  Number(/£(?<pounds>[\d,]+)/.exec(text)?.groups?.['pounds']?.replace(',', ''));
const isHydrated = (page: Page) => expect(page.locator('html[data-booted]')).toBeAttached();

test('the browser takes the holiday over from the document, and requests only what changes', async ({
  page,
  storefront,
}) => {
  const complaints = consoleErrorsOf(page, LEFT_OUT);
  const calls = supplierCallsOf(page);
  const { name, path } = await holidayOf(storefront);
  await expect(async () => {
    const document = await fetch(storefront.site + path);
    expect(await document.text()).toContain('total for 2');
    expect(document.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
  }).toPass();

  await page.goto(storefront.site + path);
  await isHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await total(page).textContent()).toMatch(/^£/);

  // The chart comes into view, which loads the other months.
  await page.getByRole('button', { name: 'Change flights' }).click();
  expect(await flights(page).count()).toBeGreaterThan(1);
  await flights(page).last().check();
  await expect(page).toHaveURL(/flight=/);
  await expect.poll(() => calls).toContain('getHotelAvailability 2027-07-01');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(total(page)).toBeVisible();
  // Record and prices of the document were requested by the server alone.
  const repeated = calls.filter((call) => /BackOffice|2027-06-01/.test(call));
  expect(repeated).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const width of [390, 820, 1440]) {
  test(`late prices take their place without a shift at ${width} px`, async ({ page, storefront }) => {
    const complaints = consoleErrorsOf(page, LEFT_OUT);
    const calls = supplierCallsOf(page);
    await page.setViewportSize({ width, height: 900 });
    // Other runs of this test must not have put the page into the cache.
    let month = width === 390 ? 2 : width === 820 ? 5 : 8;
    await expect(async () => {
      month = (month % 12) + 1;
      const { name, path } = await holidayOf(storefront, `2027-${String(month).padStart(2, '0')}`);
      await storefront.fault({ call: 'getHotelAvailability', mode: 'slow', delayMs: LATE_MS });
      await page.goto(storefront.site + path);
      await isHydrated(page);
      await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(total(page)).toBeVisible({ timeout: 200 });
      const { from, shift } = await visitOf(page);
      expect(from).toBe('parts');
      expect(shift).toBeLessThanOrEqual(0.02);
      expect(calls).toEqual([]);
    }).toPass();
    expect(complaints).toEqual([]);
  });
}

test('a better room is chosen, priced, booked and on the next step, and every state is accessible [DEC-156, API-DETAILS-04, DEC-111]', async ({
  page,
  storefront,
}) => {
  const deal = await dealWhere(storefront, (one) => one.ship === null && one.isBooking);
  await page.goto(
    `${storefront.site}/holiday-details/${deal.hotelKey}?departureId=-1&giata=${deal.giataId}&month=2027-06`,
  );
  await isHydrated(page);
  // The rooms are requested when they come into view.
  await page.locator('#holiday-rooms').scrollIntoViewIfNeeded();
  const rooms = page.getByRole('group', { name: 'Room' });
  await expect(rooms.getByRole('radio').first()).toBeChecked();
  const before = poundsIn((await total(page).textContent()) ?? '');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Controls that are half below the sticky header would be too small as targets.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await violations(page, 'html', { bestPractices: true }), `at ${width}`).toEqual([]);
    expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
    expect(await cutOffWidth(page.locator('#holiday-party > span')), `at ${width}`).toBe(0);
  }
  const better = rooms.getByRole('radio').last();
  const label = (await rooms.locator('label').last().textContent()) ?? '';
  const each = poundsIn(/\+£[\d,]+(?= pp)/.exec(label)?.[0] ?? '');
  await better.check();
  await expect(page).toHaveURL(/room=/);
  const after = `£${(before + 2 * each).toLocaleString('en-GB')} total for 2`;
  await expect(total(page)).toHaveText(after);
  await page.reload();
  await expect(better).toBeChecked();
  await expect(total(page)).toHaveText(after);

  await choices(page).getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { name: 'Personalise your holiday' })).toBeVisible();
  // The total of two guests, in the currency format of the booking steps.
  await expect(page.getByText(`£${(before + 2 * each).toLocaleString('en-GB')}.00`).first()).toBeVisible();
});

test('prices that take too long or fail are left to the browser, and such a page is not kept', async ({
  page,
  storefront,
}) => {
  const { name, path } = await holidayOf(storefront, '2027-10');
  await storefront.fault({ call: 'getHotelAvailability', mode: 'slow', delayMs: TOO_LATE_MS });
  await page.goto(storefront.site + path);
  await isHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading flights' })).toBeVisible();
  await expect(total(page)).toBeVisible();

  await storefront.clearFaults();
  const failing = await holidayOf(storefront, '2027-11');
  await storefront.fault({ call: 'getHotelAvailability', mode: 'error' });
  await page.goto(storefront.site + failing.path);
  await expect(page.getByText('We have no prices for this month just now.')).toBeVisible();
  await storefront.clearFaults();
  await page.goto(storefront.site + failing.path);
  expect((await visitOf(page)).from).not.toMatch(/cache/);
  await expect(total(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a holiday is readable with its hotel, flights and price', async ({ page, storefront }) => {
    const { name, path } = await holidayOf(storefront);
    await page.goto(storefront.site + path);
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(total(page)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your flights' }).getByRole('listitem')).toHaveCount(2);
  });

  test('late prices are readable', async ({ page, storefront }) => {
    await storefront.fault({ call: 'getHotelAvailability', mode: 'slow', delayMs: LATE_MS });
    const { name, path } = await holidayOf(storefront, '2027-12');
    await page.goto(storefront.site + path);
    await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(1);
    await expect(total(page)).toBeVisible();
  });
});
