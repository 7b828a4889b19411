import { setTimeout as pause } from 'node:timers/promises';

import { errorMessage } from '@storefront/server-kit/error-text';
import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { HealthUnavailable } from '../../health/read-health';

/** What pages reported of each version from that moment on; rejects with an error whose message says why not. */
export type ReadVersionHealth = (since: Date) => Promise<readonly VersionHealth[]>;

/** Of how many hours the console counts. */
export const HEALTH_HOURS = 24;

const HOUR_MS = 3_600_000;

export type HealthReport =
  | { readonly kind: 'known'; readonly versions: readonly VersionHealth[] }
  /** Why nothing is known, as a sentence. */
  | { readonly kind: 'unknown'; readonly message: string };

/** Whoever has to take a release back does not wait for counts. */
const TIMEOUT_MS = 2_000;

/** A console without counts still shows what is live. @param now milliseconds since 1970 */
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

async function rejectAfterTimeout(answered: AbortSignal): Promise<never> {
  await pause(TIMEOUT_MS, null, { signal: answered });
  throw new HealthUnavailable(`The backend has not said within ${TIMEOUT_MS / 1_000} seconds.`);
}

/** `null` when no page has reported of this version. */
export function healthOf(report: HealthReport, part: string, version: string): VersionHealth | null {
  if (report.kind === 'unknown') return null;
  return report.versions.find((health) => health.part === part && health.version === version) ?? null;
}
