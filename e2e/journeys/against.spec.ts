import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

import { startScript } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';
import { registrySchema } from '@storefront/shared/contracts/registry';

import { withoutPictures } from '../pages/shopper';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test } from '../support/storefront';
import { workspaceWith } from '../support/workspace';

const READY_LIMIT_MS = 200_000;

interface Development {
  readonly site: string;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Runs `npm run dev -- …` in a workspace. Rejects with the output if the command exits before it is ready. */
async function develop(workspace: string, args: readonly string[]): Promise<Development> {
  const [port = 0, devPort = 0] = await freePorts(2);
  const { waitForOutput, output, stop, kill } = startScript('delivery/src/commands/dev.ts', args, {
    cwd: workspace,
    env: { PORT: String(port), DEV_PORT: String(devPort), DATA_DIR: join(workspace, '.data') },
    output: 'capture',
  });
  try {
    await waitForOutput(/^ready$/m, READY_LIMIT_MS);
  } catch (error) {
    await kill();
    throw error;
  }
  return {
    site: `http://localhost:${port}`,
    output,
    stop,
  };
}

test('the checkout team runs its app from sources against a running site without changing it', async ({
  page,
  storefront,
}) => {
  test.setTimeout(300_000);
  await withoutPictures(page);
  const workspace = workspaceWith(storefront.root, ['shell', 'mfe-checkout']);
  const file = join(workspace, 'mfe-checkout/src/features/passengers/form-errors.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('How we reach you', 'Where we reach you'));
  const session = await payableBooking(storefront);
  const before = await storefront.state();
  const revisionBefore = await revisionOf(storefront.site);
  const local = await develop(workspace, ['mfe-checkout', '--against', storefront.site]);
  try {
    const live = registrySchema.parse(await (await fetch(`${storefront.site}/registry.json`)).json());
    const discovery = live.microFrontends['storefront/mfe-discovery']?.[0];
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));

    // The first page waits for builds that share the processors with other journeys, and may meet a time limit.
    await expect(async () => {
      await page.goto(local.site);
      await expect(page.getByRole('heading', { name: /Discover Your Perfect Holiday Escape/ })).toBeVisible();
    }).toPass({ timeout: 90_000 });
    expect(requestedUrls).toContain(local.site + (discovery?.url ?? 'nothing is live'));
    expect(requestedUrls.some((url) => url.startsWith(`${local.site}/against/backend/api/`))).toBe(true);

    await openBooking(page, local, session, 'passengers');
    await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
    await expect(page.getByText('Where we reach you')).toBeVisible();

    await openBooking(page, local, session);
    await expect(page.getByRole('heading', { name: 'Before you pay' })).toBeVisible();

    const refused = await page.evaluate(async () => {
      const response = await fetch('/against/backend/api/orders', { method: 'POST', body: '{}' });
      return { status: response.status, text: await response.text() };
    });
    expect(refused).toEqual({ status: 403, text: expect.stringContaining('--allow-bookings') });
    expect(local.output()).toContain('orders and charges are rejected');
    for (const address of outsideAddresses()) {
      await expect(fetch(`http://${address}:${new URL(local.site).port}/health`)).rejects.toThrow();
    }
  } finally {
    await local.stop();
    rmSync(workspace, { recursive: true, force: true });
  }
  expect(await revisionOf(storefront.site)).toBe(revisionBefore);
  const after = await storefront.state();
  expect([after.orders, after.charges]).toEqual([before.orders, before.charges]);
});

test('a production site loads no other code, for any storage content or URL', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  const edge = await storefront.anotherEdge({ DEMO: 'off' });
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const evil = 'http://localhost:9/entry.js';
  await page.addInitScript((entry) => {
    const overrides = JSON.stringify({ 'mfe-discovery': entry, mfe_discovery: entry });
    localStorage.setItem('mfe-overrides', overrides);
    sessionStorage.setItem('mfe-overrides', overrides);
  }, evil);

  await page.goto(`${edge.site}/all-deals`);
  await expect(page.getByRole('heading', { name: 'All Deals' })).toBeVisible();
  await expect(page.locator('html[data-booted]')).toBeAttached();
  expect(requestedUrls.some((url) => url.includes('/releases/mfe-discovery/'))).toBe(true);
  expect(requestedUrls).not.toContain(evil);

  const version = (await (await fetch(`${edge.site}/registry.json`)).text()).match(
    /mfe-discovery\/(?<version>[\w.-]+)\//,
  )?.groups?.['version'];
  const response = await page.goto(`${edge.site}/all-deals?release=mfe-discovery@${version}`);
  expect(response?.status()).toBe(403);
  await edge.stop();
});

async function revisionOf(site: string): Promise<number> {
  return registrySchema.parse(await (await fetch(`${site}/registry.json`)).json()).revision;
}

/** Returns the addresses by which other machines reach this one. */
function outsideAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
