import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

/** Returns the origins of the services that pages and workers call. */
export function serviceOrigins({
  apiUrl,
  backendUrl,
}: Pick<StorefrontConfig, 'apiUrl' | 'backendUrl'>): readonly string[] {
  return [...new Set([apiUrl, backendUrl].map((url) => new URL(url).origin))];
}
