import { setTimeout as pause } from 'node:timers/promises';

import { errorMessage } from '@storefront/server-kit/error-text';
import type { FaultGroup } from '@storefront/shared/api/fault-report.schema';
import type { PageVitals, TrendBucket, VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { HealthUnavailable } from '../../health/request-admin';

/** What the console reads from the backend. Each function rejects with an error message for users. */
export interface ReportReaders {
  /** Counts per version since a time. */
  readonly health: (since: Date) => Promise<readonly VersionHealth[]>;
  /** Counts per hour and version. */
  readonly trend: (since: Date) => Promise<readonly TrendBucket[]>;
  /** Web vitals per kind of page and version. */
  readonly pages: (since: Date) => Promise<readonly PageVitals[]>;
  /** Errors of pages. */
  readonly faults: (since: Date) => Promise<readonly FaultGroup[]>;
}

/** Period of the counts in the console. */
export const HEALTH_HOURS = 24;

const HOUR_MS = 3_600_000;

/** Data of the backend, or the reason why there is none. */
export type Reported<T> =
  | { readonly kind: 'available'; readonly data: T }
  /** Reason, as a sentence. */
  | { readonly kind: 'unavailable'; readonly message: string };

/** What pages have reported in the last `HEALTH_HOURS` hours. */
export interface HealthReport {
  readonly versions: Reported<readonly VersionHealth[]>;
  readonly trend: Reported<readonly TrendBucket[]>;
  readonly faults: Reported<readonly FaultGroup[]>;
}

/** Short, because the console must stay usable for rollbacks when the backend hangs. */
const TIMEOUT_MS = 2_000;

/** Reads all reports. Never rejects, because the console also works without them. @param now milliseconds since 1970 */
export async function readHealthReport(readers: ReportReaders, now: number): Promise<HealthReport> {
  const since = new Date(now - HEALTH_HOURS * HOUR_MS);
  const [versions, trend, faults] = await Promise.all([
    withinTimeout(readers.health(since)),
    withinTimeout(readers.trend(since)),
    withinTimeout(readers.faults(since)),
  ]);
  return { versions, trend, faults };
}

/** Reads web vitals by kind of page alone. Never rejects. */
export async function readSpeedReport(
  { pages }: ReportReaders,
  now: number,
): Promise<Reported<readonly PageVitals[]>> {
  return withinTimeout(pages(new Date(now - HEALTH_HOURS * HOUR_MS)));
}

/** Reads the errors alone. Never rejects. */
export async function readFaultReport(
  { faults }: ReportReaders,
  now: number,
): Promise<Reported<readonly FaultGroup[]>> {
  return withinTimeout(faults(new Date(now - HEALTH_HOURS * HOUR_MS)));
}

async function withinTimeout<T>(data: Promise<T>): Promise<Reported<T>> {
  const settled = new AbortController();
  try {
    return { kind: 'available', data: await Promise.race([data, rejectAfterTimeout(settled.signal)]) };
  } catch (error) {
    return { kind: 'unavailable', message: errorMessage(error) };
  } finally {
    settled.abort();
  }
}

async function rejectAfterTimeout(signal: AbortSignal): Promise<never> {
  await pause(TIMEOUT_MS, null, { signal });
  throw new HealthUnavailable(`The backend has not responded within ${TIMEOUT_MS / 1_000} seconds.`);
}

/** Returns the health of a version; `null` if no page has reported it. */
export function healthOf({ versions }: HealthReport, app: string, version: string): VersionHealth | null {
  if (versions.kind === 'unavailable') return null;
  return versions.data.find((health) => health.part === app && health.version === version) ?? null;
}
