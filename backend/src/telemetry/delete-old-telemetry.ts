import type { Clock } from '@storefront/shared/platform/time/clock';

import type { Database } from '../db/open-database';

/** Stated on the privacy page. Canaries are watched for hours, and releases are compared over months. */
const KEPT_MS = 90 * 86_400_000;

/** Deletes counts that are too old to be compared. */
export async function deleteOldTelemetry(db: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  await db
    .deleteFrom('telemetry')
    .where('hour', '<', new Date(clock.now() - KEPT_MS))
    .execute();
}
