import type { Registry, RegistrySnapshot } from '@storefront/shared/contracts/registry';
import { REGISTRY_SCOPE } from '@storefront/shared/contracts/registry';

/** Part of the site and the version of it that this document began with. */
export type RunningVersions = Readonly<Record<string, string>>;

/** @param shellScript address of the script that drew this page, `…/releases/shell/<version>/<file>` */
export function runningVersions(snapshot: RegistrySnapshot, shellScript: string | null): RunningVersions {
  const shell = shellScript?.split('/').at(-2);
  return {
    ...Object.fromEntries(snapshot.remotes.map(({ name, version }) => [name, version])),
    ...(shell ? { shell } : {}),
  };
}

/**
 * Whether a part that runs here is no longer given to anyone: replaced, or taken back. A canary that others
 * get is no reason to trouble this visitor.
 */
export function isOutdated(running: RunningVersions, registry: Registry): boolean {
  return Object.entries(running).some(([name, version]) => {
    const records = registry.microFrontends[`${REGISTRY_SCOPE}/${name}`] ?? [];
    return records.length > 0 && !records.some(({ metadata }) => metadata.version === version);
  });
}
