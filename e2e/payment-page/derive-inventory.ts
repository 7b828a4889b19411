import { canaryRecord, liveRecord } from '@storefront/delivery/registry/release-records';
import type { RegistryChange, ReleaseStore } from '@storefront/delivery/store/release-store';

import type { Inventory } from './inventory.schema';

/** One script that the payment page may run, derived from a signed release (PCI DSS 6.4.3). */
export interface AuthorisedScript {
  /** Path on the shop. */
  readonly path: string;
  /** SHA-384 of the file in the signed manifest. */
  readonly integrity: string;
  /** Of what it is a part, and why the page needs it. */
  readonly why: string;
  readonly owner: string;
  readonly authorisedBy: string;
  /** The entry of the signed history that made the release live: who, when and why. */
  readonly release: Pick<RegistryChange, 'at' | 'by' | 'why'> | null;
}

/**
 * Returns every script of the releases that the payment page may load: the live releases and canaries of its apps, and the
 * releases that replace them when they cannot be loaded. The store returns registries and manifests with a valid signature
 * of a trusted key only.
 */
export async function deriveInventory(
  store: Pick<ReleaseStore, 'registry' | 'manifest' | 'history'>,
  { apps }: Pick<Inventory, 'apps'>,
): Promise<readonly AuthorisedScript[]> {
  const [registry, history] = await Promise.all([store.registry(), store.history()]);
  const scripts = apps.map(async ({ name, why, authorisedBy }) => {
    const records = [liveRecord(registry, name), canaryRecord(registry, name)].filter((one) => one !== null);
    const fallbacks = records.flatMap(({ fallbackUrl }) => fallbackUrl?.split('/').at(-2) ?? []);
    const live = records.map(({ metadata }) => metadata.version);
    const ofVersions = [...new Set([...live, ...fallbacks])].map(async (version) => {
      // The edge server serves no fallback whose files were removed.
      const read = store.manifest(name, version);
      const manifest = await (live.includes(version) ? read : read.catch(() => null));
      const change = history.findLast(({ part, to }) => part === name && to === version);
      const release = change ? { at: change.at, by: change.by, why: change.why } : null;
      return Object.entries(manifest?.files ?? {})
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, integrity]): AuthorisedScript => ({
          path: `/releases/${name}/${version}/${file}`,
          integrity,
          why: `${file === manifest?.entry ? 'Entry' : 'Part'} of ${name}. ${why}`,
          owner: manifest?.owner ?? authorisedBy,
          authorisedBy,
          release,
        }));
    });
    return (await Promise.all(ofVersions)).flat();
  });
  return (await Promise.all(scripts)).flat();
}
