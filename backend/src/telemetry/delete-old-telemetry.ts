import type { Clock } from '@storefront/shared/platform/time/clock';

import type { Database } from '../db/open-database';

/** The privacy page says so; a canary is watched for hours, and a release is compared with those of months. */
const KEPT_MS = 90 * 86_400_000;

/** Takes counts away that are older than anybody compares. */
export async function forgetTelemetry(db: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  await db
    .deleteFrom('telemetry')
    .where('hour', '<', new Date(clock.now() - KEPT_MS))
    .execute();
}
