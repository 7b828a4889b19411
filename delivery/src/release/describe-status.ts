import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';
import { APPS } from '@storefront/tooling/apps';
import { formatDistanceStrict } from 'date-fns';

import { canaryRecord, liveRecord } from '../registry/release-records';
import type { RegistryChange, ReleaseStore } from '../store/release-store';

/** Describes what is live, app by app. @param health counts reported by pages, `null` if unavailable */
export async function describeStatus(
  store: ReleaseStore,
  apps: readonly string[] = APPS,
  health: readonly VersionHealth[] | null = null,
  now: Date = new Date(),
): Promise<readonly string[]> {
  const [registry, history] = await Promise.all([store.registry(), store.history()]);
  return apps.flatMap((app) => {
    const live = liveRecord(registry, app);
    if (!live) return [`${app}  never released`];
    const canary = canaryRecord(registry, app);
    const share = canary?.deployment?.traffic ?? 0;
    const line = (version: string, percent: number) =>
      `  ${String(percent).padStart(3)}%  ${version}${sinceText(history, app, version, now)}${healthText(health, app, version)}`;
    return [
      app,
      line(live.metadata.version, 100 - share),
      ...(canary ? [line(canary.metadata.version, share)] : []),
    ];
  });
}

/** Describes the changes of the registry, newest first, one per line. @param app `null` for all apps */
export function describeHistory(history: readonly RegistryChange[], app: string | null): readonly string[] {
  const selected = history.filter((change) => app === null || change.part === app).toReversed();
  if (selected.length === 0) return ['nothing has been released yet'];
  return selected.map(({ revision, at, by, part: name, from, to, why, share, untested }) => {
    const what =
      share === 0
        ? `canary ${from ?? ''} rolled back, ${to} for everyone`
        : `${from ?? 'nothing'} → ${to}${share === undefined ? '' : ` for ${share}%`}`;
    const tests = untested === undefined ? '' : ` (tests skipped: ${untested})`;
    return `${String(revision).padStart(5)}  ${at}  ${name}  ${what}  ${by}: ${why}${tests}`;
  });
}

function sinceText(history: readonly RegistryChange[], app: string, version: string, now: Date): string {
  const change = history.findLast((one) => one.part === app && one.to === version);
  if (!change) return '';
  return `  since ${change.at} (${formatDistanceStrict(new Date(change.at), now)}), ${change.by}: ${change.why}`;
}

function healthText(health: readonly VersionHealth[] | null, app: string, version: string): string {
  if (health === null) return '';
  const reported = health.find((one) => one.part === app && one.version === version);
  if (!reported || reported.loaded + reported.loadFailed === 0) return '\n        no page has reported yet';
  const { loaded, loadFailed, errors, booked, vitals } = reported;
  const lcp = vitals.LCP ? `, LCP ${Math.round(vitals.LCP.average)} ms` : '';
  return `\n        ${loaded} loads, ${errors} with an error, ${loadFailed} not loaded, ${booked} bookings${lcp}`;
}
