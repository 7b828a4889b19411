import type { StorefrontConfig } from '../../contracts/storefront-config';

/** The base URLs of both APIs. They are settings of the running shop, never part of a build (DEC-105). */
export type Endpoints = Pick<StorefrontConfig, 'apiUrl' | 'backendUrl'>;

/**
 * Returns the URL of a supplier endpoint.
 *
 * @param path without a leading slash, such as `getBackOfficeHotelByGiataId/12345`
 */
export function apiUrl(endpoints: Endpoints, path: string): string {
  return `${endpoints.apiUrl}/${path}`;
}

/**
 * Returns the URL of a content or booking endpoint.
 *
 * @param path without a leading slash, such as `api/orders`
 */
export function backendUrl(endpoints: Endpoints, path: string): string {
  return `${endpoints.backendUrl}/${path}`;
}
