import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

import { remote as checkout } from '../../../mfe-checkout/src/remote';
import { remote as deal } from '../../../mfe-deal/src/remote';
import { remote as discovery } from '../../../mfe-discovery/src/remote';
import { remote as manage } from '../../../mfe-manage/src/remote';
import { remote as search } from '../../../mfe-search/src/remote';

const REMOTES: readonly RemoteModule[] = [discovery, search, deal, checkout, manage];

/** Returns a snapshot that lists every remote as released, although this build bundles them all. */
export function withBundledRemotes(snapshot: RegistrySnapshot): RegistrySnapshot {
  return {
    ...snapshot,
    remotes: REMOTES.map(({ name, contract, routes }) => ({
      name,
      contract,
      version: 'bundled',
      url: '',
      routes: routes.map(({ path = '' }) => path),
      preload: {},
    })),
  };
}

export function bundledRemote(name: string): RemoteModule {
  const remote = REMOTES.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`no remote ${name} in the bundle`);
  return remote;
}
