import { telemetryHealthSchema, type VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { requestAdmin } from './request-admin';

export { HealthUnavailable } from './request-admin';

export interface HealthQuery {
  /** Without a trailing slash. */
  readonly backendUrl: string;
  /** Admin token of the backend, see `adminToken`. */
  readonly token: string;
  /** Counts are stored per hour: the hour of this instant is included completely. */
  readonly since: Date;
  /** Default: all apps. */
  readonly app?: string;
}

/**
 * Reads from the backend what pages have reported per version. Versions without reports are missing.
 *
 * @throws HealthUnavailable when the backend is unreachable or rejects the request
 */
export async function readHealth({
  backendUrl,
  token,
  since,
  app,
}: HealthQuery): Promise<readonly VersionHealth[]> {
  const query = new URLSearchParams({
    since: since.toISOString(),
    ...(app === undefined ? {} : { part: app }),
  });
  const { versions } = await requestAdmin(
    { backendUrl, token },
    `telemetry?${query.toString()}`,
    telemetryHealthSchema,
  );
  return versions;
}
