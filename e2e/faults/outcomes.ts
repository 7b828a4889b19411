import { expect, type Page } from '@playwright/test';

import type { Fault, FaultCase } from './test-cases';
import type { Place } from './places';

/** What the shopper sees: the working page, the error panel with Retry, or the server's page with a notice. */
export type Outcome = 'works' | 'panel' | 'readable';

/**
 * Time limit for an outcome, in seconds of the tab: the page works, or the shopper knows what happened. On a slow machine
 * the time of the same navigation without the fault is added.
 */
export const LIMIT_S = 4;

/** A busy machine may take longer than `LIMIT_S`, if the shopper sees progress: not longer than this, in seconds. */
export const LIMIT_WITH_PROGRESS_S = 12;

/** A test waits longer, so that a late outcome is reported with its time. */
const LIMIT_MS = 45_000;

export const panel = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This part of the page is unavailable' });

const heading = (page: Page, { heading: name, level }: Place) =>
  page.getByRole('heading', { name, ...(level ? { level } : {}) }).first();
const notice = (page: Page) => page.locator('#boot-notice[data-shown]');

/** Expects header, footer and a phone number. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
}

/**
 * Waits for one of the allowed outcomes and checks that the page is usable. Intermediate states, such as the notice while
 * an earlier release loads, do not count.
 */
export async function waitForOutcome(
  page: Page,
  testCase: FaultCase,
  place: Place,
  expected: readonly Outcome[],
): Promise<Outcome> {
  let outcome: Outcome | null = null;
  await expect
    .poll(async () => (outcome = await outcomeNow(page, place)), {
      message: `it ends as one of: ${expected.join(', ')}`,
      timeout: LIMIT_MS,
      intervals: [100],
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

/** Expects the working, interactive page. */
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

/** The previous page may have the same heading, so the URL is compared too. */
function isAt(page: Page, { pattern }: Place): boolean {
  return new URL(page.url()).pathname.startsWith(pattern.split(':')[0] ?? pattern);
}

/**
 * Returns the allowed outcomes of a case.
 *
 * @param rendered true if the server rendered the page
 */
export function allowedOutcomes(testCase: FaultCase, rendered: boolean): readonly Outcome[] {
  const withoutRemote: readonly Outcome[] = rendered ? ['readable'] : ['panel'];
  const hasFallback = testCase.releases === 'one before';
  const outcomes: Readonly<Record<Fault, readonly Outcome[]>> = {
    missing: withoutRemote,
    slow: hasFallback ? ['works'] : withoutRemote,
    'stuck request': ['works'],
    'server error': withoutRemote,
    'wrong type': withoutRemote,
    truncated: withoutRemote,
    'slow line': ['works'],
    // The search continues in the page.
    'hung worker': ['works'],
    'throws at load': hasFallback ? ['works'] : withoutRemote,
    'wrong contract': hasFallback ? ['works'] : withoutRemote,
    // The error unmounts the server's page; an earlier release replaces it.
    'throws at render': hasFallback ? ['works'] : ['panel'],
    // The tab reloads its document and gets the live release.
    'vanished after a release': ['works'],
    'registry down': ['works'],
    'storage blocked': ['works'],
  };
  return outcomes[testCase.fault];
}
