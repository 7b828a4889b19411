import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { aRuntime } from '@storefront/shared/testing/render-page';

/** A runtime of a shop with these settings; everything else is as it comes. */
export function shopOf(settings: { readonly seller?: object; readonly maps?: object }) {
  return aRuntime({
    config: storefrontConfigSchema.parse({ backendUrl: 'http://backend.test', ...settings }),
  });
}

/** A shop with everything configured that may also be missing. */
export const FULL_SHOP = {
  seller: { liveChatUrl: 'https://chat.example.com/room', atolNumber: 'T0000' },
  maps: { embedUrl: 'https://maps.example.com/embed?at={latitude},{longitude}' },
};
