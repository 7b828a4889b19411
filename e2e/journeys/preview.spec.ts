import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { LEFT_OUT, withoutPictures } from '../pages/shopper';
import { releaseChanged } from '../support/changed-release';
import { consoleErrorsOf } from '../support/console-errors';
import { expect, test } from '../support/storefront';

const ANTALYA = '/page/d00000000000000000000101';
/** A page whose heading is in the release; those of home and of lists are content. */
const PAGE = '/destinations';
const HEADING = 'All destinations';

test.beforeEach(({ page }) => withoutPictures(page));

test('the content team previews a page by a link before it is live, and nobody else sees it', async ({
  page,
  storefront,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  await storefront.content(['export', folder]);
  const file = join(folder, 'pages/antalya.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...document, content: '<p>The harbour opens in May.</p>' }));

  const output = await storefront.content(['preview', file]);
  rmSync(folder, { recursive: true });
  const link = new URL(/https?:\S+preview=\S+/.exec(output)?.[0] ?? '');
  const response = await page.goto(storefront.site + link.pathname + link.search);
  await expect(page.getByText('The harbour opens in May.')).toBeVisible();
  expect(response?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': expect.stringContaining('noindex'),
  });

  expect(await (await fetch(storefront.site + ANTALYA)).text()).not.toContain('The harbour opens in May.');
  const guessed = await fetch(`${storefront.site}${ANTALYA}?preview=${'a'.repeat(32)}`);
  expect(await guessed.text()).not.toContain('The harbour opens in May.');
});

test('a release preview by a link lasts for the visit and ends when the visitor ends it', async ({
  page,
  storefront,
}) => {
  const complaints = consoleErrorsOf(page, LEFT_OUT);
  const version = await releaseChanged(storefront.releases, {
    part: 'mfe-discovery',
    from: HEADING,
    to: 'Places In The Sun',
    uploadOnly: true,
  });
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto(`${storefront.site}${PAGE}?release=mfe-discovery@${version}`);
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await expect(heading).toHaveText('Places In The Sun');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(version);

  await page.getByRole('navigation').getByRole('link', { name: 'All Deals' }).first().click();
  await expect(heading).toHaveText('All Deals');
  await page.goto(storefront.site + PAGE);
  await expect(heading).toHaveText('Places In The Sun');
  expect(await (await fetch(storefront.site + PAGE)).text()).toContain(HEADING);

  await page.getByRole('link', { name: 'End preview' }).click();
  await expect(heading).toHaveText(HEADING);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await page.reload();
  await expect(heading).toHaveText(HEADING);
  expect(complaints).toEqual([]);

  const unknown = await fetch(`${storefront.site}/?release=mfe-discovery@9.9.9-00000000`);
  expect(unknown.status).toBe(404);
});

test('in production a release preview link needs the signature of the shop', async ({ page, storefront }) => {
  const env = { PREVIEW_SECRET: 'a-secret-that-is-long-enough-for-this', DEMO: 'off' };
  const edge = await storefront.anotherEdge(env);
  const version = await releaseChanged(edge.releases, {
    part: 'mfe-discovery',
    from: HEADING,
    to: 'Places In The Sun',
    uploadOnly: true,
  });

  await page.goto(`${edge.site}${PAGE}?release=mfe-discovery@${version}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Sun/);
  expect((await fetch(`${edge.site}${PAGE}?release=mfe-discovery@${version}`)).status).toBe(403);

  const output = await storefront.release(
    ['preview', `mfe-discovery@${version}`],
    undefined,
    edge.releases,
    env,
  );
  const { search } = new URL(/https?:\S+release=\S+/.exec(output)?.[0] ?? '');
  await page.goto(`${edge.site}${PAGE}${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places In The Sun');
  const forged = search.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`);
  expect((await fetch(`${edge.site}${PAGE}${forged}`)).status).toBe(403);
  await edge.stop();
});
