import type { Browser } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';

import { startFaultProxy } from './fault-proxy';
import type { TestSite } from './injection';
import { waitForOutcome } from './outcomes';
import { placeOf, type TestData } from './places';
import type { FaultCase } from './test-cases';
import { recordTimeline } from './timeline';

/**
 * Makes the navigation of a case in a new tab, through a proxy as the case does, without its fault.
 *
 * @returns the seconds until the page works: what this machine needs at this moment, beside the same other tabs
 */
export async function healthyVisitSeconds(
  browser: Browser,
  testCase: FaultCase,
  { site }: TestSite,
  props: TestData,
): Promise<number> {
  const proxy = await startFaultProxy();
  const context = await browser.newContext({ proxy: { server: proxy.url } });
  try {
    const page = await context.newPage();
    await withoutPictures(page);
    const place = placeOf(testCase, props);
    const timeline = await recordTimeline(page, place);
    await place.openStart(page, site);
    timeline.restart();
    await place.go(page, site);
    const outcome = await waitForOutcome(page, testCase, place, ['works']);
    const seconds = timeline.secondsTo(outcome);
    if (seconds === null) throw new Error('the tab did not record when the page worked');
    return seconds;
  } finally {
    await context.close();
    proxy.close();
  }
}
