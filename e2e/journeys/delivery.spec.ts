import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { liveRecord } from '@storefront/delivery/registry/release-records';
import {
  budgetProblems,
  budgetOf,
  kilobytes,
  pageBudget,
  pageWeights,
  scriptBytes,
} from '@storefront/delivery/release/budgets';
import { readBuild } from '@storefront/delivery/release/release-build';
import { folderReleaseStore } from '@storefront/delivery/store/folder-release-store';
import { telemetryRequestSchema } from '@storefront/shared/api/telemetry.schema';
import { registrySnapshotSchema } from '@storefront/shared/contracts/registry';
import { APPS } from '@storefront/tooling/apps';
import type { Browser, Request } from '@playwright/test';
import { z } from 'zod';

import { Shopper, withoutPictures } from '../pages/shopper';
import { reportAsAnotherVisitor } from '../support/another-visitor';
import { removeEarlierReleases, releaseChanged } from '../support/changed-release';
import { journeyKeys } from '../support/journey-keys';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test, type Edge, type Storefront } from '../support/storefront';

/* The checkout team on a Friday at five: releases a fix, for everyone or as a canary, checks its health, and rolls it back. */
const QUESTION = 'Who is travelling?';
const PART = 'mfe-checkout';

test.beforeEach(async ({ page, storefront }) => {
  await withoutPictures(page);
  await storefront.provider(false);
});

/** Returns the version of mfe-checkout in a document, and the cookies of the response. */
async function versionFor(edge: Edge, cookie = ''): Promise<{ version: string; cookie: string }> {
  const response = await fetch(`${edge.site}/booking/passengers`, { headers: { cookie } });
  const html = await response.text();
  const json = /<script type="application\/json" id="registry-snapshot">(?<json>[^<]*)</.exec(html)?.groups?.[
    'json'
  ];
  const { remotes } = registrySnapshotSchema.parse(JSON.parse(json ?? ''));
  return {
    version: remotes.find(({ name }) => name === PART)?.version ?? '',
    cookie: cookiesOf(response) || cookie,
  };
}

function cookiesOf({ headers }: Response): string {
  const cookies = headers.getSetCookie().map((text) => text.split(';')[0]);
  return cookies.join('; ');
}

async function inGroups<T, R>(items: readonly T[], size: number, act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let begin = 0; begin < items.length; begin += size) {
    results.push(...(await Promise.all(items.slice(begin, begin + size).map(act))));
  }
  return results;
}

test('a canary for 10% of 1,000 visitors keeps one version for each, is promoted, and is rolled back', async ({
  storefront,
}) => {
  const edge = await storefront.anotherEdge({ RENDER: 'off' });
  const before = (await versionFor(edge)).version;
  const fix = await releaseChanged(edge.releases, {
    part: PART,
    from: QUESTION,
    to: 'Who is going?',
    canary: 10,
  });

  const visitors = await inGroups(Array.from({ length: 1_000 }), 25, () => versionFor(edge));
  const few = visitors.filter(({ version }) => version === fix).length;
  // Four standard deviations of 1,000 draws at 0.1: by chance one run in 15,000 exceeds this.
  expect(Math.abs(few - 100)).toBeLessThanOrEqual(4 * Math.sqrt(1_000 * 0.1 * 0.9));
  expect(new Set(visitors.map(({ version }) => version))).toEqual(new Set([before, fix]));
  console.log(`canary of 10%: ${few} of 1,000 visitors`);
  const again = await inGroups(visitors.slice(0, 200), 25, ({ cookie }) => versionFor(edge, cookie));
  expect(again).toEqual(visitors.slice(0, 200));

  await storefront.release(
    ['promote', PART, '--why', 'it holds', '--untried', 'no visitors here'],
    undefined,
    edge.releases,
  );
  const all = await inGroups(visitors.slice(0, 50), 25, ({ cookie }) => versionFor(edge, cookie));
  expect(new Set(all.map(({ version }) => version))).toEqual(new Set([fix]));
  await storefront.release(['rollback', PART, '--why', 'not after all'], undefined, edge.releases);
  expect((await versionFor(edge)).version).toBe(before);
  const history = await storefront.release(['history', PART], undefined, edge.releases);
  expect(history).toMatch(/not after all[\s\S]*it holds[\s\S]* for 10%/);
  await edge.stop();
});

