import type { Route } from '@playwright/test';

import { NO_STEP, type Strike, type Struck } from './strikes';

/** Longer than a tab waits until it looks at the registry again. */
const MUCH_LATER_MS = 11 * 60_000;

/** The registry cannot be had when an open tab looks whether it runs what is live. */
export async function unansweredRegistryStrike({ page }: Struck): Promise<Strike> {
  let met = false;
  const answer = async (route: Route) => {
    met = true;
    await route.fulfill({ status: 500, contentType: 'text/plain', body: 'Broken' });
  };
  return {
    before: async () => {
      await page.addInitScript(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + Number(document.documentElement.dataset['later'] ?? 0);
      });
    },
    after: async () => {
      await page.route('**/registry.json', answer);
      await page.evaluate((later) => {
        document.documentElement.dataset['later'] = String(later);
      }, MUCH_LATER_MS);
    },
    met: async () => met,
    lift: () => page.unroute('**/registry.json', answer),
  };
}

/** The mere mention of storage throws, as it does where a browser blocks it. */
export async function blockedStorageStrike({ page }: Struck): Promise<Strike> {
  return {
    before: async () => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(globalThis, name, {
            get() {
              document.documentElement.dataset['blocked'] = name;
              throw new DOMException('storage is blocked', 'SecurityError');
            },
          });
        }
      });
    },
    after: NO_STEP,
    met: () => page.evaluate(() => document.documentElement.dataset['blocked'] !== undefined),
    // Nobody changes that in the middle of a visit.
    lift: NO_STEP,
  };
}
