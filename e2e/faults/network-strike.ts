import type { Route } from '@playwright/test';

import { filesOfPage } from '../support/changed-release';

import type { NetworkFault } from './cells';
import { NO_STEP, type Strike, type Struck } from './strikes';

/** One file of a remote does not come, or comes as something else, in whatever release it is asked for. */
export async function networkStrike(
  { page, cell, place, ground }: Struck,
  fault: NetworkFault,
): Promise<Strike> {
  const files = await filesOfPage(ground.releases, cell.remote, place.pattern);
  const file = cell.target === 'entry' ? files.entry : files.chunk;
  const isStruck = ({ pathname }: URL) =>
    pathname.startsWith(`/releases/${cell.remote}/`) && pathname.endsWith(`/${file}`);

  let met = 0;
  let letGo = () => {};
  const lifted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answer = async (route: Route) => {
    met += 1;
    await ANSWERS[fault](route, lifted);
  };
  return {
    before: async () => void (await page.route(isStruck, answer)),
    after: NO_STEP,
    met: async () => met > 0,
    lift: async () => {
      await page.unroute(isStruck, answer);
      letGo();
    },
  };
}

const ANSWERS: Readonly<Record<NetworkFault, (route: Route, lifted: Promise<void>) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  slow: async (route, lifted) => {
    await lifted;
    // The page has given it up by then, or has gone.
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
