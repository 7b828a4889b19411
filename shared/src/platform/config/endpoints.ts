import type { StorefrontConfig } from '../../contracts/storefront-config';

/** Where the calls go: settings of the run, never of the build (DEC-105). */
export type Endpoints = Pick<StorefrontConfig, 'apiUrl' | 'backendUrl'>;

/** A supplier call, such as `getBackOfficeHotelByGiataId/12345`. */
export function apiUrl(endpoints: Endpoints, path: string): string {
  return `${endpoints.apiUrl}/${path}`;
}

/** A content or booking call, such as `api/orders`. */
export function backendUrl(endpoints: Endpoints, path: string): string {
  return `${endpoints.backendUrl}/${path}`;
}
