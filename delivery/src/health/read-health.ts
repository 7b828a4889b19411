import { telemetryHealthSchema, type VersionHealth } from '@storefront/shared/api/telemetry.schema';
import { requestJson, type ApiError } from '@storefront/shared/platform/http/request-json';

const TIMEOUT_MS = 10_000;

/** The health of versions cannot be read; the message says what to do. */
export class HealthUnavailable extends Error {
  override readonly name = 'HealthUnavailable';
}

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
  const result = await requestJson(
    `${backendUrl}/admin/telemetry?${query.toString()}`,
    telemetryHealthSchema,
    {
      timeoutMs: TIMEOUT_MS,
      init: { headers: { authorization: `Bearer ${token}` } },
    },
  );
  if (result.ok) return result.value.versions;
  throw new HealthUnavailable(describeError(backendUrl, result.error));
}

function describeError(where: string, error: ApiError): string {
  switch (error.kind) {
    case 'aborted':
    case 'timeout':
    case 'network':
      return `${where} does not respond. Start the backend, or set BACKEND_URL to its URL.`;
    case 'http':
      return error.status === 401
        ? `${where} rejects the token. Set ADMIN_TOKEN to the token of the backend.`
        : `${where} responded with ${error.status}. See its log for the reason.`;
    case 'shape':
      return `The response of ${where} is invalid. Run this command from the same version of the sources as the backend.`;
  }
}
