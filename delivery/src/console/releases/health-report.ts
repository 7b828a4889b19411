import { setTimeout as pause } from 'node:timers/promises';

import { errorMessage } from '@storefront/server-kit/error-text';
import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { HealthUnavailable } from '../../health/read-health';

/** Reads what pages have reported per version since a time; rejects with an error message for users. */
export type ReadVersionHealth = (since: Date) => Promise<readonly VersionHealth[]>;

/** Period of the counts in the console. */
export const HEALTH_HOURS = 24;

const HOUR_MS = 3_600_000;

export type HealthReport =
  | { readonly kind: 'known'; readonly versions: readonly VersionHealth[] }
  /** Reason, as a sentence. */
  | { readonly kind: 'unknown'; readonly message: string };

/** Short, because the console must stay usable for rollbacks when the backend hangs. */
const TIMEOUT_MS = 2_000;

/** Reads the health data. Never rejects, because the console also works without it. @param now milliseconds since 1970 */
export async function readHealthReport(health: ReadVersionHealth, now: number): Promise<HealthReport> {
  const settled = new AbortController();
  try {
    const versions = await Promise.race([
      health(new Date(now - HEALTH_HOURS * HOUR_MS)),
      rejectAfterTimeout(settled.signal),
    ]);
    return { kind: 'known', versions };
  } catch (error) {
    return { kind: 'unknown', message: errorMessage(error) };
  } finally {
    settled.abort();
  }
}

async function rejectAfterTimeout(signal: AbortSignal): Promise<never> {
  await pause(TIMEOUT_MS, null, { signal });
  throw new HealthUnavailable(`The backend has not responded within ${TIMEOUT_MS / 1_000} seconds.`);
}

/** Returns the health of a version; `null` if no page has reported it. */
export function healthOf(report: HealthReport, app: string, version: string): VersionHealth | null {
  if (report.kind === 'unknown') return null;
  return report.versions.find((health) => health.part === app && health.version === version) ?? null;
}
