import { signingKeysOf } from '../signing/release-keys';
import { signJson } from '../signing/sign-json';

import { BlobConflict } from '@storefront/server-kit/blobs/blob-store';
import { jsonFile } from './json-file';
import { readRegistry } from './registry-access';
import type { StoreContext } from './store-context';
import { readTimestamp, requireCovered } from './read-timestamp';
import { isRecent, newTimestamp, TIMESTAMP_KEY, timestampSchema, type Timestamp } from './timestamp';

/**
 * Signs the age of the registry again, unless that was done within the hour.
 *
 * @returns `null` on a machine without a key for it, and for an empty store
 * @throws OutdatedRegistry when the registry is older than the last timestamp: signing it would hide a replay
 */
export async function renewTimestamp(context: StoreContext): Promise<Timestamp | null> {
  const { blobs, keys, now } = context;
  const { registry, trust, source } = await readRegistry(context);
  const key = signingKeysOf(keys).find(({ id }) => trust.timestampKeys.has(id));
  if (!key || !source) return null;
  const before = await readTimestamp(context);
  if (before.timestamp) {
    requireCovered(before.timestamp, registry.revision);
    if (isRecent(before.timestamp, registry.revision, trust.rootVersion, now())) return before.timestamp;
  }
  const timestamp = signJson('timestamp', newTimestamp(registry.revision, trust.rootVersion, now()), key);
  try {
    await blobs.write(TIMESTAMP_KEY, jsonFile(timestamp), {
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
      ifTag: before.tag,
    });
  } catch (error) {
    // Another process has just renewed it.
    if (!(error instanceof BlobConflict)) throw error;
  }
  return timestampSchema.parse(timestamp);
}
