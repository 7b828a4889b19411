import type { ReleaseKeys } from '../signing/release-keys';

import { createReleaseStore } from './create-release-store';
import { folderBlobStore } from './folder-blob-store';
import type { ReleaseStore } from './release-store';

/** Opens a release store in a folder. */
export function folderReleaseStore(root: string, keys: ReleaseKeys): ReleaseStore {
  return createReleaseStore(folderBlobStore(root), keys);
}