test('a tab that is open across two releases keeps its version, and pays', async ({ page, storefront }) => {
  const edge = await storefront.anotherEdge();
  const shopper = new Shopper(page, { ...storefront, site: edge.site });
  await openBooking(page, edge, await payableBooking(storefront), 'personalise');
  await expect(page.locator('html[data-booted]')).toBeAttached();

  await releaseChanged(edge.releases, { part: PART, from: QUESTION, to: 'Who is going?' });
  await releaseChanged(edge.releases, { part: PART, from: 'Who is going?', to: 'Who comes along?' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
  const other = await page.context().newPage();
  await openBooking(other, edge, await payableBooking(storefront), 'passengers');
  await expect(other.getByRole('heading', { name: 'Who comes along?' })).toBeVisible();

  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await shopper.fillCard('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
  await shopper.confirmed();
  await edge.stop();
});

interface Visit {
  readonly bucket: number;
  /** The displayed heading, and the event that the page reports for its version. */
  readonly heading: string;
  readonly version: string;
  readonly event: string;
}

/**
 * Loads a page that reports its telemetry as if the visitor left.
 *
 * @returns a function that sends the same report with a page view of its own, as another visitor's page would
 */
async function visit(
  browser: Browser,
  edge: Edge,
  storefront: Storefront,
  one: Visit,
): Promise<() => Promise<void>> {
  const { bucket, heading, version, event } = one;
  const before = await reportCount(storefront, version, event);
  const context = await browser.newContext();
  await context.addCookies([{ name: 'storefront-bucket', value: String(bucket), url: edge.site }]);
  const page = await context.newPage();
  await withoutPictures(page);
  const reports: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/telemetry') && reports.push(request));
  await openBooking(page, edge, await payableBooking(storefront), 'passengers');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  // The part that reports loads after the page, and then gets its token.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      return reportCount(storefront, version, event);
    })
    .toBeGreaterThan(before);
  const sent = reports
    .map((report) => telemetryRequestSchema.parse(JSON.parse(report.postData() ?? '')))
    .filter((report) => report.version === version);
  await context.close();
  return async () => {
    for (const report of sent) await reportAsAnotherVisitor(edge, storefront, bucket, report);
  };
}

const telemetrySchema = z.object({
  telemetry: z.array(z.object({ version: z.string(), event: z.string(), count: z.coerce.number() })),
});

/** Returns the number of page loads that reported this event for a version. */
async function reportCount({ backend }: Storefront, version: string, event: string): Promise<number> {
  const { telemetry } = telemetrySchema.parse(await (await fetch(`${backend}/demo/state`)).json());
  return telemetry
    .filter((row) => row.version === version && row.event === event)
    .reduce((sum, { count }) => sum + count, 0);
}

/** A visitor of the harmful canary sees the page of the previous release. */
const HARMED_VISITOR = { bucket: 0, heading: QUESTION, event: 'error' };

test('the watcher rolls a harmful canary back without a command, and the history has the reason', async ({
  browser,
  storefront,
}) => {
  // Two visits, and then a watcher that starts, on a machine that may be busy.
  test.setTimeout(180_000);
  const edge = await storefront.anotherEdge();
  const bad = await releaseChanged(edge.releases, {
    part: PART,
    from: `"${QUESTION}"`,
    to: '(()=>{throw new Error("planted")})()',
    canary: 50,
  });
  const good = (await versionFor(edge, 'storefront-bucket=99')).version;
  const again = await Promise.all([
    visit(browser, edge, storefront, { ...HARMED_VISITOR, version: bad }),
    visit(browser, edge, storefront, { bucket: 99, heading: QUESTION, version: good, event: 'loaded' }),
  ]);
  for (let visitors = 1; visitors < 10; visitors += 1) {
    await Promise.all(again.map((report) => report()));
  }
  expect(await reportCount(storefront, bad, 'error')).toBeGreaterThanOrEqual(10);

  // Started after the reports: the backend rejects those for a canary that was rolled back meanwhile.
  const watcher = await storefront.watcher(edge);
  const started = Date.now();
  await expect
    .poll(async () => (await versionFor(edge, 'storefront-bucket=0')).version, { timeout: 60_000 })
    .not.toBe(bad);
  console.log(`the watcher rolled back ${((Date.now() - started) / 1000).toFixed(1)} s after it was ready`);
  const history = await storefront.release(['history', PART], undefined, edge.releases);
  expect(history).toMatch(new RegExp(`canary ${bad} rolled back.*errors in \\d+ of \\d+`));
  await watcher.stop();
  await edge.stop();
});

test('a remote that needs another contract is rejected with a message before anything is uploaded', async ({
  storefront,
}) => {
  const before = await storefront.release(['list', PART]);
  await expect(
    releaseChanged(storefront.releases, {
      part: PART,
      from: QUESTION,
      to: 'Who is going?',
      contract: '^9.0.0',
    }),
  ).rejects.toThrow(
    /mfe-checkout needs contract \^9\.0\.0, but the live shell .* provides .*: release the shell first/,
  );
  expect(await storefront.release(['list', PART])).toBe(before);
});

test('a script without a hash in the registry is not executed: the page shows an error, and the rest works', async ({
  page,
  storefront,
}) => {
  const edge = await storefront.anotherEdge();
  await removeEarlierReleases(edge.releases);
  const address = `${edge.site}/holiday-details/any?departureId=-1`;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(/"\/releases\/mfe-deal\/[^"]+\.js":"sha384-[^"]+",?/g, '')
      .replaceAll(',}', '}');
    expect(body.length).toBeLessThan(html.length);
    await route.fulfill({ response: response, body });
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This part of the page is unavailable' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Deals' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Deals' })).toBeVisible();
  await edge.stop();
});

test('the software bill of a release lists the packages that it contains, and not those that the shell shares', async ({
  storefront,
}) => {
  const packagesOf = async (app: string) => {
    const bill = z
      .object({ components: z.array(z.object({ name: z.string(), version: z.string() })) })
      .parse(JSON.parse(await storefront.release(['sbom', app])));
    return bill.components.map(({ name }) => name);
  };
  const checkout = await packagesOf('mfe-checkout');
  expect(checkout).toEqual(expect.arrayContaining(['formik', 'yup']));
  expect(checkout).not.toContain('react-dom');
  expect(await packagesOf('shell')).toEqual(expect.arrayContaining(['react', 'react-dom', 'zod']));
});

test('every page of the released apps is within its budget, and its scripts are compiled while they arrive', async ({
  storefront,
}) => {
  const registry = await folderReleaseStore(storefront.releases, journeyKeys()).registry();
  const released = async (app: string) => {
    // The store also has releases of earlier sources.
    const folder = join(storefront.releases, app, liveRecord(registry, app)?.metadata.version ?? '');
    return { manifest: await readBuild(folder), folder };
  };
  const shell = await released('shell');
  const shellBytes = await scriptBytes(join(shell.folder, shell.manifest.entry));
  for (const app of APPS) {
    const { manifest, folder } = await released(app);
    const budget = await budgetOf(app);
    const weights = await pageWeights(folder, manifest, shellBytes);
    const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
    for (const file of scripts)
      expect(await readFile(join(folder, file), 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    for (const { route, bytes } of weights) {
      console.log(`${app} ${route}: ${kilobytes(bytes)} of ${kilobytes(pageBudget(budget, route))}`);
    }
    expect(budgetProblems(app, weights, budget)).toEqual([]);
  }
});
