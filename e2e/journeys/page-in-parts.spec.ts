import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';

import type { Page } from '@playwright/test';

import { LEFT_OUT, withoutPictures } from '../pages/shopper';
import { violations } from '../support/accessibility';
import { consoleErrorsOf } from '../support/console-errors';
import { expect, test, type Edge, type Storefront } from '../support/storefront';

/** Longer than the server holds the frame back, shorter than it waits for results. */
const LATE_MS = 600;
/** Longer than the server waits for results. */
const TOO_LATE_MS = 4_000;

// On a busy machine many searches may be too late.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ page }) => withoutPictures(page));
test.afterEach(({ storefront }) => storefront.clearFaults());

let sharedEdge: Promise<Edge> | null = null;

/** An edge for all tests of this file, whose render thread has run a search before. */
function warmEdge(storefront: Storefront): Promise<Edge> {
  return (sharedEdge ??= startWarmEdge(storefront));
}

async function startWarmEdge(storefront: Storefront): Promise<Edge> {
  const edge = await storefront.anotherEdge();
  for (const id of [104, 105]) await (await fetch(`${edge.site}/search?destinationId=${id}`)).text();
  return edge;
}

test.afterAll(async () => (await sharedEdge)?.stop());

/** Requests a page as a browser does; `fetch` of Node sends another `Sec-Fetch-Mode`. */
function navigate(url: string, encoding: string): Promise<IncomingMessage> {
  const headers = { 'sec-fetch-mode': 'navigate', 'accept-encoding': encoding };
  return new Promise((resolve, reject) => get(url, { headers }, resolve).on('error', reject));
}

async function partsOf(response: IncomingMessage): Promise<readonly Buffer[]> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(Buffer.from(part));
  return parts;
}

/** Decodes the start of a response as well. */
const unpack = (packed: Buffer) =>
  brotliDecompressSync(packed, { finishFlush: constants.BROTLI_OPERATION_FLUSH });

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

let day = 10;

/** A search that nobody ran before; a busy machine may need several until one is late, but not too late. */
function nextSearch(destinationId = 101): string {
  day += 1;
  const date = new Date(Date.UTC(2027, 3, day)).toISOString().slice(0, 10);
  return `/search?destinationId=${destinationId}&dateMin=${date}`;
}

for (const [encoding, decode] of [
  ['identity', (bytes: Buffer) => bytes],
  ['br', unpack],
] as const) {
  test(`late search results leave after the frame of their page, encoded as ${encoding}`, async ({
    storefront,
  }) => {
    const edge = await warmEdge(storefront);
    await storefront.fault({ call: 'dpSearch', mode: 'slow', delayMs: LATE_MS });
    await expect(async () => {
      const response = await navigate(`${edge.site}${nextSearch()}`, encoding);
      expect(response.headers['server-timing']).toBe('page;desc="parts"');
      expect(response.headers['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined);
      const [first, ...rest] = await partsOf(response);
      const frame = decode(first ?? Buffer.alloc(0)).toString('utf8');
      expect(frame).toContain('Searching');
      expect(frame).not.toContain('<article');
      expect(decode(Buffer.concat([first ?? Buffer.alloc(0), ...rest])).toString('utf8')).toContain(
        '<article',
      );
    }).toPass();
  });
}

for (const width of [390, 820, 1440]) {
  test(`late results take their place without a shift, and everyone later gets the page whole, at ${width} px [DEC-111]`, async ({
    page,
    storefront,
  }) => {
    const edge = await warmEdge(storefront);
    const complaints = consoleErrorsOf(page, LEFT_OUT);
    const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
    await page.setViewportSize({ width, height: 900 });
    await storefront.fault({ call: 'dpSearch', mode: 'slow', delayMs: LATE_MS });
    let late: readonly string[] = [];
    await expect(async () => {
      await page.goto(`${edge.site}${nextSearch()}`);
      await expect(page.locator('html[data-booted]')).toBeAttached();
      late = await titles();
      expect(late.length).toBeGreaterThan(5);
      const { from, shift } = await visitOf(page);
      expect(from).toBe('parts');
      expect(shift).toBeLessThanOrEqual(0.02);
    }).toPass();
    expect(await violations(page)).toEqual([]);

    await expect(async () => {
      await page.reload();
      expect((await visitOf(page)).from).not.toBe('parts');
      expect(await titles()).toEqual(late);
    }).toPass();
    // A busy server may have left an attempt to the browser.
    expect(complaints.filter((complaint) => !complaint.includes('status of 503'))).toEqual([]);
  });
}

test('a deal leaves before the late record of its hotel, which takes its place without a shift [DEC-111]', async ({
  page,
  storefront,
}) => {
  const edge = await warmEdge(storefront);
  await storefront.fault({ call: 'getBackOfficeHotelByGiataId', mode: 'slow', delayMs: LATE_MS });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let deal = 117;
  await expect(async () => {
    requests.length = 0;
    deal += 1;
    await page.goto(`${edge.site}/deals/${deal}`);
    expect((await visitOf(page)).from).toBe('parts');
    await expect(page.locator('html[data-booted]')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Amenities' })).toBeAttached();
    expect((await visitOf(page)).shift).toBeLessThanOrEqual(0.02);
    expect(requests.filter((url) => url.includes('getBackOfficeHotelByGiataId'))).toEqual([]);
  }).toPass();
});

test('results that take too long are left to the browser, and the page is not kept', async ({
  page,
  storefront,
}) => {
  const edge = await warmEdge(storefront);
  await storefront.fault({ call: 'dpSearch', mode: 'slow', delayMs: TOO_LATE_MS });
  const search = nextSearch();
  await page.goto(edge.site + search);
  expect((await visitOf(page)).from).toBe('parts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await storefront.clearFaults();
  await page.goto(edge.site + search);
  expect((await visitOf(page)).from).not.toMatch(/cache/);
});

for (const width of [390, 820, 1440]) {
  test(`the frame of a search of any destination stays in its place when the browser completes it, at ${width} px [DEC-111]`, async ({
    page,
    storefront,
  }) => {
    const edge = await warmEdge(storefront);
    await page.setViewportSize({ width, height: 900 });
    await storefront.fault({ call: 'dpSearch', mode: 'slow', delayMs: TOO_LATE_MS });
    await page.goto(`${edge.site}${nextSearch(1)}&view=hotels`);
    const frame = await page.getByRole('heading', { level: 1 }).elementHandle();
    await expect(page.getByRole('heading', { level: 1, name: /of the first/ })).toBeVisible();
    const { from, shift } = await visitOf(page);
    expect(from).toBe('parts');
    expect(shift).toBeLessThanOrEqual(0.02);
    expect(await frame?.evaluate((heading) => heading.isConnected)).toBe(true);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('late results are readable', async ({ page, storefront }) => {
    const edge = await warmEdge(storefront);
    await storefront.fault({ call: 'dpSearch', mode: 'slow', delayMs: LATE_MS });
    await expect(async () => {
      await page.goto(`${edge.site}${nextSearch()}`);
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: /^Showing/ })).toBeVisible();
  });
});
