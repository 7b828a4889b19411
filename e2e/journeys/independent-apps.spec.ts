import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { Shopper, withoutPictures } from '../pages/shopper';
import { expect, test, type Storefront } from '../support/storefront';
import { workspaceWith } from '../support/workspace';

test.beforeEach(async ({ page, storefront }) => {
  await withoutPictures(page);
  await storefront.provider(false);
});

/** The registry history, which belongs to no app. */
const OF_NO_PART = /\/history$/;

/** Returns the hash of every release file except those of one app. */
function fingerprint({ releases }: Storefront, except: string): Record<string, string> {
  const entries = readdirSync(releases, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        entry.parentPath !== releases &&
        !OF_NO_PART.test(entry.parentPath) &&
        !entry.parentPath.includes(`/${except}/`),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    entries.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Creates a working copy in which the checkout team has changed one text. */
function changedWorkspace(root: string): string {
  const copy = workspaceWith(root, ['mfe-checkout']);
  const file = join(copy, 'mfe-checkout/src/routes/passengers.route.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Who is travelling?', 'Who is going?'));
  return copy;
}

test('the checkout team releases and rolls back alone, and an open tab keeps its version', async ({
  page,
  context,
  storefront,
}) => {
  // The release builds, checks and records the app while other journeys share the processors.
  test.setTimeout(400_000);
  const shopper = new Shopper(page, storefront);
  await shopper.searchFromHome('Crete');
  await shopper.chooseFirstHotel();
  await shopper.bookNow();
  const others = fingerprint(storefront, 'mfe-checkout');
  const workspace = changedWorkspace(storefront.root);

  const began = Date.now();
  const messages = await storefront.release(
    ['mfe-checkout', '--why', 'a clearer question', '--skip-tests', 'a journey'],
    workspace,
  );
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  expect(messages).toMatch(/1\/\d+ {2}build mfe-checkout/);
  expect(messages).toMatch(/serves it, \d+\.\d s after the update of the registry/);
  console.log(`from \`release mfe-checkout\` to visible, without its tests: ${seconds} s\n${messages}`);

  expect(fingerprint(storefront, 'mfe-checkout')).toEqual(others);
  await shopper.personalise(); // the tab of before: still "Who is travelling?"

  const fresh = new Shopper(await context.newPage(), storefront);
  await withoutPictures(fresh.page);
  await fresh.searchFromHome('Crete');
  await fresh.chooseFirstHotel();
  await fresh.bookNow();
  await fresh.page.getByLabel('Email').fill('ann@example.com');
  await fresh.page.getByLabel('Phone').fill('02079460123');
  await fresh.page.getByRole('button', { name: 'Continue' }).click();
  await expect(fresh.page.getByRole('heading', { name: 'Who is going?' })).toBeVisible();

  const output = await storefront.release(['rollback', 'mfe-checkout']);
  expect(output).toMatch(/mfe-checkout .* is live/);
  await fresh.page.reload();
  await expect(fresh.page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();

  await shopper.enterPassengers();
  await shopper.fillCard('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
  await shopper.confirmed();
  rmSync(workspace, { recursive: true, force: true });
});

interface SharedModules {
  /** By name of the module, as `<version> of <app>`. */
  readonly copies: Record<string, string[]>;
  /** Names of the containers that were connected to the share scope. */
  readonly containers: string[];
}

/** Records the share scope that each container of the page receives. Returns the function that reads the record. */
async function recordSharedModules(page: Page): Promise<() => Promise<SharedModules>> {
  await page.addInitScript(() => {
    type Scope = Record<string, Record<string, { from: string }>>;
    interface Container {
      readonly init: (scope: Scope) => unknown;
      readonly get: unknown;
    }
    const scopes = new Map<string, Scope>();
    Object.assign(globalThis, { scopes });
    const wrap = (name: string) => {
      const value: unknown = Reflect.get(globalThis, name);
      const container = value as Partial<Container> | null | undefined;
      if (typeof container !== 'object' || !container?.init || !container.get || scopes.has(name)) return;
      const { init } = container;
      Reflect.set(globalThis, name, {
        get: container.get,
        init: (scope: Scope) => {
          scopes.set(name, scope);
          return init(scope);
        },
      });
    };
    // Before the listeners of the script itself.
    document.addEventListener(
      'load',
      () =>
        Object.keys(globalThis)
          .filter((name) => name.startsWith('mfe_'))
          .forEach(wrap),
      true,
    );
  });
  return () =>
    page.evaluate(() => {
      const { scopes } = globalThis as unknown as {
        scopes: Map<string, Record<string, Record<string, { from: string }>>>;
      };
      const copies: Record<string, string[]> = {};
      for (const scope of new Set(scopes.values())) {
        for (const [name, versions] of Object.entries(scope)) {
          copies[name] = [
            ...(copies[name] ?? []),
            ...Object.entries(versions).map(([version, { from }]) => `${version} of ${from}`),
          ];
        }
      }
      return { copies, containers: [...scopes.keys()] };
    });
}

test('shell and all remotes share one React and one booking session', async ({ page, storefront }) => {
  // Without storage the booking is passed on in memory only, by one store for all remotes.
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('blocked');
    };
  });
  const sharedModules = await recordSharedModules(page);
  const shopper = new Shopper(page, storefront);
  await shopper.searchFromHome('Rhodes');
  await shopper.chooseFirstHotel();
  const hotel = await page.getByRole('heading', { level: 1 }).textContent();
  await shopper.bookNow();

  await expect(page.getByRole('heading', { name: hotel ?? '' }).last()).toBeVisible();
  const { copies, containers } = await sharedModules();
  expect(containers.map((name) => name.replace(/_\w{8}$/, '')).sort()).toEqual([
    'mfe_checkout',
    'mfe_deal',
    'mfe_discovery',
    'mfe_search',
  ]);
  expect(Object.keys(copies)).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'react-router-dom',
      'zustand',
      '@emotion/react',
      '@storefront/shared/runtime',
    ]),
  );
  for (const loaded of Object.values(copies))
    expect(loaded).toEqual([expect.stringMatching(/ of shell(_\w+)?$/)]);
});

