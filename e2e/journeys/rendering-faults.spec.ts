import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { liveRecord } from '@storefront/delivery/registry/release-records';
import { folderStore } from '@storefront/delivery/store/folder-store';
import type { Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';
import { releaseOnServer } from '../support/changed-release';
import { journeyKeys } from '../support/journey-keys';
import { expect, test, type Edge } from '../support/storefront';

/*
 * Rendering on the server is never worse than not rendering: whatever goes wrong with it, the shopper gets
 * a page that works, and the log says which remote in which version it was.
 */
const HEADING = 'Discover Your Perfect Holiday Escape';

test.beforeEach(async ({ page }) => withoutPictures(page));
test.afterEach(async ({ storefront }) => storefront.healed());

/** The whole page works: it is there, it answers, and what it offers can be used. */
async function worksFor(page: Page, { site }: Pick<Edge, 'site'>): Promise<void> {
  await page.goto(site);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset['booted'] === 'true');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Deals' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Deals' })).toBeVisible();
}

async function isNotRendered({ site }: Pick<Edge, 'site'>): Promise<void> {
  const answer = await fetch(site);
  await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('server-timing')).toBe('page;desc="nowhere"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

function remoteFile(edge: Edge): Promise<string> {
  const store = folderStore(edge.releases, journeyKeys());
  return store.registry().then((registry) => {
    const record = liveRecord(registry, 'mfe-discovery');
    const { metadata, extras } = record ?? {};
    return join(edge.releases, 'mfe-discovery', metadata?.version ?? '', extras?.node?.entry ?? '');
  });
}

/** A remote as it would come out of a build whose page does `body` when it is drawn on the server. */
const remoteThat = (body: string) => `
const page = { Component() { ${body} } };
exports.remote = { name: 'mfe-discovery', contract: '^1.0.0',
  routes: [{ path: '/', lazy: async () => page }] };`;

for (const { fault, mode } of [
  { fault: 'a loader whose call fails', mode: 'error' },
  { fault: 'a loader whose call hangs', mode: 'hang' },
] as const) {
  test(`${fault} is left for the browser`, async ({ page, storefront }) => {
    const edge = await storefront.anotherEdge({ RENDER_LIMIT_MS: '500' });
    await storefront.fault({ call: 'getAllDeals', mode });
    await isNotRendered(edge);
    expect(edge.log()).toMatch(/"remote":"mfe-discovery","version":"1\.0\.0-\w+".*"path":"\/"/);
    await storefront.healed();
    await worksFor(page, edge);
    await edge.stop();
  });
}

test('a component that throws on the server is left for the browser', async ({ page, storefront }) => {
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

test('a component that never ends costs its thread, and the next page is rendered', async ({
  page,
  storefront,
}) => {
  const edge = await storefront.anotherEdge({ RENDER_THREADS: '1', RENDER_LIMIT_MS: '2000' });
  await releaseOnServer(edge.releases, 'mfe-discovery', remoteThat('for (;;) {}'));
  await isNotRendered(edge);
  expect(edge.log()).toContain('the renderer was stuck and was ended');
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${edge.site}/about-us`);
        await answer.text();
        return answer.headers.get('server-timing');
      },
      { timeout: 30_000 },
    )
    .toMatch(/renderer|cache/);
  await worksFor(page, edge);
  await edge.stop();
});

test('a build for the server that is missing, or was changed, is not run', async ({ page, storefront }) => {
  for (const { spoil, reason } of [
    {
      spoil: (file: string) => appendFileSync(file, '\nglobalThis.changed = true;'),
      reason: 'is not what was released',
    },
    { spoil: (file: string) => rmSync(file), reason: 'no such file' },
  ]) {
    const edge = await storefront.anotherEdge();
    // A release that the running server has not loaded yet.
    await releaseOnServer(edge.releases, 'mfe-discovery', remoteThat('return null'));
    spoil(await remoteFile(edge));
    await isNotRendered(edge);
    expect(edge.log()).toContain(reason);
    await worksFor(page, edge);
    await edge.stop();
  }
});

test('more pages than can be rendered at once are sent for the browser, and none is refused', async ({
  page,
  storefront,
}) => {
  const edge = await storefront.anotherEdge({ RENDER_THREADS: '1', RENDER_MAX_WAITING: '2' });
  await storefront.fault({ call: 'getDealById', mode: 'slow', delayMs: 1_000 });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => fetch(`${edge.site}/deals/${index + 1}`)),
  );
  const from = answers.map(({ headers }) => headers.get('server-timing'));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(from.filter((where) => where?.includes('nowhere')).length).toBeGreaterThanOrEqual(15);
  expect(from.some((where) => where?.includes('renderer'))).toBe(true);
  expect(edge.log()).toContain('pages are waiting already');
  await storefront.healed();
  await worksFor(page, edge);
  await edge.stop();
});

test('when the remote cannot be loaded the page of the server stays, readable, with a notice', async ({
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

test('when the shell cannot be loaded the page of the server stays as well', async ({ page, storefront }) => {
  await page.route(/\/releases\/shell\/.*\.js$/, (route) => route.abort());
  await page.goto(`${storefront.site}/about-us`);
  await expect(page.getByRole('alert')).toContainText('You can read this page');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('a server that is told to end finishes the pages in work first', async ({ storefront }) => {
  const edge = await storefront.anotherEdge();
  // One thread has all three in work: none waits behind another's data.
  await storefront.hold('getDealById', 3);
  const pages = Promise.all([1, 2, 3].map((id) => fetch(`${edge.site}/deals/${id}?ending`)));
  await storefront.held(3);
  const ended = edge.stop();
  await storefront.healed();
  const [answers] = await Promise.all([pages, ended]);
  for (const { status, headers } of answers) {
    expect(status).toBeLessThan(500);
    expect(headers.get('server-timing')).toBe('page;desc="renderer"');
  }
});
