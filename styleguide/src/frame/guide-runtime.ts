import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { createRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';
import { createClock } from '@storefront/shared/platform/time/clock';

/** The day of all examples, so that a picture of the guide is the same tomorrow. */
const GUIDE_TODAY = '2026-11-21';

/** What a shell would hand down, with nothing behind it but pictures. */
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
