import type { Page } from '@playwright/test';

import { expect, test } from '../support/storefront';

/** One page of each kind; more are drawn from the sitemap. */
const KINDS = [
  '/',
  '/all-deals',
  '/cruise-deals',
  '/destinations',
  '/holidays/beach',
  '/group/budget-friendly',
  '/page/d00000000000000000000301',
  '/deal/100',
  '/contact-us',
  '/customer-service',
];
const DRAWN = 6;
const SEED = 23;

/** Draws pages of the sitemap; the same ones for a seed. */
function draw(paths: readonly string[], count: number): readonly string[] {
  const drawn = new Set<string>();
  for (let state = SEED; drawn.size < count;) {
    state = (state * 48_271) % 2_147_483_647;
    drawn.add(paths[state % paths.length] ?? '/');
  }
  return [...drawn];
}

/** Collects errors and warnings of the console, uncaught errors and violations of the content security policy. */
async function complaintsOf(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${new URL(page.url()).pathname}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`${new URL(page.url()).pathname}: ${String(error)}`));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
    ),
  );
  return complaints;
}

test('no page writes an error to the console or violates the content security policy [DEC-163]', async ({
  page,
  storefront,
}) => {
  test.setTimeout(180_000);
  const xml = await (await fetch(`${storefront.site}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const complaints = await complaintsOf(page);
  for (const path of new Set([...KINDS, ...draw(listed, DRAWN)])) {
    await page.goto(storefront.site + path);
    await expect(page.locator('html[data-booted]')).toBeAttached();
    // Sections hydrate and pictures load when they come into view, the frame of the enquiry form too.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(complaints).toEqual([]);
});
