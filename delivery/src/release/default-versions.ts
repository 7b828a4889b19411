import type { Registry } from '@storefront/shared/contracts/registry';

import { canaryRecord, liveRecord } from '../registry/release-records';

/** Without versions `diff` compares the canary with the live version, or the live version with the previous one. */
export function defaultVersionsToCompare(registry: Registry, app: string) {
  const live = liveRecord(registry, app);
  const liveVersion = live?.metadata.version;
  return {
    live: liveVersion,
    beforeLive: live?.fallbackUrl?.split('/').at(-2),
    newer: canaryRecord(registry, app)?.metadata.version ?? liveVersion,
  };
}
