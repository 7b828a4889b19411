import {
  telemetrySubjectSchema,
  vitalNameSchema,
  type telemetryHealthSchema,
  type telemetryQuerySchema,
} from '@storefront/shared/api/telemetry.schema';
import type { z } from 'zod';

import type { Database } from '../db/open-database';

import { startOfHour } from './start-of-hour';

type Health = z.input<typeof telemetryHealthSchema>;
type Version = Health['versions'][number];

/** Returns the counts of each version since the hour of `since`. Versions without a report are omitted. */
export async function readTelemetry(
  db: Database,
  { since, part }: z.output<typeof telemetryQuerySchema>,
): Promise<Health> {
  const sums = await db
    .selectFrom('telemetry')
    .select(({ fn }) => [
      'part',
      'version',
      'event',
      'name',
      fn.sum<string>('count').as('count'),
      fn.sum<number>('total').as('total'),
      fn.min('hour').as('first'),
      fn.max('hour').as('last'),
    ])
    .where('hour', '>=', startOfHour(Date.parse(since)))
    .$if(part !== undefined, (query) => query.where('part', '=', part ?? ''))
    .groupBy(['part', 'version', 'event', 'name'])
    .orderBy('part')
    .orderBy('version')
    .execute();

  const versions = new Map<string, Version>();
  for (const sum of sums) {
    const key = `${sum.part}@${sum.version}`;
    versions.set(key, withCount(versions.get(key) ?? emptyVersion(sum), sum));
  }
  return { versions: [...versions.values()] };
}

interface Sum {
  readonly part: string;
  readonly version: string;
  readonly event: string;
  readonly name: string;
  readonly count: string;
  readonly total: number;
  readonly first: Date;
  readonly last: Date;
}

function emptyVersion({ part, version, first, last }: Sum): Version {
  return {
    ...telemetrySubjectSchema.parse({ part, version }),
    loaded: 0,
    loadFailed: 0,
    errors: 0,
    booked: 0,
    vitals: {},
    firstSeen: first.toISOString(),
    lastSeen: last.toISOString(),
  };
}

const FIELDS = { loaded: 'loaded', 'load-failed': 'loadFailed', error: 'errors', booked: 'booked' } as const;

function withCount(version: Version, { event, name, first, last, ...sum }: Sum): Version {
  const count = Number(sum.count);
  const firstSeen = [version.firstSeen, first.toISOString()].toSorted()[0] ?? version.firstSeen;
  const lastSeen = [version.lastSeen, last.toISOString()].toSorted()[1] ?? version.lastSeen;
  const seen = { ...version, firstSeen, lastSeen };
  if (isField(event)) return { ...seen, [FIELDS[event]]: count };
  const vital = vitalNameSchema.parse(name);
  return { ...seen, vitals: { ...seen.vitals, [vital]: { count, average: sum.total / count } } };
}

function isField(event: string): event is keyof typeof FIELDS {
  return event in FIELDS;
}
