import { errorMessage } from '@storefront/server-kit/error-text';

import type { BlobStore, StoredBlob } from '@storefront/server-kit/blobs/blob-store';
import type { RemoteBlobStore } from '@storefront/server-kit/blobs/s3-blob-store';

/** A blob that is replaced, unlike the files of releases. */
export interface MirroredBlob {
  /** Waits for the remote store only when nothing is cached, or after `invalidate`. */
  readonly current: () => Promise<StoredBlob | null>;
  /** Marks the cached blob as outdated: call it after every write. */
  readonly invalidate: () => void;
}

interface MirroredBlobSettings {
  readonly key: string;
  readonly remote: RemoteBlobStore;
  /** Keeps the last copy, for a start while the remote store is unreachable. */
  readonly disk: BlobStore;
  readonly pollMs: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/**
 * Caches a remote blob that is replaced, and refreshes it in the background, at most every `pollMs`. Tag and body always
 * belong to the same version.
 */
export function mirroredBlob({ key, remote, disk, pollMs, now, log }: MirroredBlobSettings): MirroredBlob {
  let cached: StoredBlob | null | undefined;
  let polledAt = 0;
  let isUnreachable = false;
  let invalidations = 0;
  /** Value of `invalidations` when the poll behind `cached` started. */
  let cachedInvalidations = -1;
  let pollInFlight: Promise<void> | null = null;

  async function poll(): Promise<void> {
    polledAt = now();
    const invalidationsAtStart = invalidations;
    try {
      const tag = await remote.tag(key);
      if (cached === undefined || tag !== (cached?.tag ?? null)) await save(await remote.read(key));
      if (isUnreachable) log('The release store is reachable again.');
      isUnreachable = false;
    } catch (error) {
      if (cached === undefined) cached = await lastSavedOr(error);
      if (!isUnreachable) log(`${errorMessage(error)} Continuing with the last registry that was read.`);
      isUnreachable = true;
    }
    cachedInvalidations = invalidationsAtStart;
  }

  async function save(found: StoredBlob | null): Promise<void> {
    // Set before the write: a full disk must not delay a release.
    cached = found;
    if (found)
      await disk.write(key, found.body, {
        contentType: 'application/json',
        cacheControl: 'no-cache',
      });
  }

  async function lastSavedOr(error: unknown): Promise<StoredBlob> {
    const last = await disk.read(key);
    if (last) return last;
    throw error;
  }

  function pollOnce(): Promise<void> {
    pollInFlight ??= poll().finally(() => {
      pollInFlight = null;
    });
    return pollInFlight;
  }

  return {
    async current() {
      // A poll that started before the last invalidation may have read the old registry: poll again.
      while (cachedInvalidations < invalidations) await pollOnce();
      if (now() - polledAt >= pollMs) void pollOnce();
      return cached ?? null;
    },
    invalidate() {
      invalidations += 1;
    },
  };
}
