import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { liveRecord } from '@storefront/delivery/registry/release-records';
import { folderReleaseStore } from '@storefront/delivery/store/folder-release-store';
import type { Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';
import { releaseOnServer } from '../support/changed-release';
import { journeyKeys } from '../support/journey-keys';
import { expect, test, type Edge } from '../support/storefront';

/* Server rendering never makes a page worse: after any failure the shopper gets a working page, and the log names remote and version. */
const HEADING = 'Discover Your Perfect Holiday Escape';

test.beforeEach(async ({ page }) => withoutPictures(page));
test.afterEach(async ({ storefront }) => storefront.clearFaults());

/** Expects a complete, interactive page. */
async function worksFor(page: Page, { site }: Pick<Edge, 'site'>): Promise<void> {
  await page.goto(site);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset['booted'] === 'true');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Deals' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Deals' })).toBeVisible();
}

async function isNotRendered({ site }: Pick<Edge, 'site'>): Promise<void> {
  const response = await fetch(site);
  await response.text();
  // Browsers render the document all the same; crawlers try again later.
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('10');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('server-timing')).toBe('page;desc="nowhere"');
  expect(response.headers.get('cache-control')).toBe('no-store');
}

function remoteFile(edge: Edge): Promise<string> {
  const store = folderReleaseStore(edge.releases, journeyKeys());
  return store.registry().then((registry) => {
    const record = liveRecord(registry, 'mfe-discovery');
    const { metadata, extras } = record ?? {};
    return join(edge.releases, 'mfe-discovery', metadata?.version ?? '', extras?.node?.entry ?? '');
  });
}

/** Returns the server build of a remote whose page runs `body` during rendering. */
const remoteThat = (body: string) => `
const page = { Component() { ${body} } };
exports.remote = { name: 'mfe-discovery', contract: '^1.0.0',
  routes: [{ path: '/', lazy: async () => page }] };`;

for (const { fault, mode } of [
  { fault: 'a loader whose call fails', mode: 'error' },
  { fault: 'a loader whose call hangs', mode: 'hang' },
] as const) {
  test(`${fault} falls back to browser rendering`, async ({ page, storefront }) => {
    const edge = await storefront.anotherEdge({ RENDER_LIMIT_MS: '500' });
    await storefront.fault({ call: 'getAllDeals', mode });
    await isNotRendered(edge);
    expect(edge.log()).toMatch(/"remote":"mfe-discovery","version":"1\.0\.0-\w+".*"path":"\/"/);
    await storefront.clearFaults();
    await worksFor(page, edge);
    await edge.stop();
  });
}

test('a component that throws on the server falls back to browser rendering', async ({
  page,
  storefront,
}) => {
  const edge = await storefront.anotherEdge();
  const version = await releaseOnServer(
    edge.releases,
    'mfe-discovery',
    remoteThat("throw new Error('thrown while drawing')"),
  );
  await isNotRendered(edge);
  expect(edge.log()).toContain(`"remote":"mfe-discovery","version":"${version}"`);
  expect(edge.log()).toContain('thrown while drawing');
  await worksFor(page, edge);
  await edge.stop();
});

test('a component that never returns terminates its thread, and the next page renders', async ({
  page,
  storefront,
}) => {
  const edge = await storefront.anotherEdge({ RENDER_THREADS: '1', RENDER_LIMIT_MS: '2000' });
  await releaseOnServer(edge.releases, 'mfe-discovery', remoteThat('for (;;) {}'));
  await isNotRendered(edge);
  expect(edge.log()).toContain('the render thread did not respond and was terminated');
  await expect
    .poll(
      async () => {
        const response = await fetch(`${edge.site}/about-us`);
        await response.text();
        return response.headers.get('server-timing');
      },
      { timeout: 30_000 },
    )
    .toMatch(/renderer|cache/);
  await worksFor(page, edge);
  await edge.stop();
});

