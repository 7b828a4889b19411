import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { LRUCache } from 'lru-cache';

import { isCompressible } from '../../store/compress-files';
import type { ReleaseStore } from '../../store/release-store';

import type { Encoding } from './decode-copy';
import type { IntegrityLog } from './integrity-log';
import { loadVerified, storedName, type ReleaseFile, type VerifiedFile } from './load-verified';

export interface VerifiedFiles {
  /**
   * Returns the file in the first of these encodings that exists and is unaltered, or else uncompressed; `null` if it is
   * missing or altered. @throws S3Error
   */
  readonly get: (file: ReleaseFile, accepted: readonly Encoding[]) => Promise<VerifiedFile | null>;
  /** Bytes of all files in memory. */
  readonly cachedBytes: () => number;
}

interface Settings {
  readonly log: IntegrityLog;
  /** Maximum bytes of verified files in memory; larger files are verified for every request. */
  readonly cacheBytes: number;
  /** How long a verified file is sent, and a rejected one refused, without another look at the store. */
  readonly recheckMs: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

interface CachedFile extends VerifiedFile {
  readonly tag: string;
  checkedAt: number;
}

const MAX_REJECTED = 5_000;

/**
 * Reads release files and compares them with the hashes of the signed manifest before a byte is sent. Files are kept in
 * memory, so that the bytes that were verified are the bytes that are sent, whatever happens to the file afterwards.
 */
export function createVerifiedFiles(
  store: Pick<ReleaseStore, 'readFile' | 'fileTag' | 'discardCopy'>,
  { log, cacheBytes, recheckMs, now }: Settings,
): VerifiedFiles {
  const cache = new LRUCache<string, CachedFile>({
    maxSize: Math.max(1, cacheBytes),
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  const rejected = new LRUCache<string, true>({
    max: MAX_REJECTED,
    ttl: recheckMs,
    ttlResolution: 0,
    perf: { now },
  });
  const inFlight = createRequestDeduplication<CachedFile | null>();

  /** A file that was removed or altered since it was verified is no longer served. */
  async function recheckOrLoad(key: string, file: ReleaseFile, encoding: Encoding | null) {
    const checkedAt = now();
    const cached = cache.get(key);
    if (cached && cached.tag === (await store.fileTag(file.app, file.version, storedName(file, encoding)))) {
      cached.checkedAt = checkedAt;
      return cached;
    }
    cache.delete(key);
    const verified = await loadVerified(store, log, file, encoding);
    if (!verified) {
      rejected.set(key, true);
      return null;
    }
    const loaded = { ...verified, checkedAt };
    cache.set(key, loaded);
    return loaded;
  }

  async function getEncoded(file: ReleaseFile, encoding: Encoding | null): Promise<VerifiedFile | null> {
    const key = `${file.app}/${file.version}/${storedName(file, encoding)}`;
    const cached = cache.get(key);
    if (cached && now() - cached.checkedAt < recheckMs) return cached;
    if (rejected.has(key)) return null;
    return inFlight.run(key, () => recheckOrLoad(key, file, encoding));
  }

  return {
    async get(file, accepted) {
      for (const encoding of isCompressible(file.file) ? accepted : []) {
        const found = await getEncoded(file, encoding);
        if (found) return found;
      }
      return getEncoded(file, null);
    },
    cachedBytes: () => cache.calculatedSize,
  };
}
