import { createHash } from 'node:crypto';

import type { FaultReport } from '@storefront/shared/api/fault-report.schema';
import { scrubFaultText } from '@storefront/shared/domain/fault-text/scrub-fault-text';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';
import { startOfHour } from '../telemetry/start-of-hour';

/** Further errors of an hour are dropped: real releases never produce as many, invented reports do. */
const MAX_GROUPS_PER_HOUR = 300;
const MAX_COUNTS_PER_HOUR = 3_000;

/** Adds a report to its group. @param now milliseconds since 1970 */
export async function storeFaultReport(db: Database, report: FaultReport, now: number): Promise<void> {
  const hour = startOfHour(now);
  if (await isFull(db, hour)) return;
  const { part, version, frames, page, browser, view } = report;
  const message = scrubFaultText(report.message);
  const [top] = frames;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([part, version, message, top ?? null]))
    .digest('hex')
    .slice(0, 16);
  const at = new Date(now);
  await sql`
    insert into fault_groups (fingerprint, part, version, message, frames, first_seen, last_seen)
    values (${fingerprint}, ${part}, ${version}, ${message}, ${JSON.stringify(frames)}::jsonb, ${at}, ${at})
    on conflict (fingerprint) do update set last_seen = excluded.last_seen`.execute(db);
  const { rows } = await sql`
    insert into fault_views (fingerprint, view, seen_at) values (${fingerprint}, ${view}, ${at})
    on conflict (fingerprint, view) do nothing returning view`.execute(db);
  const agent = `${browser.family} ${browser.major}`;
  await sql`
    insert into fault_counts (fingerprint, hour, page, browser, count, views)
    values (${fingerprint}, ${hour}, ${page}, ${agent}, 1, ${rows.length})
    on conflict (fingerprint, hour, page, browser) do update set
      count = fault_counts.count + 1, views = fault_counts.views + excluded.views`.execute(db);
}

async function isFull(db: Database, hour: Date): Promise<boolean> {
  const { rows } = await sql<{ groups: string; counts: string }>`
    select (select count(*) from fault_groups where first_seen >= ${hour}) as groups,
      (select count(*) from fault_counts where hour = ${hour}) as counts`.execute(db);
  const [{ groups, counts } = { groups: '0', counts: '0' }] = rows;
  return Number(groups) >= MAX_GROUPS_PER_HOUR || Number(counts) >= MAX_COUNTS_PER_HOUR;
}
