import type { ContentSource } from '../live-content';

import type { TouchedDocument } from './import-content';
import { documentsChangedBySchedule } from './timeline-bounds';

/** Edge servers cache a page for a minute: what changed before has expired when a process starts. */
const EDGE_CACHE_MS = 120_000;

/**
 * Returns a job that invalidates the pages of the edge server when a publication starts or ends. It keeps no state in
 * the database: after a restart it repeats the last two minutes.
 */
export function createScheduleInvalidation(
  { db, clock }: ContentSource,
  invalidate: (documents: readonly TouchedDocument[]) => Promise<void>,
): () => Promise<void> {
  let from = new Date(clock.now() - EDGE_CACHE_MS);
  return async () => {
    const to = new Date(clock.now());
    const changed = await documentsChangedBySchedule(db, { from, to });
    if (changed.length > 0) await invalidate(changed);
    // After a failure the same time is tried again.
    from = to;
  };
}
