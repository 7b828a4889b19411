import { telemetryRequestSchema, type TelemetryEvent } from '@storefront/shared/api/telemetry.schema';
import type { Browser, Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';
import { reportAsAnotherVisitor } from '../support/another-visitor';
import { releaseChanged } from '../support/changed-release';
import { startLiveConsole } from '../support/live-console';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test, type Edge, type Storefront } from '../support/storefront';

const PART = 'mfe-checkout';
const PAGE = '/booking/passengers';
const QUESTION = 'Who is travelling?';
/** Blocks the main thread for 600 ms at each click. */
const SLOW = `(globalThis.slowed??=(globalThis.document?.addEventListener("click",()=>{for(const end=performance.now()+600;performance.now()<end;);},true),1),"${QUESTION}")`;

/** Visitors of a bucket, and what one of them measured. */
interface MeasuredVisit {
  readonly bucket: number;
  readonly version: string;
  readonly events: readonly TelemetryEvent[];
}

/** Opens a page, clicks, and leaves it. @returns what the page reported about the checkout and the backend accepted */
async function visit(
  browser: Browser,
  edge: Edge,
  storefront: Storefront,
  bucket: number,
): Promise<MeasuredVisit> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'storefront-bucket', value: String(bucket), url: edge.site }]);
  const page = await context.newPage();
  await withoutPictures(page);
  const events: TelemetryEvent[] = [];
  let version = '';
  // Responses, because a context that is closed cancels the requests of its pages.
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/telemetry')) return;
    const report = telemetryRequestSchema.parse(JSON.parse(response.request().postData() ?? ''));
    if (report.part !== PART || !response.ok()) return;
    ({ version } = report);
    events.push(...report.events);
  });
  const hasToken = page.waitForResponse((response) => response.url().endsWith('/page-view'));
  await openBooking(page, edge, await payableBooking(storefront), 'passengers');
  // A report without the token is not counted, and the page reads it after the response.
  await (await hasToken).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.getByRole('heading', { name: QUESTION }).click();
  await expect
    .poll(async () => {
      await leave(page);
      return events.some((event) => event.event === 'vital' && event.name === 'INP');
    })
    .toBe(true);
  await context.close();
  return { bucket, version, events };
}

/** What a browser does when the visitor goes to another tab. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('a canary with slow interactions shows in the console by page, app and version, and the watcher rolls it back', async ({
  browser,
  page,
  storefront,
}) => {
  const edge = await storefront.anotherEdge();
  const slow = await releaseChanged(edge.releases, {
    part: PART,
    from: `"${QUESTION}"`,
    to: SLOW,
    canary: 50,
  });
  const console = await startLiveConsole(storefront, edge);
  const row = (version: string) =>
    page
      .getByRole('table', { name: `Speed of ${PART} by kind of page` })
      .getByRole('row')
      .filter({ hasText: PAGE })
      .filter({ hasText: version });

  const ofCanary = await visit(browser, edge, storefront, 0);
  const ofLive = await visit(browser, edge, storefront, 99);
  expect(ofCanary.version).toBe(slow);
  await page.goto(`${console.url}/speed?app=${PART}`);
  await expect(row(slow)).toHaveCount(1);
  await expect(row(ofLive.version)).toHaveCount(1);
  await expect(row(slow)).toContainText(`${slow}, canary`);
  await expect(row(slow).getByRole('cell').last()).toContainText('Too few 1 measured of 20');
  await expect(row(ofLive.version)).toContainText('live');

  const repeat = ({ bucket, version, events }: MeasuredVisit) =>
    reportAsAnotherVisitor(edge, storefront, bucket, { part: PART, version, events: [...events] });
  for (let visitors = 1; visitors < 35; visitors += 1) {
    await repeat(ofLive);
    if (visitors < 25) await repeat(ofCanary);
  }
  await page.reload();
  await expect(row(slow).getByRole('cell').nth(2)).toContainText(/\d+ ms\s+✕ Poor\s+25 measured/);
  // Other journeys have the live version, too.
  await expect(row(ofLive.version).getByRole('cell').nth(2)).not.toContainText('Poor');
  await expect(row(ofLive.version).getByRole('cell').last()).toContainText(/Good\s+\d+ measured/);

  const watcher = await storefront.watcher(edge);
  await expect
    .poll(() => storefront.release(['history', PART], undefined, edge.releases), { timeout: 60_000 })
    .toMatch(new RegExp(`canary ${slow} rolled back.*INP p75 [\\d,]+ ms in 25 page views`));
  await watcher.stop();
  await console.close();
  await edge.stop();
});
