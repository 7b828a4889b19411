import { harmfulMarkOf } from '../registry/harmful-marks';
import { appsOfShop } from '../registry/apps-of-shop';
import { isDeployment } from '../registry/live-line';
import { canaryRecord, liveRecord } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

import { describeMark } from './describe-mark';

/** Lists the published versions of the apps and when each last went live: `*` is live, `%` the canary, `!` harmful. */
export async function describeVersions(
  store: ReleaseStore,
  only?: readonly string[],
): Promise<readonly string[]> {
  const [registry, history] = await Promise.all([store.registry(), store.history()]);
  const lists = await Promise.all(
    (only ?? appsOfShop(registry)).map(async (app) => {
      const live = liveRecord(registry, app)?.metadata.version;
      const canary = canaryRecord(registry, app)?.metadata.version;
      const lines = (await store.versions(app)).map((version) => {
        const change = history.findLast(
          (entry) => entry.part === app && entry.to === version && isDeployment(entry),
        );
        const when = change ? `${change.at}  ${change.by}  ${change.why}` : 'never live';
        const mark = harmfulMarkOf(registry, app, version);
        const state = version === live ? '*' : version === canary ? '%' : ' ';
        return `  ${state}${mark ? '!' : ' '} ${version}  ${when}${mark ? `; ${describeMark(mark)}` : ''}`;
      });
      return [app, ...lines];
    }),
  );
  return lists.flat();
}
