import type { Route } from '@playwright/test';

import { NO_ACTION, type FaultInjection, type FaultContext } from './injection';

/** Longer than the polling interval of the registry in a tab. */
const MUCH_LATER_MS = 11 * 60_000;

/** Fails the registry request of an open tab. */
export async function injectRegistryTimeout({ page }: FaultContext): Promise<FaultInjection> {
  let met = false;
  const respond = async (route: Route) => {
    met = true;
    await route.fulfill({ status: 500, contentType: 'text/plain', body: 'Broken' });
  };
  return {
    beforeOpen: async () => {
      await page.addInitScript(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + Number(document.documentElement.dataset['later'] ?? 0);
      });
    },
    afterOpen: async () => {
      await page.route('**/registry.json', respond);
      await page.evaluate((later) => {
        document.documentElement.dataset['later'] = String(later);
      }, MUCH_LATER_MS);
    },
    wasMet: async () => met,
    remove: () => page.unroute('**/registry.json', respond),
  };
}

/** Makes any access to storage throw, as in a browser that blocks it. */
export async function injectBlockedStorage({ page }: FaultContext): Promise<FaultInjection> {
  return {
    beforeOpen: async () => {
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
    afterOpen: NO_ACTION,
    wasMet: () => page.evaluate(() => document.documentElement.dataset['blocked'] !== undefined),
    // Browsers do not change this setting during a visit.
    remove: NO_ACTION,
  };
}
