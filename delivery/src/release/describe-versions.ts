import { PARTS } from '@storefront/tooling/build/parts';

import type { ReleaseStore } from '../store/release-store';

import { canaryRecord, liveRecord } from '../registry/release-records';

/** Every published version of the parts, with when it last went live: `*` is live, `%` is the canary. */
export async function describeVersions(
  store: ReleaseStore,
  parts: readonly string[] = PARTS,
): Promise<readonly string[]> {
  const [registry, history] = await Promise.all([store.registry(), store.history()]);
  const lists = await Promise.all(
    parts.map(async (part) => {
      const live = liveRecord(registry, part)?.metadata.version;
      const canary = canaryRecord(registry, part)?.metadata.version;
      const lines = (await store.versions(part)).map((version) => {
        const change = history.findLast((entry) => entry.part === part && entry.to === version);
        const when = change ? `${change.at}  ${change.by}  ${change.why}` : 'never live';
        return `  ${version === live ? '*' : version === canary ? '%' : ' '} ${version}  ${when}`;
      });
      return [part, ...lines];
    }),
  );
  return lists.flat();
}
