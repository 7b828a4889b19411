import type { Browser, Locator, Page } from '@playwright/test';

import { errorFree } from '../error-free';

import type { InteractivePage } from './interactions';

const SLOWER_CPU = 4;
/** Time for the event to be reported and for work that it started. */
const REST_MS = 700;
const LIMIT_MS = 60_000;

export interface MeasuredInteraction {
  readonly page: string;
  readonly name: string;
  /** From the input to the next paint, in milliseconds; the longest event of the interaction. */
  readonly duration: number;
}

interface Watched {
  readonly interactions: { worst: number };
}

/**
 * Opens a page on a desktop and does its interactions with the main thread at a quarter of its speed.
 *
 * @throws Error when an interaction finds nothing to act on, or the page writes to the console
 */
export async function measureInteractions(
  browser: Browser,
  site: string,
  { name: pageName, path, prepare, complete, interactions }: InteractivePage,
): Promise<readonly MeasuredInteraction[]> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await prepare?.(page);
  const checkErrors = errorFree(page);
  await page.addInitScript(watch);
  await page.goto(site + path);
  await page.waitForFunction(() => performance.getEntriesByName('storefront-ready').length > 0);
  if (complete) await page.waitForFunction(complete, null, { timeout: LIMIT_MS });
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  const measured: MeasuredInteraction[] = [];
  for (const { name, on, act } of interactions) {
    if (on) await bringIntoView(page, on(page));
    await worstSince(page);
    await act(page);
    await page.waitForTimeout(REST_MS);
    measured.push({ page: pageName, name, duration: await worstSince(page) });
  }
  checkErrors();
  await context.close();
  return measured;
}

/** Nobody presses in the moment in which a control scrolls into view, while its section is laid out and painted. */
async function bringIntoView(page: Page, target: Locator): Promise<void> {
  await target.click({ trial: true });
  await page.waitForTimeout(REST_MS);
}

/** Runs in the page before anything else. */
function watch(): void {
  const interactions = { worst: 0 };
  Object.assign(globalThis, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId') === 0) continue;
      interactions.worst = Math.max(interactions.worst, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Returns the longest interaction since the last call; 0 when all were painted within a frame. */
function worstSince(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { interactions } = globalThis as unknown as Watched;
    const { worst } = interactions;
    interactions.worst = 0;
    return worst;
  });
}
