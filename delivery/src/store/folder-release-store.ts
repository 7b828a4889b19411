import type { ReleaseKeys } from '../signing/release-keys';

import { createReleaseStore, type ReleaseStoreOptions } from './create-release-store';
import { folderBlobStore } from '@storefront/server-kit/blobs/folder-blob-store';
import type { ReleaseStore } from './release-store';

/** Opens a release store in a folder. */
export function folderReleaseStore(
  root: string,
  keys: ReleaseKeys,
  options: ReleaseStoreOptions = {},
): ReleaseStore {
  return createReleaseStore(folderBlobStore(root), keys, options);
}
