import { faultGroupsSchema, type FaultGroup } from '@storefront/shared/api/fault-report.schema';
import { telemetryTrendSchema, type TrendBucket } from '@storefront/shared/api/telemetry.schema';

import { requestAdmin, type AdminAccess } from './request-admin';

/** Reads counts by hour, app and version. Hours without a report are missing. @throws HealthUnavailable */
export async function readTrend(access: AdminAccess, since: Date): Promise<readonly TrendBucket[]> {
  const query = new URLSearchParams({ since: since.toISOString() });
  return (await requestAdmin(access, `telemetry/trend?${query.toString()}`, telemetryTrendSchema)).buckets;
}

/** Reads the errors of pages, those that most page views met first. @throws HealthUnavailable */
export async function readFaults(access: AdminAccess, since: Date): Promise<readonly FaultGroup[]> {
  const query = new URLSearchParams({ since: since.toISOString() });
  return (await requestAdmin(access, `fault-reports?${query.toString()}`, faultGroupsSchema)).faults;
}
