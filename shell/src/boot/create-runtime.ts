import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { createBookingStore, createResultsCache, type StorefrontRuntime } from '@storefront/shared/runtime';
import type { Clock } from '@storefront/shared/platform/time/clock';

/** One runtime for each tab: its clock, its booking session, its cache of search answers. */
export function createRuntime(config: StorefrontConfig, clock: Clock): StorefrontRuntime {
  return {
    config,
    clock,
    results: createResultsCache(clock.now),
    booking: createBookingStore({
      mirror: sessionStorageOrNull(),
      onUnreadable: ({ reason, detail }) => console.warn(`stored booking set aside: ${reason}, ${detail}`),
    }),
  };
}

/** Blocked storage throws on the mere mention of it. */
function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
