import type { ReleaseStore } from '../store/release-store';

/**
 * Signs the age of the registry again, unless that was done within the hour. Call it more often than the timestamp
 * expires (24 hours): edge servers raise an alarm when it does.
 *
 * @returns ISO instant of the expiry; `null` on a machine without a key for the timestamp
 * @throws OutdatedRegistry when the stored registry was replaced by an older one
 */
export async function renewTimestamp(store: ReleaseStore): Promise<string | null> {
  return (await store.renewTimestamp())?.expires ?? null;
}
