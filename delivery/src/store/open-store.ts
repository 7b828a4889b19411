import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { ensureReleaseKeys, readReleaseKeys, type KeySettings } from '../signing/release-keys';

import type { BlobStore } from './blob-store';
import { createReleaseStore } from './create-release-store';
import { folderReleaseStore } from './folder-release-store';
import { mirroredBlobStore } from './mirrored-blob-store';
import type { ReleaseStore } from './release-store';
import { s3BlobStore, type RemoteBlobStore } from './s3-blob-store';
import { createS3Client, type S3ClientSettings } from './s3-client';
import { isS3Url, parseS3Url } from './s3-url';

/** How to reach the bucket, where releases are stored in one. */
export interface BucketSettings extends S3ClientSettings {
  /** Folder for local copies of objects. */
  readonly mirror: string;
  /** Milliseconds between two checks of the registry. */
  readonly pollMs: number;
}

export interface StoreSettings {
  /** A folder, or `s3://bucket/prefix`. */
  readonly releaseStore: string;
  readonly bucket: BucketSettings;
  readonly releaseKeys: KeySettings;
}

/** Opens the configured release store for commands that release. Creates a key pair if there is none. */
export function openWritableStore(settings: StoreSettings): ReleaseStore {
  const keys = ensureReleaseKeys(settings.releaseKeys);
  if (!isS3Url(settings.releaseStore)) return folderReleaseStore(settings.releaseStore, keys);
  const { remote, mirrored } = bucketBlobStores(settings);
  // Registry and manifests are read from the bucket itself; only release files need a local copy.
  return createReleaseStore({ ...remote, localPath: mirrored.localPath }, keys);
}

/** Opens the configured release store for servers that only read. @throws MissingTrustedKey */
export function openReadOnlyStore(settings: StoreSettings): ReleaseStore {
  const keys = readReleaseKeys(settings.releaseKeys);
  if (keys.trusted.size === 0) throw new MissingTrustedKey(settings.releaseKeys.folder);
  if (!isS3Url(settings.releaseStore)) return folderReleaseStore(settings.releaseStore, keys);
  return createReleaseStore(bucketBlobStores(settings).mirrored, keys);
}

/** Without a trusted key no signature can be verified, so the server must not start. */
export class MissingTrustedKey extends Error {
  override readonly name = 'MissingTrustedKey';

  constructor(folder: string) {
    super(
      `No trusted release key found. Put the public key of the machine that releases into ${folder}/trusted ` +
        '(docs/operations.md, "Keys"), or release an app on this machine first.',
    );
  }
}

function bucketBlobStores({ releaseStore, bucket }: StoreSettings): {
  remote: RemoteBlobStore;
  mirrored: BlobStore;
} {
  const location = parseS3Url(releaseStore);
  if (!location) throw new Error(`${releaseStore} is not the URL of a bucket, such as s3://bucket/prefix`);
  const remote = s3BlobStore({ client: createS3Client(bucket), ...location });
  const mirrored = mirroredBlobStore({
    remote,
    // One folder per URL: after a move to another bucket the registry of the old one must not be served.
    folder: join(bucket.mirror, releaseStore.slice('s3://'.length).replaceAll('/', '_')),
    pollMs: bucket.pollMs,
    now: () => performance.now(),
    log: (line) => console.error(line),
  });
  return { remote, mirrored };
}
