import { errorMessage } from '@storefront/server-kit/error-text';
import type { AppName } from '@storefront/tooling/apps';

import { appsOfShop } from '../../registry/apps-of-shop';
import type { RegistryChange, ReleaseStore } from '../../store/release-store';
import type { Timestamp } from '../../store/timestamp';
import { readWatcherStatus, type WatcherStatus } from '../../watch/watcher-status';

import { appState, type AppState } from './app-state';

/** What the watcher stored last; `null` if none has run on this store. */
export type WatcherState =
  | { readonly kind: 'available'; readonly status: WatcherStatus | null }
  | { readonly kind: 'unavailable'; readonly message: string };

/** The signed age of the registry; `null` if the store has none. */
export type TimestampState =
  | { readonly kind: 'available'; readonly timestamp: Timestamp | null }
  | { readonly kind: 'unavailable'; readonly message: string };

/** The live releases and their history. */
export interface ReleaseState {
  /** Revision of the registry. */
  readonly revision: number;
  readonly apps: readonly AppState[];
  /** Newest first. */
  readonly history: readonly RegistryChange[];
  readonly watcher: WatcherState;
  readonly timestamp: TimestampState;
}

export async function readReleaseState(store: ReleaseStore): Promise<ReleaseState> {
  const [registry, history, watcher, timestamp] = await Promise.all([
    store.registry(),
    store.history(),
    readWatcher(store),
    readTimestamp(store),
  ]);
  const apps = appsOfShop(registry).map(async (app) =>
    appState(app, { registry, history, versions: await store.versions(app) }),
  );
  return {
    revision: registry.revision,
    apps: await Promise.all(apps),
    history: history.toReversed(),
    watcher,
    timestamp,
  };
}

/** Names of all apps, for the choices of a page. */
export function namesOf({ apps }: ReleaseState): readonly AppName[] {
  return apps.map(({ app }) => app);
}

/** Without the state of the watcher the console still shows and changes what is live. */
async function readWatcher(store: ReleaseStore): Promise<WatcherState> {
  try {
    return { kind: 'available', status: await readWatcherStatus(store) };
  } catch (error) {
    return { kind: 'unavailable', message: errorMessage(error) };
  }
}

/** A damaged timestamp must be shown, and must not keep anyone from rolling back. */
async function readTimestamp(store: ReleaseStore): Promise<TimestampState> {
  try {
    return { kind: 'available', timestamp: await store.timestamp() };
  } catch (error) {
    return { kind: 'unavailable', message: errorMessage(error) };
  }
}
