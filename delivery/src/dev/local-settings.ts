import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

/** Paths of the proxied upstream services on the local server. */
export const API_PATH = '/against/api';
export const BACKEND_PATH = '/against/backend';

/**
 * Adapts the settings of an upstream site to the local server: API calls go through the proxy, because upstream CORS
 * rejects localhost, and telemetry is off, so that development errors do not count for the site.
 */
export function localSettings(upstream: StorefrontConfig, siteUrl: string): StorefrontConfig {
  return {
    ...upstream,
    siteUrl,
    apiUrl: siteUrl + API_PATH,
    backendUrl: siteUrl + BACKEND_PATH,
    telemetry: { ...upstream.telemetry, enabled: false },
    development: true,
  };
}
