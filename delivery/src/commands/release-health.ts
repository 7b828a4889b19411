import { setTimeout as pause } from 'node:timers/promises';

import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';
import type { AppName } from '@storefront/tooling/apps';

import type { DeliveryEnvironment } from '../config/environment';
import { adminToken } from '../health/admin-token';
import { HealthUnavailable, readHealth } from '../health/read-health';
import { canaryRecord } from '../registry/release-records';
import { rollBack } from '../release/roll-back';
import { appFingerprint, ReleaseRejected } from '../release/swap-app-records';
import type { ReleaseStore } from '../store/release-store';
import { watchCanary } from '../watch/watch-canary';

/** Probability of rolling back a harmless canary (docs/releasing.md). */
const ALPHA = 0.001;
const DAY_MS = 86_400_000;

/** Returns what pages reported in the last day, or the reason why the data is unavailable. */
export async function readRecentHealth(
  environment: DeliveryEnvironment,
): Promise<{ readonly health: readonly VersionHealth[] | null; readonly problem: string | null }> {
  try {
    return { health: await healthSince(environment, new Date(Date.now() - DAY_MS)), problem: null };
  } catch (error) {
    if (error instanceof HealthUnavailable)
      return { health: null, problem: `Health data is unavailable: ${error.message}` };
    throw error;
  }
}

/** `release watch`: exits with 2 after an automatic rollback, so that a pipeline stops. */
export async function watch(options: {
  readonly store: ReleaseStore;
  readonly environment: DeliveryEnvironment;
  readonly app: AppName;
  readonly everySeconds: number;
  readonly forMinutes: number;
}): Promise<void> {
  const { store, environment, app, everySeconds, forMinutes } = options;
  const canary = canaryRecord(await store.registry(), app)?.metadata.version;
  if (canary === undefined) throw new ReleaseRejected(`No canary of ${app} is running.`);
  console.log(`Watching ${app} ${canary}: one check every ${everySeconds} s for ${forMinutes} min.`);
  const result = await watchCanary({
    store,
    app,
    readHealth: (since) => healthSince(environment, since, app),
    everyMs: everySeconds * 1_000,
    untilMs: Date.now() + forMinutes * 60_000,
    alpha: ALPHA,
    async rollBack(why) {
      const registry = await store.registry();
      // Do nothing if the watched canary has just been promoted, rolled back or replaced.
      if (canaryRecord(registry, app)?.metadata.version !== canary) return;
      await rollBack(store, app, null, {
        why,
        by: 'release watch',
        expected: appFingerprint(registry, app),
      });
    },
    log: (line) => console.log(line),
    now: () => Date.now(),
    pause: (ms) => pause(ms),
  });
  console.log(RESULT_MESSAGES[result.kind](app));
  if (result.kind === 'rolled-back') process.exitCode = 2;
}

const RESULT_MESSAGES = {
  'rolled-back': (app: string) =>
    `The canary of ${app} was rolled back automatically. See the history for the reason.`,
  promoted: (app: string) => `The canary of ${app} was promoted: the watch ends.`,
  'canary-removed': (app: string) => `The canary of ${app} was removed: the watch ends.`,
  'timed-out': (app: string) =>
    `No problem was found. The canary of ${app} is still running: promote it, roll it back, or watch it again.`,
};

function healthSince(
  { storefront, dataDir }: DeliveryEnvironment,
  since: Date,
  app?: AppName,
): Promise<readonly VersionHealth[]> {
  const { backendUrl } = storefront;
  return readHealth({
    backendUrl,
    token: adminToken(dataDir),
    since,
    ...(app === undefined ? {} : { app }),
  });
}
