import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';
import type { RemoteModule } from '@storefront/shared/contracts/remote-module';
import { createContext, use } from 'react';

/** A remote and the release it came from, which is not always the wanted one: there is a fallback. */
export interface LoadedRemote {
  readonly module: RemoteModule;
  readonly version: string;
}

/**
 * Where the remotes of a page come from: federated at run time in the browser, the Node builds of the
 * same releases on a server.
 */
export interface RemoteSource {
  readonly snapshot: RegistrySnapshot;
  /** Rejects when the remote cannot be had; the next call tries again from the start. */
  readonly load: (remote: RemoteSnapshot) => Promise<LoadedRemote>;
  /**
   * The release before, where a page of this version cannot be had; from then on the tab goes on with it. `null`
   * where there is none. Absent on a server, which renders with what it has.
   */
  readonly loadBefore?: (remote: RemoteSnapshot, version: string) => Promise<LoadedRemote | null>;
  /** What was loaded before, without asking for anything. */
  readonly loaded: (name: string) => LoadedRemote | null;
}

const RemoteSourceContext = createContext<RemoteSource | null>(null);
export const RemoteSourceProvider = RemoteSourceContext.Provider;

/** @throws Error outside the frame of the app. */
export function useRemoteSource(): RemoteSource {
  const source = use(RemoteSourceContext);
  if (!source) throw new Error('useRemoteSource needs the frame of the app');
  return source;
}
