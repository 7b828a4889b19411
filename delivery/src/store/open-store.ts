import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { ensureReleaseKeys, readReleaseKeys, type KeySettings } from '../signing/release-keys';

import type { BlobStore } from '@storefront/server-kit/blobs/blob-store';
import { createReleaseStore } from './create-release-store';
import { folderReleaseStore } from './folder-release-store';
import { mirroredBlobStore } from './mirrored-blob-store';
import type { ReleaseStore } from './release-store';
import { s3BlobStore, type RemoteBlobStore } from '@storefront/server-kit/blobs/s3-blob-store';
import { withSharedFloor, type SharedFloor } from './shared-floor';
import { folderTrustedState, type TrustedState } from './trusted-state';
import { createS3Client, type S3ClientSettings } from '@storefront/server-kit/blobs/s3-client';
import { isS3Url, parseS3Url } from '@storefront/server-kit/blobs/s3-url';

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
  /** Folder in which this machine remembers what it has seen of a store. */
  readonly stateFolder: string;
}

/** Opens the configured release store for commands that release. Creates a key pair if there is none. */
export function openWritableStore(settings: StoreSettings): ReleaseStore {
  const keys = ensureReleaseKeys(settings.releaseKeys);
  const options = { state: stateOf(settings) };
  if (!isS3Url(settings.releaseStore)) return folderReleaseStore(settings.releaseStore, keys, options);
  const { remote, mirrored } = bucketBlobStores(settings);
  // Registry and manifests are read from the bucket itself; only release files need a local copy.
  return createReleaseStore({ ...remote, localPath: mirrored.localPath }, keys, options);
}

/**
 * Opens the configured release store for servers that only read.
 *
 * @param shared what all servers have seen; `null` for a server on its own
 * @throws MissingTrustedKey
 */
export function openReadOnlyStore(settings: StoreSettings, shared: SharedFloor | null = null): ReleaseStore {
  const keys = readReleaseKeys(settings.releaseKeys);
  if (keys.trusted.size === 0 && !keys.root) throw new MissingTrustedKey(settings.releaseKeys.folder);
  const options = { state: stateOf(settings, shared), requiresTimestamp: true };
  if (!isS3Url(settings.releaseStore)) return folderReleaseStore(settings.releaseStore, keys, options);
  return createReleaseStore(bucketBlobStores(settings).mirrored, keys, options);
}

/** Removes what this machine remembers about a store that is created again, such as the copy for development. */
export function forgetStore({ stateFolder, releaseStore }: StoreSettings): void {
  rmSync(join(stateFolder, storeId(releaseStore)), { recursive: true, force: true });
}

/** One folder per store: after a move to another store the numbers of the old one mean nothing. */
function stateOf(
  { stateFolder, releaseStore }: StoreSettings,
  shared: SharedFloor | null = null,
): TrustedState {
  const state = folderTrustedState(join(stateFolder, storeId(releaseStore)));
  return shared ? withSharedFloor(state, shared) : state;
}

/** Identifies a release store by its location, which only the settings of a machine decide. */
export function storeId(releaseStore: string): string {
  return createHash('sha256').update(releaseStore).digest('hex').slice(0, 16);
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
