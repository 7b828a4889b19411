import {
  coreVitalSchema,
  type CoreVital,
  type pageVitalsResponseSchema,
  type TelemetryEvent,
  type telemetryQuerySchema,
  type TelemetrySubject,
} from '@storefront/shared/api/telemetry.schema';
import { OTHER_PAGES } from '@storefront/shared/domain/page-kind/other-pages';
import { bucketOf, countOf, quantileOf } from '@storefront/shared/domain/vital-histogram/vital-histogram';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Database } from '../db/open-database';

import { startOfHour } from './start-of-hour';
import { groupRows } from './version-counts';

/** Further kinds of an hour count as `OTHER_PAGES`: no app has as many routes, invented reports may. */
export const MAX_PAGES_PER_VERSION = 40;

/** A Core Web Vital with the kind of page where it was measured. */
export interface MeasuredOnPage {
  readonly name: CoreVital;
  readonly value: number;
  readonly page: string;
}

/** Whether an event is counted by kind of page. */
export function isCoreVital(event: TelemetryEvent): event is TelemetryEvent & MeasuredOnPage {
  return event.event === 'vital' && event.page !== undefined && coreVitalSchema.safeParse(event.name).success;
}

interface PageReport {
  readonly subject: TelemetrySubject;
  readonly hour: Date;
  readonly vitals: readonly MeasuredOnPage[];
}

/** Counts measurements by kind of page. */
export async function countPageVitals(
  db: Database,
  { subject: { part, version }, hour, vitals }: PageReport,
): Promise<void> {
  if (vitals.length === 0) return;
  const pages = await storedPages(db, { part, version, hour });
  const rows = vitals.map(({ name, value, page }) => {
    if (!pages.has(page) && pages.size >= MAX_PAGES_PER_VERSION)
      return { page: OTHER_PAGES, vital: name, bucket: bucketOf(value) };
    pages.add(page);
    return { page, vital: name, bucket: bucketOf(value) };
  });
  // In a fixed order, so that concurrent transactions do not block each other.
  const ordered = rows.toSorted((one, other) => (rowKey(one) < rowKey(other) ? -1 : 1));
  for (const { page, vital, bucket } of ordered) {
    await sql`
      insert into page_vitals (hour, part, version, page, vital, bucket, count)
      values (${hour}, ${part}, ${version}, ${page}, ${vital}, ${bucket}, 1)
      on conflict (hour, part, version, page, vital, bucket) do update set count = page_vitals.count + 1
    `.execute(db);
  }
}

async function storedPages(
  db: Database,
  { part, version, hour }: TelemetrySubject & { readonly hour: Date },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('page_vitals')
    .select('page')
    .distinct()
    .where('hour', '=', hour)
    .where('part', '=', part)
    .where('version', '=', version)
    .execute();
  return new Set(rows.map(({ page }) => page));
}

function rowKey({ page, vital, bucket }: { page: string; vital: string; bucket: number }): string {
  return `${page} ${vital} ${bucket}`;
}

interface BucketRow {
  readonly hour: Date;
  readonly part: string;
  readonly version: string;
  readonly page: string;
  readonly vital: string;
  readonly bucket: number;
  readonly count: string;
}

/** Returns the vitals of each kind of page and version since the hour of `since`, in total and by hour. */
export async function readPageVitals(
  db: Database,
  { since, part }: z.output<typeof telemetryQuerySchema>,
): Promise<z.input<typeof pageVitalsResponseSchema>> {
  const rows: readonly BucketRow[] = await db
    .selectFrom('page_vitals')
    .selectAll()
    .where('hour', '>=', startOfHour(Date.parse(since)))
    .$if(part !== undefined, (query) => query.where('part', '=', part ?? ''))
    .orderBy('part')
    .orderBy('version')
    .orderBy('page')
    .orderBy('hour')
    .execute();
  return {
    pages: groupRows(rows, (row) => `${row.part}@${row.version} ${row.page}`).flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const hours = groupRows(group, ({ hour }) => hour.toISOString()).flatMap((ofHour) =>
        ofHour[0] ? [{ hour: ofHour[0].hour.toISOString(), vitals: vitalsOf(ofHour) }] : [],
      );
      return [{ part: first.part, version: first.version, page: first.page, vitals: vitalsOf(group), hours }];
    }),
  };
}

type CoreVitals = z.input<typeof pageVitalsResponseSchema>['pages'][number]['vitals'];

function vitalsOf(rows: readonly BucketRow[]): CoreVitals {
  return Object.fromEntries(
    coreVitalSchema.options.flatMap((vital) => {
      // Hours have buckets in common: a histogram may list a bucket several times.
      const histogram = rows
        .filter((row) => row.vital === vital)
        .map(({ bucket, count }) => [bucket, Number(count)] as const);
      const p75 = quantileOf(histogram, 0.75);
      return p75 === null ? [] : [[vital, { count: countOf(histogram), p75 }] as const];
    }),
  );
}