test('with the files of a remote missing the rest works, and a retry recovers it [DEC-110]', async ({
  page,
  storefront,
}) => {
  // A page that the server has rendered stays readable (rendering-faults.spec.ts).
  const edge = await storefront.anotherEdge({ RENDER: 'off' });
  const shopper = new Shopper(page, { ...storefront, site: edge.site });
  const folder = join(edge.releases, 'mfe-search');
  renameSync(folder, `${folder}-gone`);
  try {
    await shopper.open('/about-us');
    await page.goto(`${edge.site}/search?destinationId=101`);
    await expect(page.getByRole('heading', { name: 'This part of the page is unavailable' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Deals' }).click();
    await expect(page.getByRole('heading', { name: 'All Deals' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'This part of the page is unavailable' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/It is still not there/)).toBeVisible();
  } finally {
    renameSync(`${folder}-gone`, folder);
  }
  // The edge server reads a release that it could not verify again after a short time.
  const results = page.getByRole('heading', { name: /^Showing 1-20/ });
  await expect(async () => {
    if (!(await results.isVisible()))
      await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 });
    await expect(results).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await edge.stop();
});

test('the browser rejects a changed script of a remote, and the page shows an error', async ({
  page,
  storefront,
}) => {
  const edge = await storefront.anotherEdge({ RENDER: 'off' });
  let ran = false;
  await page.exposeFunction('planted', () => (ran = true));
  await page.route(/\/releases\/mfe-search\/.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, body: `planted();${await response.text()}` });
  });
  await page.goto(`${edge.site}/search?destinationId=101`);
  await expect(page.getByRole('heading', { name: 'This part of the page is unavailable' })).toBeVisible();
  expect(ran).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await edge.stop();
});

test('payment is a separate document with the code of shell and mfe-checkout only', async ({
  page,
  storefront,
}) => {
  const shopper = new Shopper(page, storefront);
  await shopper.searchFromHome('Majorca');
  await shopper.chooseFirstHotel();
  await shopper.bookNow();
  await shopper.personalise();
  await page.evaluate(() => ((globalThis as { mark?: boolean }).mark = true));
  await shopper.enterPassengers();

  expect(await page.evaluate(() => (globalThis as { mark?: boolean }).mark)).toBeUndefined();
  // The server's page is visible before its scripts have run.
  await expect(page.locator('html[data-booted]')).toBeAttached();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') || name.includes('.js?')),
  );
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toMatch(/\/releases\/(shell|mfe-checkout)\//);

  await page.getByRole('link', { name: /, home$/ }).click();
  await expect(page.getByRole('heading', { name: /Discover Your Perfect Holiday Escape/ })).toBeVisible();
});

test('a cold deep link downloads nothing twice', async ({ page, storefront }) => {
  await page.goto(`${storefront.site}/search?destinationId=101&dateMin=2027-06-09`);
  await expect(page.getByRole('heading', { name: /^Showing 1-20/ })).toBeVisible();
  await expect(page.locator('html[data-booted]')).toBeAttached();
  const requestedUrls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const files = requestedUrls.filter((url) => url.includes('/releases/'));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((url, index) => files.indexOf(url) !== index)).toEqual([]);
  await page.goto(`${storefront.site}/no-such-page`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
