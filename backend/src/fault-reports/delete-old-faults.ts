import type { Clock } from '@storefront/shared/platform/time/clock';

import type { Database } from '../db/open-database';

/** Stated on the privacy page. */
const KEPT_MS = 30 * 86_400_000;
/** Random ids of page views only prevent double counting while the page is open. */
const VIEWS_KEPT_MS = 86_400_000;

/** Deletes error reports that no release in use can have, and the ids of page views after a day. */
export async function deleteOldFaults(db: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  const now = clock.now();
  const oldest = new Date(now - KEPT_MS);
  await db
    .deleteFrom('fault_views')
    .where('seen_at', '<', new Date(now - VIEWS_KEPT_MS))
    .execute();
  await db.deleteFrom('fault_counts').where('hour', '<', oldest).execute();
  // Their counts and views are deleted with them.
  await db.deleteFrom('fault_groups').where('last_seen', '<', oldest).execute();
}
