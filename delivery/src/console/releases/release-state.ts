import { PARTS } from '@storefront/tooling/build/parts';

import type { RegistryChange, ReleaseStore } from '../../store/release-store';

import { partState, type PartState } from './app-state';

/** What is live, and how it came to be. */
export interface ReleaseState {
  /** Of the registry that all of this was read from. */
  readonly revision: number;
  readonly parts: readonly PartState[];
  /** Newest first. */
  readonly history: readonly RegistryChange[];
}

export async function readReleaseState(store: ReleaseStore): Promise<ReleaseState> {
  const [registry, history, ...versions] = await Promise.all([
    store.registry(),
    store.history(),
    ...PARTS.map((part) => store.versions(part)),
  ]);
  return {
    revision: registry.revision,
    parts: PARTS.map((part, index) =>
      partState(part, { registry, history, versions: versions[index] ?? [] }),
    ),
    history: history.toReversed(),
  };
}
