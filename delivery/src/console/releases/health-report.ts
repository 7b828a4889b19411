import { setTimeout as pause } from 'node:timers/promises';

import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { HealthUnknown } from '../../health/read-health';

/** What pages reported of each version from that moment on; rejects with an error whose message says why not. */
export type ReadVersionHealth = (since: Date) => Promise<readonly VersionHealth[]>;

/** Of how many hours the console counts. */
export const HEALTH_HOURS = 24;

const HOUR_MS = 3_600_000;

export type HealthReport =
  | { readonly kind: 'known'; readonly versions: readonly VersionHealth[] }
  /** Why nothing is known, as a sentence. */
  | { readonly kind: 'unknown'; readonly sentence: string };

/** Whoever has to take a release back does not wait for counts. */
const LONGEST_WAIT_MS = 2_000;

/** A console without counts still shows what is live. @param now milliseconds since 1970 */
export async function readHealthReport(health: ReadVersionHealth, now: number): Promise<HealthReport> {
  const answered = new AbortController();
  try {
    const versions = await Promise.race([
      health(new Date(now - HEALTH_HOURS * HOUR_MS)),
      tooLate(answered.signal),
    ]);
    return { kind: 'known', versions };
  } catch (error) {
    return { kind: 'unknown', sentence: error instanceof Error ? error.message : String(error) };
  } finally {
    answered.abort();
  }
}

async function tooLate(answered: AbortSignal): Promise<never> {
  await pause(LONGEST_WAIT_MS, null, { signal: answered });
  throw new HealthUnknown(`The backend has not said within ${LONGEST_WAIT_MS / 1_000} seconds.`);
}

/** `null` when no page has reported of this version. */
export function healthOf(report: HealthReport, part: string, version: string): VersionHealth | null {
  if (report.kind === 'unknown') return null;
  return report.versions.find((health) => health.part === part && health.version === version) ?? null;
}
