import type { Registry, RegistrySnapshot } from '@storefront/shared/contracts/registry';
import { REGISTRY_SCOPE } from '@storefront/shared/contracts/registry';

/** Versions of the apps that this document was loaded with, by app name. */
export type RunningVersions = Readonly<Record<string, string>>;

/** @param shellScript URL of the shell's script, `…/releases/shell/<version>/<file>` */
export function runningVersions(snapshot: RegistrySnapshot, shellScript: string | null): RunningVersions {
  const shell = shellScript?.split('/').at(-2);
  return {
    ...Object.fromEntries(snapshot.remotes.map(({ name, version }) => [name, version])),
    ...(shell ? { shell } : {}),
  };
}

/**
 * Returns whether any running version is no longer live, because it was replaced or rolled back. A canary that only
 * other visitors receive does not make this document outdated.
 */
export function isOutdated(running: RunningVersions, registry: Registry): boolean {
  return Object.entries(running).some(([name, version]) => {
    const records = registry.microFrontends[`${REGISTRY_SCOPE}/${name}`] ?? [];
    return records.length > 0 && !records.some(({ metadata }) => metadata.version === version);
  });
}
