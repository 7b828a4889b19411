import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import type { BlobStore } from '@storefront/server-kit/blobs/blob-store';
import { s3BlobStore, type RemoteBlobStore } from '@storefront/server-kit/blobs/s3-blob-store';
import { createS3Client, type S3ClientSettings } from '@storefront/server-kit/blobs/s3-client';
import { requireS3Url } from '@storefront/server-kit/blobs/s3-url';

import { mirroredBlobStore } from './mirrored-blob-store';

/** How to reach the bucket, where releases are stored in one. */
export interface BucketSettings extends S3ClientSettings {
  /** Folder for local copies of objects. */
  readonly mirror: string;
  /** Milliseconds between two checks of the registry. */
  readonly pollMs: number;
}

export interface BucketBlobStores {
  readonly remote: RemoteBlobStore;
  /** The same bucket with local copies of its objects. */
  readonly mirrored: BlobStore;
}

/** @param url such as `s3://bucket/prefix` @throws Error for the URL of a bucket that cannot be read */
export function bucketBlobStores(url: string, settings: BucketSettings): BucketBlobStores {
  const remote = s3BlobStore({ client: createS3Client(settings), ...requireS3Url(url) });
  const mirrored = mirroredBlobStore({
    remote,
    // One folder per URL: after a move to another bucket the registry of the old one must not be served.
    folder: join(settings.mirror, url.slice('s3://'.length).replaceAll('/', '_')),
    pollMs: settings.pollMs,
    now: () => performance.now(),
    log: (line) => console.error(line),
  });
  return { remote, mirrored };
}
