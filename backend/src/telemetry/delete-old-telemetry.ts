import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';

/** Stated on the privacy page. Canaries are watched for hours, and releases are compared over months. */
const KEPT_MS = 90 * 86_400_000;

/** By kind of page there are many more counts. */
const PAGE_VITALS_KEPT_MS = 30 * 86_400_000;

/** Stated on the privacy page. Without its salt, a hash of a source cannot be traced to an address. */
const SOURCES_KEPT_MS = 2 * 86_400_000;

/** Deletes counts that are too old to be compared, and what was stored to check them. */
export async function deleteOldTelemetry(db: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  await db
    .deleteFrom('telemetry')
    .where('hour', '<', new Date(clock.now() - KEPT_MS))
    .execute();
  await db
    .deleteFrom('page_vitals')
    .where('hour', '<', new Date(clock.now() - PAGE_VITALS_KEPT_MS))
    .execute();
  const oldestDay = new Date(clock.now() - SOURCES_KEPT_MS).toISOString().slice(0, 10);
  await db
    .deleteFrom('telemetry_sources')
    .where('day', '<', sql<Date>`${oldestDay}::date`)
    .execute();
  await db
    .deleteFrom('telemetry_salts')
    .where('day', '<', sql<Date>`${oldestDay}::date`)
    .execute();
  await db.deleteFrom('telemetry_views').where('expires_at', '<', new Date(clock.now())).execute();
}
