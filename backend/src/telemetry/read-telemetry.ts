import type { telemetryHealthSchema, telemetryQuerySchema } from '@storefront/shared/api/telemetry.schema';
import type { z } from 'zod';

import type { Database } from '../db/open-database';

import { startOfHour } from './start-of-hour';
import { groupRows, healthOfRows } from './version-counts';

/** Returns the counts of each version since the hour of `since`. Versions without a report are omitted. */
export async function readTelemetry(
  db: Database,
  { since, part }: z.output<typeof telemetryQuerySchema>,
): Promise<z.input<typeof telemetryHealthSchema>> {
  const rows = await db
    .selectFrom('telemetry')
    .select(({ fn }) => [
      'part',
      'version',
      'event',
      'name',
      fn.sum<string>('count').as('count'),
      fn.sum<number>('total').as('total'),
      fn.sum<string>('sources').as('sources'),
      fn.min('hour').as('first'),
      fn.max('hour').as('last'),
    ])
    .where('hour', '>=', startOfHour(Date.parse(since)))
    .$if(part !== undefined, (query) => query.where('part', '=', part ?? ''))
    .groupBy(['part', 'version', 'event', 'name'])
    .orderBy('part')
    .orderBy('version')
    .execute();
  return { versions: groupRows(rows, (row) => `${row.part}@${row.version}`).map(healthOfRows) };
}
