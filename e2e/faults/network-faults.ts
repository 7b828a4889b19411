import type { Route } from '@playwright/test';

import { filesOfPage } from '../support/changed-release';

import type { NetworkFault } from './test-cases';
import { NO_ACTION, type FaultInjection, type FaultContext } from './injection';

/** Fails or replaces the response of one file of a remote, in every release. */
export async function injectNetworkFault(
  { page, testCase, place, testSite }: FaultContext,
  fault: NetworkFault,
): Promise<FaultInjection> {
  const files = await filesOfPage(testSite.releases, testCase.remote, place.pattern);
  const file = testCase.target === 'entry' ? files.entry : files.chunk;
  const isTarget = ({ pathname }: URL) =>
    pathname.startsWith(`/releases/${testCase.remote}/`) && pathname.endsWith(`/${file}`);

  let hits = 0;
  let removeFault = () => {};
  const faultRemoved = new Promise<void>((resolve) => {
    removeFault = resolve;
  });
  const respond = async (route: Route) => {
    hits += 1;
    await FAULTY_RESPONSES[fault](route, faultRemoved);
  };
  return {
    beforeOpen: async () => void (await page.route(isTarget, respond)),
    afterOpen: NO_ACTION,
    wasMet: async () => hits > 0,
    remove: async () => {
      await page.unroute(isTarget, respond);
      removeFault();
    },
  };
}

const FAULTY_RESPONSES: Readonly<
  Record<NetworkFault, (route: Route, lifted: Promise<void>) => Promise<void>>
> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  slow: async (route, lifted) => {
    await lifted;
    // The page may have aborted the request or navigated away.
    await route.abort().catch(() => {});
  },
  'server error': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Broken' }),
  'wrong type': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  truncated: async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: body.subarray(0, body.length / 2),
    });
  },
};
