import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import { remoteModuleSchema, type RemoteModule } from '@storefront/shared/contracts/remote-module';

import { satisfiesContract } from './satisfies-contract';

/**
 * What came out of a remote, checked before a router gets it.
 *
 * @param label name and version, for the message
 * @throws Error when it is no remote, or needs another contract than this shell has.
 */
export function acceptedRemote(exposed: unknown, label: string): RemoteModule {
  const module = remoteModuleSchema.parse(exposed);
  if (!satisfiesContract(CONTRACT_VERSION, module.contract)) {
    throw new Error(`${label} needs contract ${module.contract}, this shell has ${CONTRACT_VERSION}`);
  }
  return module;
}
