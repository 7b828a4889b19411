import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';
import type { RemoteModule } from '@storefront/shared/contracts/remote-module';
import { createContext, use } from 'react';

/** A loaded remote and its version, which is that of the fallback if the requested release failed. */
export interface LoadedRemote {
  readonly module: RemoteModule;
  readonly version: string;
}

/** Loads the remotes of a page: by federation in the browser, from the Node builds of the same releases on a server. */
export interface RemoteSource {
  readonly snapshot: RegistrySnapshot;
  /** Rejects when all attempts failed; the next call starts again with the first attempt. */
  readonly load: (remote: RemoteSnapshot) => Promise<LoadedRemote>;
  /**
   * Loads the previous release after a page of `version` failed; the document uses it from then on. Resolves to `null`
   * without a previous release. Absent on a server, which leaves such a page to the browser.
   */
  readonly loadPreviousRelease?: (remote: RemoteSnapshot, version: string) => Promise<LoadedRemote | null>;
  /** Returns a remote that is loaded already; does not load it. */
  readonly getLoaded: (name: string) => LoadedRemote | null;
}

const RemoteSourceContext = createContext<RemoteSource | null>(null);
export const RemoteSourceProvider = RemoteSourceContext.Provider;

/** @throws Error outside `RemoteSourceProvider` (see `AppFrame`). */
export function useRemoteSource(): RemoteSource {
  const source = use(RemoteSourceContext);
  if (!source) throw new Error('useRemoteSource must be used inside RemoteSourceProvider');
  return source;
}
