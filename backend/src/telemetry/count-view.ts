import {
  MAX_VIEWS_PER_SOURCE,
  type TelemetryEvent,
  type TelemetrySubject,
} from '@storefront/shared/api/telemetry.schema';
import type { PageView } from '@storefront/shared/api/page-view.schema';
import { bucketOf } from '@storefront/shared/domain/vital-histogram/vital-histogram';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';

import { HISTOGRAM_EVENT, histogramName } from './histogram-rows';
import type { ReportSource } from './report-source';
import { startOfHour } from './start-of-hour';
import { countPageVitals, isCoreVital, type MeasuredOnPage } from './page-vitals';
import { VIEW_EVENT } from './version-counts';

interface ViewReport {
  readonly view: PageView;
  readonly subject: TelemetrySubject;
  readonly events: readonly TelemetryEvent[];
  readonly source: ReportSource;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Counts the events of one page view of one version. Each kind of event counts once for each page view, and only the
 * first page views of a source count.
 */
export async function countView(db: Database, report: ViewReport): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const stored = await storeView(transaction, report);
    // A new view has no events yet, and neither has one that is not counted.
    const isCounted = stored.isNew ? await isWithinLimit(transaction, report) : stored.counted;
    const fresh = freshEvents(report.events, stored.events, keyOf);
    const freshOnPage = freshEvents(report.events.filter(isCoreVital), stored.events, pageKeyOf);
    const kinds = fresh.map(keyOf);
    const allKinds = [...kinds, ...freshOnPage.map(pageKeyOf)];
    if (allKinds.length === 0) return;
    await sql`
      update telemetry_views set counted = ${isCounted}, events = events || ${allKinds}::text[]
      where view_id = ${report.view.view} and part = ${report.subject.part} and version = ${report.subject.version}
    `.execute(transaction);
    if (!isCounted) return;
    const newKinds = await addKinds(transaction, report, stored.isNew ? [VIEW_EVENT, ...kinds] : kinds);
    await addCounts(transaction, report, fresh, newKinds, stored.isNew);
    await countPageVitals(transaction, { ...report, hour: startOfHour(report.now), vitals: freshOnPage });
  });
}

interface StoredView {
  readonly isNew: boolean;
  readonly counted: boolean;
  readonly events: readonly string[];
}

/** Creates the row of the view, or locks the existing one until the end of the transaction. */
async function storeView(db: Database, { view, subject }: ViewReport): Promise<StoredView> {
  const { rows } = await sql<StoredView>`
    insert into telemetry_views (view_id, part, version, counted, events, expires_at)
    values (${view.view}, ${subject.part}, ${subject.version}, false, '{}', ${new Date(view.expiresAt)})
    on conflict (view_id, part, version) do update set expires_at = excluded.expires_at
    returning (xmax = 0) as "isNew", counted, events`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no page view.');
  return row;
}

/** Adds a page view to the source. @returns whether it is one of the first */
async function isWithinLimit(db: Database, { subject, source }: ViewReport): Promise<boolean> {
  const { rows } = await sql<{ views: number }>`
    insert into telemetry_sources (day, source, part, version, views, events)
    values (${source.day}::date, ${source.source}, ${subject.part}, ${subject.version}, 1, '{}')
    on conflict (day, source, part, version) do update set views = telemetry_sources.views + 1
    returning views`.execute(db);
  return (rows[0]?.views ?? 1) <= MAX_VIEWS_PER_SOURCE;
}

/** Returns the kinds of events that the source reports for the first time on this day. */
async function addKinds(
  db: Database,
  { subject, source }: ViewReport,
  kinds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ events: string[] }>`
    select events from telemetry_sources
    where day = ${source.day}::date and source = ${source.source}
      and part = ${subject.part} and version = ${subject.version}
    for update`.execute(db);
  const stored = rows[0]?.events ?? [];
  const fresh = kinds.filter((kind) => !stored.includes(kind));
  await sql`
    update telemetry_sources set events = events || ${fresh}::text[]
    where day = ${source.day}::date and source = ${source.source}
      and part = ${subject.part} and version = ${subject.version}`.execute(db);
  return new Set(fresh);
}

/** In a fixed order of rows, so that concurrent transactions wait for each other instead of blocking each other. */
async function addCounts(
  db: Database,
  { subject: { part, version }, now }: ViewReport,
  events: readonly TelemetryEvent[],
  newKinds: ReadonlySet<string>,
  isNew: boolean,
): Promise<void> {
  const hour = startOfHour(now);
  const rows = [
    ...(isNew ? [{ event: VIEW_EVENT, name: '', total: 0, kind: VIEW_EVENT }] : []),
    ...events.flatMap(rowsOf),
  ];
  for (const { event, name, total, kind } of rows.toSorted((one, other) =>
    rowKey(one) < rowKey(other) ? -1 : 1,
  )) {
    await sql`
      insert into telemetry (hour, part, version, event, name, count, total, sources)
      values (${hour}, ${part}, ${version}, ${event}, ${name}, 1, ${total}, ${newKinds.has(kind) ? 1 : 0})
      on conflict (hour, part, version, event, name) do update set
        count = telemetry.count + 1, total = telemetry.total + excluded.total,
        sources = telemetry.sources + excluded.sources`.execute(db);
  }
}

function rowKey({ event, name }: { readonly event: string; readonly name: string }): string {
  return `${event} ${name}`;
}

function rowsOf(event: TelemetryEvent) {
  const kind = keyOf(event);
  if (event.event !== 'vital') return [{ event: event.event, name: '', total: 0, kind }];
  return [
    { event: 'vital', name: event.name, total: event.value, kind },
    { event: HISTOGRAM_EVENT, name: histogramName(event.name, bucketOf(event.value)), total: 0, kind: '' },
  ];
}

/** The first event of each kind that the view has not reported yet. */
function freshEvents<T>(events: readonly T[], stored: readonly string[], kindOf: (event: T) => string): T[] {
  const kinds = new Set(stored);
  return events.filter((event) => {
    const isFresh = !kinds.has(kindOf(event));
    kinds.add(kindOf(event));
    return isFresh;
  });
}

function keyOf(event: TelemetryEvent): string {
  return event.event === 'vital' ? `vital ${event.name}` : event.event;
}

function pageKeyOf({ name, page }: MeasuredOnPage): string {
  return `vital ${name} ${page}`;
}
