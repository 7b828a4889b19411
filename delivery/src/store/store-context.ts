import type { ReleaseKeys } from '../signing/release-keys';

import type { BlobStore } from '@storefront/server-kit/blobs/blob-store';
import type { TrustSource } from './trust-source';
import type { TrustedState } from './trusted-state';

/** What the operations of a release store share. */
export interface StoreContext {
  readonly blobs: BlobStore;
  readonly keys: ReleaseKeys;
  readonly trust: TrustSource;
  readonly state: TrustedState;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A machine that has seen nothing yet accepts only a registry with a valid timestamp. */
  readonly requiresTimestamp: boolean;
}
