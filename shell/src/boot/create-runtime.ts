import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { Clock } from '@storefront/shared/platform/time/clock';
import { createRuntime as createStorefrontRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';

import { withLegacyResultsCache } from './legacy-results-cache';

/** Creates the runtime of one tab. */
export function createRuntime(config: StorefrontConfig, clock: Clock): StorefrontRuntime {
  const runtime = createStorefrontRuntime({
    config,
    clock,
    booking: {
      mirror: sessionStorageOrNull(),
      onUnreadable: ({ reason, detail }) =>
        console.warn(`stored booking not readable, kept under another key: ${reason}, ${detail}`),
    },
  });
  return withLegacyResultsCache(runtime);
}

/** Reading `window.sessionStorage` throws when storage is blocked. */
function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
