import type { faultGroupsSchema, faultQuerySchema } from '@storefront/shared/api/fault-report.schema';
import { faultFrameSchema } from '@storefront/shared/api/fault-report.schema';
import { telemetrySubjectSchema } from '@storefront/shared/api/telemetry.schema';
import { z } from 'zod';

import type { Database } from '../db/open-database';
import { startOfHour } from '../telemetry/start-of-hour';

type Groups = z.input<typeof faultGroupsSchema>;

const MAX_GROUPS = 100;
const MAX_NAMES = 8;

/** Returns the errors since the hour of `since`, those that most page views met first. */
export async function readFaultGroups(
  db: Database,
  { since, part }: z.output<typeof faultQuerySchema>,
): Promise<Groups> {
  const from = startOfHour(Date.parse(since));
  const groups = await db
    .selectFrom('fault_groups')
    .innerJoin('fault_counts', 'fault_counts.fingerprint', 'fault_groups.fingerprint')
    .selectAll('fault_groups')
    .select(({ fn }) => [fn.sum<string>('count').as('count'), fn.sum<string>('views').as('views')])
    .where('hour', '>=', from)
    .$if(part !== undefined, (query) => query.where('part', '=', part ?? ''))
    .groupBy('fault_groups.fingerprint')
    .orderBy('views', 'desc')
    .orderBy('count', 'desc')
    .limit(MAX_GROUPS)
    .execute();
  if (groups.length === 0) return { faults: [] };
  const counts = await db
    .selectFrom('fault_counts')
    .selectAll()
    .where('hour', '>=', from)
    .where(
      'fingerprint',
      'in',
      groups.map(({ fingerprint }) => fingerprint),
    )
    .execute();
  return {
    faults: groups.map(({ first_seen, last_seen, ...group }) => {
      const own = counts.filter(({ fingerprint }) => fingerprint === group.fingerprint);
      return {
        ...telemetrySubjectSchema.parse(group),
        fingerprint: group.fingerprint,
        message: group.message,
        frames: z.array(faultFrameSchema).parse(group.frames),
        count: Number(group.count),
        views: Number(group.views),
        firstSeen: first_seen.toISOString(),
        lastSeen: last_seen.toISOString(),
        pages: sumsBy(own, ({ page }) => page).slice(0, MAX_NAMES),
        browsers: sumsBy(own, ({ browser }) => browser).slice(0, MAX_NAMES),
        hours: sumsBy(own, ({ hour }) => hour.toISOString())
          .map(({ name, count }) => ({ hour: name, count }))
          .toSorted((one, other) => one.hour.localeCompare(other.hour)),
      };
    }),
  };
}

interface Counted {
  readonly page: string;
  readonly browser: string;
  readonly hour: Date;
  readonly count: string;
}

function sumsBy(rows: readonly Counted[], nameOf: (row: Counted) => string) {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + Number(row.count));
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
