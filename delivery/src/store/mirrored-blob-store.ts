import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { LRUCache } from 'lru-cache';

import { requireBlobKey } from '@storefront/server-kit/blobs/blob-key';
import type { BlobStore, WriteOptions } from '@storefront/server-kit/blobs/blob-store';
import { folderBlobStore } from '@storefront/server-kit/blobs/folder-blob-store';
import { mirroredBlob } from './mirrored-blob';
import { REGISTRY_KEY } from './release-store';
import type { RemoteBlobStore } from '@storefront/server-kit/blobs/s3-blob-store';
import { TIMESTAMP_KEY } from './timestamp';

export interface MirrorSettings {
  readonly remote: RemoteBlobStore;
  /** Local folder; several processes may share it. */
  readonly folder: string;
  /** Minimum milliseconds between two checks of the remote registry. */
  readonly pollMs: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Receives a line when the remote store becomes unreachable and when it is reachable again. */
  readonly log: (line: string) => void;
}

/** A missing key may be published later. */
const MISSING_KEY_TTL_MS = 2_000;
/** Clients can request any number of unknown keys. */
const MAX_MISSING_KEYS = 10_000;
const COMPRESSED = /\.(br|gz)$/;

/**
 * Keeps local copies of a remote store. Each blob is fetched once, because all but the registry and its timestamp are immutable.
 * While the remote store is unreachable, blobs that were fetched before are served from disk, also after a
 * restart; all others throw the error of the remote store.
 */
export function mirroredBlobStore({ remote, folder, pollMs, now, log }: MirrorSettings): BlobStore {
  const disk = folderBlobStore(folder);
  const registry = mirroredBlob({ key: REGISTRY_KEY, remote, disk, pollMs, now, log });
  // The registry logs an unreachable store; once is enough.
  const timestamp = mirroredBlob({ key: TIMESTAMP_KEY, remote, disk, pollMs, now, log: () => {} });
  const replaced = new Map([
    [REGISTRY_KEY, registry],
    [TIMESTAMP_KEY, timestamp],
  ]);
  const copies = createDiskCopies(remote, disk, now);

  /** The uncompressed blob is on disk: serve that one now, also while the remote store is unreachable. */
  function fetchInBackground(key: string): null {
    copies.localPath(key).catch(() => null);
    return null;
  }

  async function isUnfetchedCompressedCopy(key: string): Promise<boolean> {
    requireBlobKey(key);
    const plain = key.replace(COMPRESSED, '');
    return plain !== key && (await disk.localPath(plain)) !== null && (await disk.localPath(key)) === null;
  }

  return {
    async read(key) {
      const blob = replaced.get(key);
      if (blob) return blob.current();
      if (await isUnfetchedCompressedCopy(key)) return fetchInBackground(key);
      return (await copies.localPath(key)) === null ? null : disk.read(key);
    },
    async tag(key) {
      const blob = replaced.get(key);
      if (blob) return (await blob.current())?.tag ?? null;
      return (await copies.localPath(key)) === null ? null : disk.tag(key);
    },
    async localPath(key) {
      requireBlobKey(key);
      const blob = replaced.get(key);
      if (blob) return (await blob.current()) ? disk.localPath(key) : null;
      if (await isUnfetchedCompressedCopy(key)) return fetchInBackground(key);
      return copies.localPath(key);
    },
    async discardCopy(key) {
      requireBlobKey(key);
      await rm(join(folder, key), { force: true });
    },
    async write(key, body, options) {
      const blob = replaced.get(key);
      try {
        await remote.write(key, body, options);
      } finally {
        blob?.invalidate();
      }
      if (blob) return;
      await copies.add(key, body, options);
    },
    keys: (prefix) => remote.keys(prefix),
  };
}

interface DiskCopies {
  /** Fetches the blob unless it is on disk. Concurrent calls share one fetch. `null` if there is no blob. */
  readonly localPath: (key: string) => Promise<string | null>;
  readonly add: (key: string, body: Buffer, options: WriteOptions) => Promise<void>;
}

function createDiskCopies(remote: RemoteBlobStore, disk: BlobStore, now: () => number): DiskCopies {
  const missingKeys = new LRUCache<string, true>({
    max: MAX_MISSING_KEYS,
    ttl: MISSING_KEY_TTL_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const inFlight = createRequestDeduplication<string | null>();

  async function fetchToDisk(key: string): Promise<string | null> {
    const existing = await disk.localPath(key);
    if (existing !== null) return existing;
    if (missingKeys.has(key)) return null;
    const found = await remote.read(key);
    if (!found) {
      missingKeys.set(key, true);
      return null;
    }
    await disk.write(key, found.body, { contentType: '', cacheControl: '' });
    return disk.localPath(key);
  }

  return {
    // Async, so that an invalid key rejects.
    async localPath(key) {
      requireBlobKey(key);
      return inFlight.run(key, () => fetchToDisk(key));
    },
    async add(key, body, { contentType, cacheControl }) {
      missingKeys.delete(key);
      await disk.write(key, body, { contentType, cacheControl });
    },
  };
}
