import type { telemetryQuerySchema, telemetryTrendSchema } from '@storefront/shared/api/telemetry.schema';
import type { z } from 'zod';

import type { Database } from '../db/open-database';

import { startOfHour } from './start-of-hour';
import { groupRows, healthOfRows } from './version-counts';

/** Returns the counts of each hour and version since the hour of `since`, oldest first. */
export async function readTrend(
  db: Database,
  { since, part }: z.output<typeof telemetryQuerySchema>,
): Promise<z.input<typeof telemetryTrendSchema>> {
  const rows = await db
    .selectFrom('telemetry')
    .selectAll()
    .where('hour', '>=', startOfHour(Date.parse(since)))
    .$if(part !== undefined, (query) => query.where('part', '=', part ?? ''))
    .orderBy('hour')
    .orderBy('part')
    .orderBy('version')
    .execute();
  const counted = rows.map(({ hour, ...row }) => ({
    ...row,
    sources: String(row.sources),
    first: hour,
    last: hour,
  }));
  const byHour = groupRows(counted, (row) => `${row.first.toISOString()} ${row.part}@${row.version}`);
  return {
    buckets: byHour.map((group) => {
      const {
        part: name,
        version,
        firstSeen,
        loaded,
        loadFailed,
        errors,
        booked,
        vitals,
      } = healthOfRows(group);
      return {
        hour: firstSeen,
        part: name,
        version,
        loaded,
        loadFailed,
        errors,
        booked,
        p75: {
          ...(vitals.LCP ? { LCP: vitals.LCP.p75 } : {}),
          ...(vitals.INP ? { INP: vitals.INP.p75 } : {}),
        },
      };
    }),
  };
}
