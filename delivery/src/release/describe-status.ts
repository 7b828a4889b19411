import { PARTS } from '@storefront/tooling/build/parts';
import { formatDistanceStrict } from 'date-fns';

import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';
import type { RegistryChange, ReleaseStore } from '../store/release-store';

import { canaryRecord, liveRecord } from '../registry/release-records';

/** What is live, part by part, in lines for people. @param health what pages have reported, `null` when it is not known */
export async function describeStatus(
  store: ReleaseStore,
  parts: readonly string[] = PARTS,
  health: readonly VersionHealth[] | null = null,
  now: Date = new Date(),
): Promise<readonly string[]> {
  const [registry, history] = await Promise.all([store.registry(), store.history()]);
  return parts.flatMap((part) => {
    const live = liveRecord(registry, part);
    if (!live) return [`${part}  never released`];
    const canary = canaryRecord(registry, part);
    const share = canary?.deployment?.traffic ?? 0;
    const line = (version: string, percent: number) =>
      `  ${String(percent).padStart(3)}%  ${version}${sinceWords(history, part, version, now)}${healthWords(health, part, version)}`;
    return [
      part,
      line(live.metadata.version, 100 - share),
      ...(canary ? [line(canary.metadata.version, share)] : []),
    ];
  });
}

/** The last changes, newest first, one a line. */
export function describeHistory(history: readonly RegistryChange[], part: string | null): readonly string[] {
  const wanted = history.filter((change) => part === null || change.part === part).toReversed();
  if (wanted.length === 0) return ['nothing was released yet'];
  return wanted.map(({ revision, at, by, part: name, from, to, why, share, untested }) => {
    const what =
      share === 0
        ? `canary ${from ?? ''} taken back, ${to} for everyone`
        : `${from ?? 'nothing'} → ${to}${share === undefined ? '' : ` for ${share}%`}`;
    const tests = untested === undefined ? '' : ` (without its tests: ${untested})`;
    return `${String(revision).padStart(5)}  ${at}  ${name}  ${what}  ${by}: ${why}${tests}`;
  });
}

function sinceWords(history: readonly RegistryChange[], part: string, version: string, now: Date): string {
  const change = history.findLast((one) => one.part === part && one.to === version);
  if (!change) return '';
  return `  since ${change.at} (${formatDistanceStrict(new Date(change.at), now)}), ${change.by}: ${change.why}`;
}

function healthWords(health: readonly VersionHealth[] | null, part: string, version: string): string {
  if (health === null) return '';
  const known = health.find((one) => one.part === part && one.version === version);
  if (!known || known.loaded + known.loadFailed === 0) return '\n        no page has reported yet';
  const { loaded, loadFailed, errors, booked, vitals } = known;
  const lcp = vitals.LCP ? `, LCP ${Math.round(vitals.LCP.average)} ms` : '';
  return `\n        ${loaded} loads, ${errors} with an error, ${loadFailed} not loaded, ${booked} bookings${lcp}`;
}
