import { APPS } from '@storefront/tooling/apps';

import type { RegistryChange, ReleaseStore } from '../../store/release-store';

import { appState, type AppState } from './app-state';

/** The live releases and their history. */
export interface ReleaseState {
  /** Revision of the registry. */
  readonly revision: number;
  readonly apps: readonly AppState[];
  /** Newest first. */
  readonly history: readonly RegistryChange[];
}

export async function readReleaseState(store: ReleaseStore): Promise<ReleaseState> {
  const [registry, history, ...versions] = await Promise.all([
    store.registry(),
    store.history(),
    ...APPS.map((app) => store.versions(app)),
  ]);
  return {
    revision: registry.revision,
    apps: APPS.map((app, index) => appState(app, { registry, history, versions: versions[index] ?? [] })),
    history: history.toReversed(),
  };
}
