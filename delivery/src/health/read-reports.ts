import { faultGroupsSchema, type FaultGroup } from '@storefront/shared/api/fault-report.schema';
import {
  pageVitalsResponseSchema,
  telemetryTrendSchema,
  type PageVitals,
  type TrendBucket,
} from '@storefront/shared/api/telemetry.schema';

import { requestAdmin, type AdminAccess } from './request-admin';

/** Reads counts by hour, app and version. Hours without a report are missing. @throws HealthUnavailable */
export async function readTrend(access: AdminAccess, since: Date): Promise<readonly TrendBucket[]> {
  const query = new URLSearchParams({ since: since.toISOString() });
  return (await requestAdmin(access, `telemetry/trend?${query.toString()}`, telemetryTrendSchema)).buckets;
}

/** Reads web vitals by kind of page, app and version. @throws HealthUnavailable */
export async function readPageVitals(access: AdminAccess, since: Date): Promise<readonly PageVitals[]> {
  const query = new URLSearchParams({ since: since.toISOString() });
  return (await requestAdmin(access, `telemetry/pages?${query.toString()}`, pageVitalsResponseSchema)).pages;
}

/** Reads the errors of pages, those that most page views met first. @throws HealthUnavailable */
export async function readFaults(access: AdminAccess, since: Date): Promise<readonly FaultGroup[]> {
  const query = new URLSearchParams({ since: since.toISOString() });
  return (await requestAdmin(access, `fault-reports?${query.toString()}`, faultGroupsSchema)).faults;
}
