import type { ReleaseKeys } from '../signing/release-keys';

import { folderShelf } from './folder-shelf';
import type { ReleaseStore } from './release-store';
import { shelfStore } from './shelf-store';

/** The release store as a folder. */
export function folderStore(root: string, keys: ReleaseKeys): ReleaseStore {
  return shelfStore(folderShelf(root), keys);
}
