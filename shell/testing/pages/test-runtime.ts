import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { aRuntime } from '@storefront/shared/testing/render-page';

/** Returns a runtime with the given settings and defaults for all others. */
export function runtimeWithSettings(settings: {
  readonly seller?: object;
  readonly maps?: object;
  readonly bookingTerms?: object;
}) {
  return aRuntime({
    config: storefrontConfigSchema.parse({ backendUrl: 'http://backend.test', ...settings }),
  });
}

/** All settings that are optional. */
export const ALL_SETTINGS = {
  seller: { liveChatUrl: 'https://chat.example.com/room', atolNumber: 'T0000' },
  maps: { embedUrl: 'https://maps.example.com/embed?at={latitude},{longitude}' },
};
