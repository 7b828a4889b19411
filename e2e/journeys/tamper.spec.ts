import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { liveRecord } from '@storefront/delivery/registry/release-records';
import { folderReleaseStore } from '@storefront/delivery/store/folder-release-store';
import type { Page, Worker } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';
import { filesOfPage, workerFile } from '../support/changed-release';
import { journeyKeys } from '../support/journey-keys';
import { expect, test, type Edge } from '../support/storefront';

/* Altered files are neither executed nor able to call another site: delivery/testing/tamper has every file kind by HTTP. */
const SEARCH = '/search?destinationId=101&dateMin=2027-06-09';
const PLANTED = 'self.planted=1;console.info("planted code ran");fetch("https://attacker.example/planted");';
const SHOWING = /^Showing \d+-\d+ of \d+ deals/;

/** Records what planted code would do. */
async function watchFor(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen: string[] = [];
  await page.context().route('https://attacker.example/**', (route) => {
    seen.push(`request ${route.request().url()}`);
    return route.abort();
  });
  page.on('console', (message) => {
    if (message.text().includes('planted code ran')) seen.push(`ran in ${message.location().url}`);
  });
  return async () => {
    if (await page.evaluate(() => 'planted' in window)) seen.push('ran in the page');
    return seen;
  };
}

async function folderOf({ releases }: Pick<Edge, 'releases'>, app: string): Promise<string> {
  const live = liveRecord(await folderReleaseStore(releases, journeyKeys()).registry(), app);
  return join(releases, app, live?.metadata.version ?? '');
}

async function searchWorkerFile(edge: Pick<Edge, 'releases'>): Promise<string> {
  return workerFile(edge.releases, 'mfe-search', basename(await folderOf(edge, 'mfe-search')));
}

function alter(folder: string, file: string): void {
  const path = join(folder, file);
  writeFileSync(path, PLANTED + readFileSync(path, 'utf8'));
  for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
}

async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: SHOWING })).toBeVisible();
  await expect(page.locator('[data-reading]')).toHaveCount(0);
}

test.beforeEach(({ page }) => withoutPictures(page));

test('search runs in a verified worker', async ({ page, storefront }) => {
  const workers: Worker[] = [];
  const faults: unknown[] = [];
  page.on('worker', (worker) => workers.push(worker));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/fault-reports')) faults.push(request.postDataJSON());
  });
  await page.goto(storefront.site + SEARCH);
  await expectResults(page);
  await expect.poll(() => workers.map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
  await tickFourStars(page);
  const searches = () =>
    requestsOf(workers[0]).then((urls) => urls.filter((url) => url.includes('dpSearch')));
  await expect.poll(searches).toHaveLength(1);
  expect([workers.length, faults]).toEqual([1, []]);
});

/** The server has rendered the first results; a filter needs the search of the browser. */
async function tickFourStars(page: Page): Promise<void> {
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^4 stars/ })
    .check();
  await expect(page).toHaveURL(/stars=4/);
  await expectResults(page);
}

/** Returns the URLs that a worker has requested itself. */
async function requestsOf(worker: Worker | undefined): Promise<readonly string[]> {
  return (
    (await worker?.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))) ?? []
  );
}

test('a worker that is altered on the way does not run, and search works without it', async ({
  page,
  storefront,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const happened = await watchFor(page);
  const file = await searchWorkerFile(storefront);
  let isAltered = false;
  await page.route(`**/${file}`, async (route) => {
    const response = await route.fetch();
    isAltered = true;
    await route.fulfill({ response, body: PLANTED + (await response.text()) });
  });
  await page.goto(storefront.site + SEARCH);
  await expectResults(page);
  await tickFourStars(page);
  await expect.poll(() => isAltered).toBe(true);
  expect([workers, await happened()]).toEqual([[], []]);
});

test('a worker that is started by its URL, as earlier releases do, cannot call another site even if altered on the way', async ({
  page,
  storefront,
}) => {
  const happened = await watchFor(page);
  const file = await searchWorkerFile(storefront);
  await page.goto(storefront.site + SEARCH);
  await expectResults(page);
  // Only the body changes: the policy is that of the edge server.
  await page.route(`**/${file}?old`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `${PLANTED.replace(/;$/, '')}.catch(()=>console.info("refused"))`,
    });
  });
  const version = (await folderOf(storefront, 'mfe-search')).split('/').at(-1) ?? '';
  const refused = page.waitForEvent('console', (message) => message.text() === 'refused');
  await page.evaluate((url) => void new Worker(url), `/releases/mfe-search/${version}/${file}?old`);
  await refused;
  expect((await happened()).filter((line) => line.startsWith('request'))).toEqual([]);
});

for (const state of ['cold', 'running'] as const) {
  test(`files that are altered in the store do not reach a browser from a ${state} edge server`, async ({
    page,
    browser,
    storefront,
  }) => {
    const edge = await storefront.anotherEdge();
    const happened = await watchFor(page);
    const folder = await folderOf(edge, 'mfe-search');
    const { entry, chunk } = await filesOfPage(edge.releases, 'mfe-search', '/search');
    const worker = await searchWorkerFile(edge);
    if (state === 'running') {
      await page.goto(edge.site + SEARCH);
      await expectResults(page);
    }
    alter(folder, worker);
    await page.goto(edge.site + SEARCH);
    await expectResults(page);

    for (const file of [entry, chunk]) {
      alter(folder, file);
      await expect.poll(async () => (await page.request.get(urlOf(edge, folder, file))).status()).toBe(404);
    }
    writeFileSync(
      join(folder, 'logo.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg"><script>${PLANTED}</script></svg>`,
    );
    // Another visitor, whose browser has no earlier copies of the files.
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const happenedToVisitor = await watchFor(visitor);
    const refused = visitor.waitForResponse((response) => response.url().endsWith(`/${entry}`));
    await visitor.goto(edge.site + SEARCH);
    expect((await refused).status()).toBe(404);
    await expect(visitor.getByRole('banner')).toBeVisible();
    const drawing = await visitor.goto(urlOf(edge, folder, 'logo.svg'));
    expect([drawing?.status(), await happened(), await happenedToVisitor()]).toEqual([404, [], []]);
    await context.close();
    expect(edge.log()).toContain('"rejection":"altered"');
    await edge.stop();
  });
}

function urlOf(edge: Edge, folder: string, file: string): string {
  return `${edge.site}/releases/${folder.split('/').slice(-2).join('/')}/${file}`;
}
