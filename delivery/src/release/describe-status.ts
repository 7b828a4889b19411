import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';

import { harmfulMarkOf } from '../registry/harmful-marks';
import { appsOfShop } from '../registry/apps-of-shop';
import { isDeployment } from '../registry/live-line';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { lastWithdrawal } from '../registry/withdrawn-apps';
import type { RegistryChange, ReleaseStore, StoredRegistry } from '../store/release-store';

import { describeMark } from './describe-mark';

/**
 * Describes what is live, app by app.
 *
 * @param only names of apps; default: all
 * @param health counts reported by pages, `null` if unavailable
 */
export async function describeStatus(
  store: ReleaseStore,
  only?: readonly string[],
  health: readonly VersionHealth[] | null = null,
  now: Date = new Date(),
): Promise<readonly string[]> {
  const [registry, history] = await Promise.all([store.registry(), store.history()]);
  return (only ?? appsOfShop(registry)).flatMap((app) => {
    const live = liveRecord(registry, app);
    if (!live) {
      const withdrawal = lastWithdrawal(registry, history, app);
      if (withdrawal === null) return [`${app}  never released`];
      const { at, by, why, to } = withdrawal;
      return [`${app}  withdrawn ${at}, ${by}: ${why}; restore brings ${to} back`];
    }
    const canary = canaryRecord(registry, app);
    const share = canary?.deployment?.traffic ?? 0;
    const line = (version: string, percent: number) =>
      `  ${String(percent).padStart(3)}%  ${version}${sinceText(history, app, version, now)}${markText(registry, app, version)}${healthText(health, app, version)}`;
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
  return selected.map((change) => {
    const { revision, at, by, part: name, why, untested, overrode } = change;
    const tests = untested === undefined ? '' : ` (tests skipped: ${untested})`;
    const override = overrode === undefined ? '' : ` (harmful mark overridden: ${overrode})`;
    return `${String(revision).padStart(5)}  ${at}  ${name}  ${whatChanged(change)}  ${by}: ${why}${tests}${override}`;
  });
}

function whatChanged({ from, to, share, action }: RegistryChange): string {
  if (action === 'mark') return `${to} marked as harmful`;
  if (action === 'unmark') return `${to} no longer marked as harmful`;
  if (action === 'withdraw') return `withdrawn, ${to} before`;
  if (share === 0) return `canary ${from ?? ''} rolled back, ${to} for everyone`;
  const rollback = action === 'rollback' ? 'rolled back: ' : '';
  return `${rollback}${from ?? 'nothing'} → ${to}${share === undefined ? '' : ` for ${share}%`}`;
}

function markText(registry: StoredRegistry, app: string, version: string): string {
  const mark = harmfulMarkOf(registry, app, version);
  return mark ? `\n        ! ${describeMark(mark)}` : '';
}

function sinceText(history: readonly RegistryChange[], app: string, version: string, now: Date): string {
  const change = history.findLast((one) => one.part === app && one.to === version && isDeployment(one));
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
