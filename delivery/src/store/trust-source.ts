import type { ReleaseKeys } from '../signing/release-keys';
import { parseNextRoot, parsePinnedRoot, rootKey, type RootDocument } from '../signing/root-document';
import { trustInKeys, trustInRoot, type Trust } from '../signing/trust';

import type { BlobStore } from '@storefront/server-kit/blobs/blob-store';
import type { TrustedState } from './trusted-state';

export interface TrustSource {
  /** Returns the trust of the newest root document, after a look for a newer one. */
  readonly refreshed: () => Promise<Trust>;
  /** Returns the newest root document; `null` where keys are trusted without one. */
  readonly root: () => Promise<RootDocument | null>;
  /** Returns the trust that was last in use. */
  readonly current: () => Promise<Trust>;
}

/**
 * Follows the root documents of a release store, version by version, from the one that an operator put on this machine
 * or from the newest that the machine has seen since.
 */
export function createTrustSource(blobs: BlobStore, keys: ReleaseKeys, state: TrustedState): TrustSource {
  const { root: pinned } = keys;
  if (!pinned) {
    const trust = trustInKeys(keys.trusted);
    return { refreshed: async () => trust, current: async () => trust, root: async () => null };
  }
  let newest: RootDocument | null = null;
  let trust = trustInRoot(pinned);

  async function refreshed(): Promise<Trust> {
    let root = newest ?? (await newerOf(pinned as RootDocument, state));
    for (;;) {
      const found = await blobs.read(rootKey(root.version + 1));
      if (!found) break;
      root = parseNextRoot(found.body.toString('utf8'), root);
      // Byte for byte: the signatures also cover fields that this version of the code does not know.
      await state.save('root.json', found.body);
    }
    if (root !== newest) {
      newest = root;
      trust = trustInRoot(root);
    }
    return trust;
  }

  return {
    refreshed,
    current: async () => (newest ? trust : refreshed()),
    async root() {
      await refreshed();
      return newest;
    },
  };
}

async function newerOf(pinned: RootDocument, state: TrustedState): Promise<RootDocument> {
  const saved = await state.read('root.json');
  if (!saved) return pinned;
  const seen = parsePinnedRoot(saved.toString('utf8'), 'root.json');
  return seen.version > pinned.version ? seen : pinned;
}
