import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { createRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';
import { createClock } from '@storefront/shared/platform/time/clock';

/** The current date in all examples, so that screenshots are stable. */
const GUIDE_TODAY = '2026-11-21';

/** Creates the runtime that the shell would provide, without a backend except for pictures. */
export function guideRuntime(): StorefrontRuntime {
  return createRuntime({
    config: storefrontConfigSchema.parse({
      siteUrl: window.location.origin,
      apiUrl: `${window.location.origin}/supplier`,
      backendUrl: window.location.origin,
      seller: { liveChatUrl: 'https://chat.example.com/' },
    }),
    clock: createClock(GUIDE_TODAY),
  });
}
