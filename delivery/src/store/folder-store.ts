import type { ReleaseKeys } from '../signing/release-keys';

import { folderShelf } from './folder-blob-store';
import type { ReleaseStore } from './release-store';
import { shelfStore } from './create-release-store';

/** The release store as a folder. */
export function folderStore(root: string, keys: ReleaseKeys): ReleaseStore {
  return shelfStore(folderShelf(root), keys);
}
