import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

/** Where the services of the far site are found on the local one. */
export const API_PATH = '/against/api';
export const BACKEND_PATH = '/against/backend';

/**
 * The settings of a far site for a page on this machine: its services are asked through the local server, since
 * browsers would be refused there, and nothing that goes wrong during development is counted as the site's.
 */
export function localSettings(far: StorefrontConfig, siteUrl: string): StorefrontConfig {
  return {
    ...far,
    siteUrl,
    apiUrl: siteUrl + API_PATH,
    backendUrl: siteUrl + BACKEND_PATH,
    telemetry: { ...far.telemetry, enabled: false },
    development: true,
  };
}
