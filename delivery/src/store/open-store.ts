import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureReleaseKeys, readReleaseKeys, type KeySettings } from '../signing/release-keys';

import { isS3Url } from '@storefront/server-kit/blobs/s3-url';
import type { BucketBlobStores, BucketSettings } from './bucket-blob-stores';
import { createReleaseStore } from './create-release-store';
import { folderReleaseStore } from './folder-release-store';
import type { ReleaseStore } from './release-store';
import { withSharedFloor, type SharedFloor } from './shared-floor';
import { folderTrustedState, type TrustedState } from './trusted-state';

export interface StoreSettings {
  /** A folder, or `s3://bucket/prefix`. */
  readonly releaseStore: string;
  readonly bucket: BucketSettings;
  readonly releaseKeys: KeySettings;
  /** Folder in which this machine remembers what it has seen of a store. */
  readonly stateFolder: string;
}

/** Opens the configured release store for commands that release. Creates a key pair if there is none. */
export async function openWritableStore(settings: StoreSettings): Promise<ReleaseStore> {
  const keys = ensureReleaseKeys(settings.releaseKeys);
  const options = { state: stateOf(settings) };
  if (!isS3Url(settings.releaseStore)) return folderReleaseStore(settings.releaseStore, keys, options);
  const { remote, mirrored } = await openBucket(settings);
  // Registry and manifests are read from the bucket itself; only release files need a local copy.
  return createReleaseStore({ ...remote, localPath: mirrored.localPath }, keys, options);
}

/**
 * Opens the configured release store for servers that only read.
 *
 * @param shared what all servers have seen; `null` for a server on its own
 * @throws MissingTrustedKey
 */
export async function openReadOnlyStore(
  settings: StoreSettings,
  shared: SharedFloor | null = null,
): Promise<ReleaseStore> {
  const keys = readReleaseKeys(settings.releaseKeys);
  if (keys.trusted.size === 0 && !keys.root) throw new MissingTrustedKey(settings.releaseKeys.folder);
  const options = { state: stateOf(settings, shared), requiresTimestamp: true };
  if (!isS3Url(settings.releaseStore)) return folderReleaseStore(settings.releaseStore, keys, options);
  const { mirrored } = await openBucket(settings);
  return createReleaseStore(mirrored, keys, options);
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

async function openBucket({ releaseStore, bucket }: StoreSettings): Promise<BucketBlobStores> {
  // The SDK takes time at the start that only shops with a bucket need.
  const { bucketBlobStores } = await import('./bucket-blob-stores');
  return bucketBlobStores(releaseStore, bucket);
}
