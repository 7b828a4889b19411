import { telemetryHealthSchema, type VersionHealth } from '@storefront/shared/api/telemetry.schema';
import { requestJson, type ApiError } from '@storefront/shared/platform/http/request-json';

export type { VersionHealth };

const READ_LIMIT_MS = 10_000;

/** How versions fare cannot be known now; the message says what to do. */
export class HealthUnknown extends Error {
  override readonly name = 'HealthUnknown';
}

export interface HealthQuestion {
  /** Base of the backend, without a slash at the end. */
  readonly backendUrl: string;
  /** Of the owner's commands, see `ownerToken`. */
  readonly token: string;
  /** Counts are kept by the hour: the hour of this instant is counted whole. */
  readonly since: Date;
  /** Of one part only. */
  readonly part?: string;
}

/**
 * What pages have reported of each version; those that nobody reported are not listed.
 *
 * @throws HealthUnknown when the backend does not say
 */
export async function readHealth({
  backendUrl,
  token,
  since,
  part,
}: HealthQuestion): Promise<readonly VersionHealth[]> {
  const query = new URLSearchParams({ since: since.toISOString(), ...(part === undefined ? {} : { part }) });
  const answer = await requestJson(
    `${backendUrl}/admin/telemetry?${query.toString()}`,
    telemetryHealthSchema,
    {
      timeoutMs: READ_LIMIT_MS,
      init: { headers: { authorization: `Bearer ${token}` } },
    },
  );
  if (answer.ok) return answer.value.versions;
  throw new HealthUnknown(reason(backendUrl, answer.error));
}

function reason(where: string, error: ApiError): string {
  switch (error.kind) {
    case 'aborted':
    case 'timeout':
    case 'network':
      return `${where} does not answer. Start the backend, or set BACKEND_URL to where it runs.`;
    case 'http':
      return error.status === 401
        ? `${where} does not accept the token. Set ADMIN_TOKEN to that of the backend.`
        : `${where} answered ${error.status}. Its log says why.`;
    case 'shape':
      return `${where} answered what this command cannot read. Run the command of the same release as the backend.`;
  }
}
