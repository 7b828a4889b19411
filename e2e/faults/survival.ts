import { expect, type Page } from '@playwright/test';

import type { Cell } from './cells';
import type { Place } from './places';

/** How a fault shows: not at all, as the panel with its Retry, or as a bar below the page of the server. */
export type Outcome = 'works' | 'panel' | 'readable';

/**
 * Longest time until the shopper is told. A chunk that hangs is given up after twice 8 s; the rest is for a
 * busy machine.
 */
const SLOW_LIMIT_MS = 40_000;
const LIMIT_MS = 45_000;

export const panel = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This part of the page is unavailable' });

const heading = (page: Page, { heading: name, level }: Place) =>
  page.getByRole('heading', { name, ...(level ? { level } : {}) }).first();
const notice = (page: Page) => page.locator('#boot-notice[data-shown]');

/** Header, footer and a number to call: at every moment, whatever else is there. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
}

/**
 * Waits for one of the ways in which it may end, and sees that it is something to go on with. What shows on the
 * way there (the notice, until a release before has stepped in) is not the end.
 */
export async function settled(
  page: Page,
  cell: Cell,
  place: Place,
  expected: readonly Outcome[],
): Promise<Outcome> {
  let outcome: Outcome | null = null;
  await expect
    .poll(async () => (outcome = await outcomeNow(page, place)), {
      message: `it ends as one of: ${expected.join(', ')}`,
      timeout: cell.fault === 'slow' ? SLOW_LIMIT_MS : LIMIT_MS,
    })
    .toEqual(expect.stringMatching(new RegExp(`^(${expected.join('|')})$`)));
  if (outcome === null) throw new Error('unreachable');
  await expectFrame(page);
  await expect(page.getByText('Loading the page')).toHaveCount(0);
  if (outcome === 'panel') await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  if (outcome === 'readable') {
    await expect(heading(page, place)).toBeVisible();
    await expect(notice(page).getByRole('link', { name: 'Try again' })).toBeVisible();
  }
  return outcome;
}

/** The page is there and answers. */
export async function expectWorks(page: Page, place: Place): Promise<void> {
  await expect(heading(page, place)).toBeVisible({ timeout: LIMIT_MS });
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await expect(panel(page)).toHaveCount(0);
  await expectFrame(page);
}

async function outcomeNow(page: Page, place: Place): Promise<Outcome | null> {
  if (await panel(page).isVisible()) return 'panel';
  if (await notice(page).isVisible()) return 'readable';
  const booted = await page.locator('html[data-booted]').count();
  return booted > 0 && isAt(page, place) && (await heading(page, place).isVisible()) ? 'works' : null;
}

/** Where the page was left from there may be the same heading. */
function isAt(page: Page, { pattern }: Place): boolean {
  return new URL(page.url()).pathname.startsWith(pattern.split(':')[0] ?? pattern);
}

/**
 * What may come of a cell; anything else is a fault of the product.
 *
 * @param rendered whether the document brought a page that can be read
 */
export function mayBe(cell: Cell, rendered: boolean): readonly Outcome[] {
  const withoutIt: readonly Outcome[] = rendered ? ['readable'] : ['panel'];
  switch (cell.fault) {
    case 'registry down':
    case 'storage blocked':
      return ['works'];
    case 'throws at render':
      // What is thrown takes the page of the server with it; a release before stands in for it.
      return cell.releases === 'one before' ? ['works'] : ['panel'];
    case 'throws at load':
    case 'wrong contract':
      if (cell.releases === 'only release') return withoutIt;
      return ['works'];
    case 'vanished after a release':
      // The tab loads its document again, and gets the release of now.
      return ['works'];
    default:
      return withoutIt;
  }
}
