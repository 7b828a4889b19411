import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { errorMessage } from '@storefront/server-kit/error-text';
import { APP_MANIFEST_FILE } from '@storefront/tooling/build/app-manifest';
import { browserFilesOf } from '@storefront/tooling/build/manifest-files';
import { LRUCache } from 'lru-cache';

import { S3Error } from '@storefront/server-kit/blobs/s3-error';
import { UnpublishedRelease, type ReleaseStore } from '../../store/release-store';

import type { IntegrityLog } from './integrity-log';

/** The files of one release that browsers may request. */
export interface ReleaseListing {
  /** SHA-384 by file name. */
  readonly files: ReadonlyMap<string, string>;
  /** The signed manifest itself. */
  readonly manifest: Buffer;
}

/** Returns the files of a release; `null` for a release without a valid signed manifest. @throws S3Error */
export type ReadListing = (app: string, version: string) => Promise<ReleaseListing | null>;

/** Open tabs use few releases at a time; an evicted listing is read and verified again. */
const MAX_LISTINGS = 500;
const MAX_REJECTED = 1_000;

/**
 * Reads the listings of releases from their signed manifests. A verified listing is kept: a release never changes. A
 * rejected one is read again after `retryMs`.
 */
export function createReleaseListings(
  store: Pick<ReleaseStore, 'signedManifest' | 'discardCopy'>,
  log: IntegrityLog,
  { retryMs, now }: { readonly retryMs: number; readonly now: () => number },
): ReadListing {
  const listings = new LRUCache<string, ReleaseListing>({ max: MAX_LISTINGS });
  const rejected = new LRUCache<string, true>({
    max: MAX_REJECTED,
    ttl: retryMs,
    ttlResolution: 0,
    perf: { now },
  });
  const inFlight = createRequestDeduplication<ReleaseListing | null>();

  async function read(app: string, version: string, key: string): Promise<ReleaseListing | null> {
    try {
      const { manifest, body } = await store.signedManifest(app, version);
      const listing = { files: browserFilesOf(manifest), manifest: body };
      listings.set(key, listing);
      return listing;
    } catch (error) {
      if (error instanceof S3Error) throw error;
      rejected.set(key, true);
      // Anyone can request versions that never existed.
      if (error instanceof UnpublishedRelease) return null;
      log.report('unsigned', `${key}/${APP_MANIFEST_FILE}`, errorMessage(error));
      await store.discardCopy(app, version, APP_MANIFEST_FILE);
      return null;
    }
  }

  return async (app, version) => {
    const key = `${app}/${version}`;
    const cached = listings.get(key);
    if (cached) return cached;
    if (rejected.has(key)) return null;
    return inFlight.run(key, () => read(app, version, key));
  };
}
