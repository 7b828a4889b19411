import { errorMessage } from '@storefront/server-kit/error-text';
import { BOOKING_SESSION_KEY } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { HYDRATION_ELEMENT_ID } from '@storefront/shared/contracts/registry';
import { hydrationSchema } from '@storefront/shared/contracts/rendered-page';
import { expect, type Browser, type Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';

import { isNetworkFault, isPlantedFault, type FaultCase } from './test-cases';
import type { CaseResult } from './matrix-report';
import { startFaultProxy } from './fault-proxy';
import { healthyVisitSeconds } from './healthy-visit';
import { injectNetworkFault, injectWeakLine } from './network-faults';
import { holdsBooking, placeOf, visitOtherPage, type TestData } from './places';
import { PLANTED, injectPlantedCode } from './planted-code-faults';
import { injectLostRegistry, injectVanishedRelease } from './release-faults';
import type { TestSite, FaultInjection, FaultContext } from './injection';
import {
  allowedOutcomes,
  expectFrame,
  expectWorks,
  LIMIT_S,
  LIMIT_WITH_PROGRESS_S,
  panel,
  waitForOutcome,
  type Outcome,
} from './outcomes';
import { injectBlockedStorage, injectRegistryTimeout } from './tab-faults';
import { recordTimeline, type Timeline } from './timeline';

type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** A busy moment of the machine passes; a fallback that waits too long does so every time. */
const MAX_LATE_ATTEMPTS = 3;

/** Runs one case, and again if it only took too long. Never rejects: the result contains the failure. */
export async function runFaultCase(
  browser: Browser,
  testCase: FaultCase,
  testSite: TestSite,
  props: TestData,
): Promise<CaseResult> {
  for (let attempt = 1; ; attempt += 1) {
    const row = await runOnce(browser, testCase, testSite, props);
    // The healthy visit is the last step of a late case: a failure after it is that of the time.
    const isLate = row.failure !== null && row.secondsHealthy !== null;
    if (!isLate || attempt === MAX_LATE_ATTEMPTS) return row;
  }
}

/** Runs one case in a tab of its own. */
async function runOnce(
  browser: Browser,
  testCase: FaultCase,
  testSite: TestSite,
  props: TestData,
): Promise<CaseResult> {
  const proxy = await startFaultProxy();
  const context = await browser.newContext({ proxy: { server: proxy.url } });
  const page = await context.newPage();
  const row: Open<CaseResult> = {
    ...testCase,
    met: false,
    outcome: null,
    action: null,
    failure: null,
    secondsToOutcome: null,
    secondsOfFault: null,
    secondsHealthy: null,
  };
  try {
    const timeline = await runInTab({ page, proxy, testCase, testSite }, props, row);
    await expectInTime(row, timeline, () => healthyVisitSeconds(browser, testCase, testSite, props));
  } catch (error) {
    row.failure = errorMessage(error);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  proxy.close();
  return row;
}

async function runInTab(
  tab: Pick<FaultContext, 'page' | 'proxy' | 'testCase' | 'testSite'>,
  props: TestData,
  row: Open<CaseResult>,
): Promise<Timeline> {
  const { page, testCase, testSite } = tab;
  await withoutPictures(page);
  const thrown: string[] = [];
  const messages: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('console', (message) => messages.push(message.text()));

  const place = placeOf(testCase, props);
  const timeline = await recordTimeline(page, place);
  const context = { ...tab, place, messages: () => [...messages, ...thrown].join('\n') };
  const injection = removedOnce(await injectFault(context));
  await injection.beforeOpen();
  try {
    await place.openStart(page, testSite.site);
    const bookingBefore = await bookingIn(page, testCase);
    await injection.afterOpen();
    timeline.restart();
    await place.go(page, testSite.site);
    if (testCase.fault !== 'slow line') await expectFrame(page);
    const rendered = testCase.way === 'cold load' && place.readable && (await isRendered(page));
    row.outcome = await waitForOutcome(page, testCase, place, allowedOutcomes(testCase, rendered));
    row.secondsToOutcome = timeline.secondsTo(row.outcome);
    row.secondsOfFault = timeline.secondsTo(row.outcome, injection.metAt?.());
    // The search of a rendered page starts when the browser is idle.
    await expect.poll(() => injection.wasMet(), { message: 'the tab has met the fault' }).toBe(true);
    row.met = true;
    if (testCase.fault === 'slow line') expectProgress(row, timeline);
    const expectedBooking = bookingBefore ?? (await bookingIn(page, testCase));
    const { pathname, search } = new URL(page.url());

    await visitOtherPage(page, testCase.remote);
    await expectFrame(page);
    row.action = await recover(context, injection, row.outcome);
    await expectWorks(page, place);
    const now = new URL(page.url());
    expect(now.pathname + now.search, 'the address after it').toBe(pathname + search);
    expect(await bookingIn(page, testCase), 'the booking after it').toEqual(expectedBooking);
    if (carriesBooking(testCase)) expect(expectedBooking, 'the booking of the tab').not.toBeNull();
    expect(
      thrown.filter((message) => !message.includes(PLANTED)),
      'uncaught errors',
    ).toEqual([]);
    return timeline;
  } finally {
    await injection.remove();
  }
}

/**
 * A fault ends in time, counted from the request of the file: what comes before it, such as a quote or a page that is
 * rendered, takes its time without a fault too. The limit is that of a fast machine. On a slow one the same navigation
 * without the fault is measured at once, and the case may take that much longer.
 */
async function expectInTime(
  row: Open<CaseResult>,
  timeline: Timeline,
  measureHealthyVisit: () => Promise<number>,
): Promise<void> {
  if (row.fault === 'slow line') return;
  const seconds = row.secondsOfFault ?? Infinity;
  const limit = timeline.saw('still loading') ? LIMIT_WITH_PROGRESS_S : LIMIT_S;
  if (seconds <= limit) return;
  row.secondsHealthy = await measureHealthyVisit();
  expect(seconds, 'seconds from the fault to the outcome').toBeLessThanOrEqual(limit + row.secondsHealthy);
}

/** On a slow line nothing ends early, and the shopper sees progress. */
function expectProgress({ outcome }: CaseResult, timeline: Timeline): void {
  expect(timeline.saw('panel') || timeline.saw('readable'), 'a false alarm').toBe(false);
  if (outcome && (timeline.secondsTo(outcome) ?? 0) > LIMIT_S)
    expect(timeline.saw('still loading')).toBe(true);
}

function injectFault(context: FaultContext): Promise<FaultInjection> {
  const { fault, target } = context.testCase;
  if (isNetworkFault(fault)) return injectNetworkFault(context, fault);
  if (isPlantedFault(fault)) return injectPlantedCode(context, fault);
  switch (fault) {
    case 'slow line':
      return injectWeakLine(context);
    case 'hung worker':
      return injectNetworkFault(context, 'slow');
    case 'vanished after a release':
      return injectVanishedRelease(context);
    case 'registry down':
      return target === 'open tab' ? injectRegistryTimeout(context) : injectLostRegistry(context);
    case 'storage blocked':
      return injectBlockedStorage(context);
  }
}

/**
 * Removes the fault and recovers the page by one action of the shopper.
 *
 * @returns the name of the action
 */
async function recover(
  { page, testCase }: FaultContext,
  injection: FaultInjection,
  outcome: Outcome,
): Promise<string> {
  if (outcome === 'panel' && isNetworkFault(testCase.fault)) {
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(panel(page)).toBeVisible();
    await expectRetryReachesNetwork(page, injection);
    await injection.remove();
    await page.getByRole('button', { name: 'Try again' }).click();
    return 'Try again';
  }
  if (outcome === 'panel') {
    // A tab keeps its releases; a new document has the live ones.
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(panel(page)).toBeVisible();
    await injection.remove();
    await page.reload({ waitUntil: 'domcontentloaded' });
    return 'reload';
  }
  await injection.remove();
  await page.goBack({ waitUntil: 'domcontentloaded' });
  if (outcome !== 'readable') return 'Back';
  // A browser may go back to its copy of the document, which names the broken release and shows the notice again.
  const notice = page.locator('#boot-notice[data-shown]');
  await expect(page.locator('html[data-booted]').or(notice)).toBeVisible();
  if (!(await notice.isVisible())) return 'Back';
  await notice.getByRole('link', { name: 'Try again' }).click();
  return 'Back, Try again';
}

/** During the fault, a press of Try again sends a request, and the panel comes back. */
async function expectRetryReachesNetwork(page: Page, { hits }: FaultInjection): Promise<void> {
  const before = hits?.() ?? 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => hits?.(), { message: 'requests after Try again' }).toBeGreaterThan(before);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
}

/** A busy server may leave a page, or a search, to the browser. */
async function isRendered(page: Page): Promise<boolean> {
  const data = page.locator(`#${HYDRATION_ELEMENT_ID}`);
  if ((await data.count()) === 0) return false;
  return hydrationSchema.parse(JSON.parse((await data.textContent()) ?? '')).readable;
}

function carriesBooking({ remote, fault }: FaultCase): boolean {
  return holdsBooking(remote) && fault !== 'storage blocked';
}

/** Returns the stored booking session of the tab, or `null`. */
async function bookingIn(page: Page, testCase: FaultCase): Promise<unknown> {
  if (!carriesBooking(testCase)) return null;
  const text = await page.evaluate((key) => sessionStorage.getItem(key), BOOKING_SESSION_KEY);
  return JSON.parse(text ?? 'null');
}

/** Removes the fault at most once: during the case, or at its end. */
function removedOnce(injection: FaultInjection): FaultInjection {
  let lifting: Promise<void> | null = null;
  return { ...injection, remove: () => (lifting ??= injection.remove()) };
}
