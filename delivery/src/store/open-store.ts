import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { ensureReleaseKeys, readReleaseKeys, type KeySettings } from '../signing/release-keys';

import { folderStore } from './folder-store';
import { mirroredShelf } from './mirrored-blob-store';
import type { ReleaseStore } from './release-store';
import { isS3Address, readS3Address } from './s3-url';
import { s3Client, type S3ClientSettings } from './s3-client';
import { s3Shelf, type FarShelf } from './s3-blob-store';
import type { Shelf } from './blob-store';
import { shelfStore } from './create-release-store';

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

/** The release store that the settings name, for those who release: keys are made where there are none. */
export function openStoreToRelease(settings: StoreSettings): ReleaseStore {
  const keys = ensureReleaseKeys(settings.releaseKeys);
  if (!isS3Address(settings.releaseStore)) return folderStore(settings.releaseStore, keys);
  const { far, mirrored } = bucketShelves(settings);
  // Decisions are made from what the bucket says now; files alone need a place on this disk.
  return shelfStore({ ...far, local: mirrored.local }, keys);
}

/** The release store that the settings name, for those who only read. @throws NoTrustedKey */
export function openStore(settings: StoreSettings): ReleaseStore {
  const keys = readReleaseKeys(settings.releaseKeys);
  if (keys.trusted.size === 0) throw new NoTrustedKey(settings.releaseKeys.folder);
  if (!isS3Address(settings.releaseStore)) return folderStore(settings.releaseStore, keys);
  return shelfStore(bucketShelves(settings).mirrored, keys);
}

/** Without a key nothing that is live could be believed, so nothing is shown. */
export class NoTrustedKey extends Error {
  override readonly name = 'NoTrustedKey';

  constructor(folder: string) {
    super(
      `No key of releases is trusted here: put the public key of whoever releases into ${folder}/trusted ` +
        '(docs/operations.md, "Keys"), or release something on this machine first.',
    );
  }
}

function bucketShelves({ releaseStore, bucket }: StoreSettings): { far: FarShelf; mirrored: Shelf } {
  const address = readS3Address(releaseStore);
  if (!address) throw new Error(`${releaseStore} is no address of a bucket`);
  const far = s3Shelf({ client: s3Client(bucket), ...address });
  const mirrored = mirroredShelf({
    far,
    // One for each address: whoever moves to another bucket must not be shown the registry of the old one.
    folder: join(bucket.mirror, releaseStore.slice('s3://'.length).replaceAll('/', '_')),
    pollMs: bucket.pollMs,
    now: () => performance.now(),
    say: (line) => console.error(line),
  });
  return { far, mirrored };
}
