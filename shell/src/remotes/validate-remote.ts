import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import { remoteModuleSchema, type RemoteModule } from '@storefront/shared/contracts/remote-module';
import { satisfiesContract } from '@storefront/shared/contracts/satisfies-contract';

/**
 * Checks the exposed module of a remote before its routes reach a router.
 *
 * @param label name and version of the remote, for the error message
 * @throws Error when the module has the wrong shape, or needs a contract version that this shell does not provide.
 */
export function validateRemote(exposed: unknown, label: string): RemoteModule {
  const module = remoteModuleSchema.parse(exposed);
  if (!satisfiesContract(CONTRACT_VERSION, module.contract)) {
    throw new Error(
      `${label} needs contract ${module.contract}, but this shell provides ${CONTRACT_VERSION}`,
    );
  }
  return module;
}
