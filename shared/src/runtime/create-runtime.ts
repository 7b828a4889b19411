import type { StorefrontConfig } from '../contracts/storefront-config';
import type { Clock } from '../platform/time/clock';

import { createBookingStore, type BookingStoreOptions } from './booking-store';
import { createRecentlyViewedStore } from './recently-viewed-store';
import type { ServerSide, StorefrontRuntime } from './runtime-context';
import { createShortlistStore } from './shortlist-store';

export interface RuntimeOptions {
  readonly config: StorefrontConfig;
  readonly clock: Clock;
  /** Where the booking session is mirrored; without it the session lives as long as its document. */
  readonly booking?: BookingStoreOptions;
  /** Present only while a server renders. */
  readonly server?: ServerSide;
}

/** Creates the state of one tab, or of one request on a server. The host is the only caller in production. */
export function createRuntime({ config, clock, booking, server }: RuntimeOptions): StorefrontRuntime {
  return {
    config,
    clock,
    booking: createBookingStore(booking ?? { mirror: null }),
    shortlist: createShortlistStore({ now: clock.now }),
    recentlyViewed: createRecentlyViewedStore({ now: clock.now }),
    ...(server && { server }),
  };
}
