import {
  telemetrySubjectSchema,
  vitalNameSchema,
  type VersionHealth,
  type VitalName,
} from '@storefront/shared/api/telemetry.schema';
import { quantileOf } from '@storefront/shared/domain/vital-histogram/vital-histogram';

import { HISTOGRAM_EVENT, parseHistogramName } from './histogram-rows';

/** Counts of one event of one version. */
export interface CountedRow {
  readonly part: string;
  readonly version: string;
  readonly event: string;
  readonly name: string;
  readonly count: string;
  readonly total: number;
  /** Distinct sources. */
  readonly sources: string;
  /** First and last hour. */
  readonly first: Date;
  readonly last: Date;
}

const FIELDS = {
  loaded: 'loaded',
  'load-failed': 'loadFailed',
  error: 'errors',
  'server-error': 'serverErrors',
  payment: 'payments',
  booked: 'booked',
} as const;

type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** Event of the rows that count page views and their sources. */
export const VIEW_EVENT = 'view';

/** Groups rows by a key, in the order of their first rows. */
export function groupRows<T>(rows: readonly T[], keyOf: (row: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}

/** Sums up the rows of one version. @param rows at least one */
export function healthOfRows(rows: readonly CountedRow[]): VersionHealth {
  const [first] = rows;
  if (!first) throw new Error('A version without rows has no health.');
  const row = (field: Field) => rows.find(({ event }) => isEvent(event) && FIELDS[event] === field);
  const count = (field: Field) => Number(row(field)?.count ?? 0);
  const sources = (field: Field) => Number(row(field)?.sources ?? 0);
  const hours = rows.flatMap((one) => [one.first.toISOString(), one.last.toISOString()]).toSorted();
  return {
    ...telemetrySubjectSchema.parse(first),
    loaded: count('loaded'),
    loadFailed: count('loadFailed'),
    errors: count('errors'),
    serverErrors: count('serverErrors'),
    payments: count('payments'),
    booked: count('booked'),
    sources: Number(rows.find(({ event }) => event === VIEW_EVENT)?.sources ?? 0),
    harmSources: {
      loadFailed: sources('loadFailed'),
      errors: sources('errors'),
      serverErrors: sources('serverErrors'),
    },
    vitals: vitalsOf(rows),
    firstSeen: hours.at(0) ?? first.first.toISOString(),
    lastSeen: hours.at(-1) ?? first.last.toISOString(),
  };
}

function vitalsOf(rows: readonly CountedRow[]): VersionHealth['vitals'] {
  const measured = rows
    .filter(({ event }) => event === 'vital')
    .map(({ name, ...sum }) => {
      const vital = vitalNameSchema.parse(name);
      const count = Number(sum.count);
      const average = sum.total / count;
      const histogram = histogramOf(rows, vital);
      const p75 = quantileOf(histogram, 0.75) ?? average;
      return [vital, { count, average, p75, histogram }] as const;
    });
  return Object.fromEntries(measured);
}

function histogramOf(rows: readonly CountedRow[], vital: VitalName): [number, number][] {
  return rows
    .filter(({ event }) => event === HISTOGRAM_EVENT)
    .map(({ name, count }) => ({ ...parseHistogramName(name), count: Number(count) }))
    .filter((one) => one.vital === vital)
    .map(({ bucket, count }): [number, number] => [bucket, count])
    .toSorted(([one], [other]) => one - other);
}

function isEvent(event: string): event is keyof typeof FIELDS {
  return event in FIELDS;
}
