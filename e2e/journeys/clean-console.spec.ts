import type { BrowserContext, Page } from '@playwright/test';

import { watchForComplaints } from '../support/page-complaints';
import { openBooking, payableBooking } from '../support/payable-booking';
import { pathsOfSitemap } from '../support/sitemap';
import { expect, test, type Storefront } from '../support/storefront';

/** One page of each kind and state; more are drawn from the sitemap, and all of it with `CRAWL=all`. */
const KINDS = [
  '/',
  '/all-deals',
  '/all-deals?page=2',
  '/all-deals?type=beach&board=AI',
  '/all-deals?q=nowhere',
  '/cruise-deals',
  '/destinations',
  '/destinations?by=price',
  '/holidays/beach',
  '/group/budget-friendly',
  '/page/d00000000000000000000301',
  '/deal/100',
  '/deal/184',
  '/deal/305',
  '/search',
  '/search?destinationId=1',
  '/search?destinationId=101&dateMin=2027-06-09',
  '/search?destinationId=101&dateMin=2020-06-09',
  '/contact-us',
  '/customer-service',
  '/manage',
  '/booking/personalise',
];
const MISSING = ['/no-such-page', '/page/unknown', '/group/unknown', '/deal/999999'];
const STEPS = ['personalise', 'passengers', 'payment'];
const DRAWN = process.env['CRAWL'] === 'all' ? Infinity : 4;
const SEED = 23;
/** Pages at once: most of the time of a visit is waiting for the network to be idle. */
const TABS = 3;

/** Draws pages of the sitemap; the same ones for a seed. */
function draw(paths: readonly string[], count: number): readonly string[] {
  if (count >= paths.length) return paths;
  const drawn = new Set<string>();
  for (let state = SEED; drawn.size < count;) {
    state = (state * 48_271) % 2_147_483_647;
    drawn.add(paths[state % paths.length] ?? '/');
  }
  return [...drawn];
}

/** Brings all of a page into view: sections hydrate, and pictures and frames load, when they are visible. */
async function bringIntoView(page: Page): Promise<void> {
  await expect(page.locator('html[data-booted]')).toBeAttached();
  // Not to an element: a re-render may replace it while it is scrolled to.
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await painted();
    window.scrollTo(0, 0);
    await painted();
  });
  await page.waitForLoadState('networkidle');
}

async function visitAll(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  const waiting = [...addresses];
  const work = async () => {
    const page = await context.newPage();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await page.goto(next);
      await bringIntoView(page);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
}

async function pathsToVisit({ site }: Storefront): Promise<readonly string[]> {
  const drawn = draw(await pathsOfSitemap(site), DRAWN);
  return [...new Set([...KINDS, ...MISSING, ...drawn])];
}

test('no page writes an error to the console or violates the content security policy [DEC-163]', async ({
  context,
  storefront,
}) => {
  const paths = await pathsToVisit(storefront);
  test.setTimeout(120_000 + paths.length * 10_000);
  const complaints = await watchForComplaints(context);
  await visitAll(
    context,
    paths.map((path) => storefront.site + path),
  );
  expect(complaints).toEqual([]);
});

test('no step of a booking writes an error to the console or violates the content security policy [DEC-163]', async ({
  context,
  storefront,
}) => {
  const session = await payableBooking(storefront);
  const complaints = await watchForComplaints(context);
  const page = await context.newPage();
  for (const step of STEPS) {
    await openBooking(page, storefront, session, step);
    await bringIntoView(page);
  }
  expect(complaints).toEqual([]);
});
