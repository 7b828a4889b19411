import { APPS } from '@storefront/tooling/apps';

import { canaryRecord, liveRecord } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

/** Lists the published versions of the apps and when each last went live: `*` is live, `%` is the canary. */
export async function describeVersions(
  store: ReleaseStore,
  apps: readonly string[] = APPS,
): Promise<readonly string[]> {
  const [registry, history] = await Promise.all([store.registry(), store.history()]);
  const lists = await Promise.all(
    apps.map(async (app) => {
      const live = liveRecord(registry, app)?.metadata.version;
      const canary = canaryRecord(registry, app)?.metadata.version;
      const lines = (await store.versions(app)).map((version) => {
        const change = history.findLast((entry) => entry.part === app && entry.to === version);
        const when = change ? `${change.at}  ${change.by}  ${change.why}` : 'never live';
        return `  ${version === live ? '*' : version === canary ? '%' : ' '} ${version}  ${when}`;
      });
      return [app, ...lines];
    }),
  );
  return lists.flat();
}