test.describe('a page that the browser renders', () => {
  let edge: Edge;
  test.beforeAll(async ({ storefront }) => {
    edge = await storefront.anotherEdge({ RENDER: 'off' });
  });
  test.afterAll(() => edge.stop());

  for (const { kind, call, path } of [
    { kind: 'a destination page', call: 'getPage', path: '/page/d00000000000000000000102' },
    { kind: 'a group page', call: 'group-destinations', path: '/group/summer' },
    { kind: 'the list of deals', call: 'getAllDeals', path: '/all-deals' },
    { kind: 'a deal', call: 'getDealById', path: '/deals/117' },
  ])
    test(`moves nothing that is in view when its content comes: ${kind} [DEC-111]`, async ({
      page,
      storefront,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await storefront.fault({ call, mode: 'slow', delayMs: 300 });
      await page.goto(`${edge.site}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(
                list.getEntries().reduce((sum, one) => sum + Number('value' in one ? one.value : 0), 0),
              ),
            ).observe({ type: 'layout-shift', buffered: true });
            setTimeout(resolve, 500, 0);
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.02);
    });
});

test('a missing or changed server build is not executed', async ({ page, storefront }) => {
  for (const { spoil, reason } of [
    {
      spoil: (file: string) => appendFileSync(file, '\nglobalThis.changed = true;'),
      reason: 'does not match the released hash',
    },
    { spoil: (file: string) => rmSync(file), reason: 'no such file' },
  ]) {
    const edge = await storefront.anotherEdge();
    // The running server has not loaded this release yet.
    await releaseOnServer(edge.releases, 'mfe-discovery', remoteThat('return null'));
    spoil(await remoteFile(edge));
    await isNotRendered(edge);
    expect(edge.log()).toContain(reason);
    await worksFor(page, edge);
    await edge.stop();
  }
});

test('pages beyond the render capacity are sent as documents for the browser, with a true status', async ({
  page,
  storefront,
}) => {
  const edge = await storefront.anotherEdge({ RENDER_THREADS: '1', RENDER_MAX_WAITING: '2' });
  await storefront.fault({ call: 'getDealById', mode: 'slow', delayMs: 1_000 });
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => fetch(`${edge.site}/deals/${index + 1}`)),
  );
  const from = responses.map(({ headers }) => headers.get('server-timing'));
  expect(from.filter((where) => where?.includes('nowhere')).length).toBeGreaterThanOrEqual(15);
  for (const { status, headers } of responses) {
    expect(status === 503).toBe(headers.get('server-timing')?.includes('nowhere'));
  }
  const documents = await Promise.all(responses.map((response) => response.text()));
  for (const html of documents) expect(html).toContain('id="registry-snapshot"');
  expect(from.some((where) => where?.includes('renderer'))).toBe(true);
  expect(edge.log()).toContain('pages are already waiting');
  await storefront.clearFaults();
  await worksFor(page, edge);
  await edge.stop();
});

test('an outage of the backend makes no page a success that it was not', async ({ storefront }) => {
  const edge = await storefront.anotherEdge();
  const statusOf = async (path: string) => {
    const response = await fetch(`${edge.site}${path}`);
    await response.text();
    return response.status;
  };
  expect(await statusOf('/deal/nope')).toBe(404);
  expect(await statusOf('/group/nope')).toBe(404);
  for (const call of ['getDealById', 'group-destinations']) {
    await storefront.fault({ call, mode: 'error', status: 503 });
  }
  expect([404, 503]).toContain(await statusOf('/deal/nope'));
  expect([404, 503]).toContain(await statusOf('/group/nope'));
  expect(await statusOf('/no-such-page')).toBe(404);
  await edge.stop();
});

test("when the remote cannot be loaded the server's page stays readable, with a notice", async ({
  page,
  storefront,
}) => {
  await page.route(/mfe_discovery_\w+\.\w+\.js/, (route) => route.abort());
  await page.goto(storefront.site);
  await expect(page.getByRole('alert')).toContainText("parts of it don't respond right now");
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.unroute(/mfe_discovery_\w+\.\w+\.js/);
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click();
  await page.waitForFunction(() => document.documentElement.dataset['booted'] === 'true');
  await expect(page.getByRole('alert')).toBeHidden();
});

test("when the shell cannot be loaded the server's page stays too", async ({ page, storefront }) => {
  await page.route(/\/releases\/shell\/.*\.js$/, (route) => route.abort());
  await page.goto(`${storefront.site}/about-us`);
  await expect(page.getByRole('alert')).toContainText('You can read this page');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('a server that shuts down finishes its pending pages first', async ({ storefront }) => {
  const edge = await storefront.anotherEdge();
  // One thread renders all three concurrently: none waits for the data of another.
  await storefront.hold('getDealById', 3);
  const pages = Promise.all([1, 2, 3].map((id) => fetch(`${edge.site}/deals/${id}?ending`)));
  await storefront.held(3);
  const ended = edge.stop();
  await storefront.clearFaults();
  const [responses] = await Promise.all([pages, ended]);
  for (const { status, headers } of responses) {
    expect(status).toBeLessThan(500);
    expect(headers.get('server-timing')).toBe('page;desc="renderer"');
  }
});
