import { setTimeout as pause } from 'node:timers/promises';

import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';
import { blockUsesSchema } from '@storefront/shared/contracts/blocks/block-catalogue';
import type { AppName } from '@storefront/tooling/apps';

import type { DeliveryEnvironment } from '../config/environment';
import { adminToken } from '../health/admin-token';
import { HealthUnavailable, readHealth } from '../health/read-health';
import { requestAdmin } from '../health/request-admin';
import { canaryRecord } from '../registry/release-records';
import type { ChangeOptions } from '../release/make-live';
import { ReleaseRejected } from '../release/swap-app-records';
import type { ReleaseStore } from '../store/release-store';
import { checkCanary, rollBackHarmful } from '../watch/check-canary';
import { watchersVerdict } from '../watch/describe-canary';
import { requireTried } from '../watch/require-tried';
import { watchCanary, type JudgedCanary } from '../watch/watch-canary';

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

/** `release watch`: a pipeline continues after 0 only. */
const EXIT_CODES = {
  'no-harm-found': 0,
  promoted: 0,
  'canary-removed': 0,
  'rolled-back': 2,
  undecided: 3,
} as const;

/** Lets a canary grow only if it was shown to do no harm. A stated reason overrides this. */
export function growth(
  store: ReleaseStore,
  environment: DeliveryEnvironment,
  { untried }: { readonly untried: string | null },
): Pick<ChangeOptions, 'beforeGrowth'> {
  if (untried !== null) return {};
  return {
    beforeGrowth: (app) =>
      requireTried({
        store,
        app,
        readHealth: (since) => healthSince(environment, since, app),
        now: () => Date.now(),
      }),
  };
}

/** Lets a release drop only blocks that no live or scheduled content uses. */
export function blockUses({
  storefront,
  dataDir,
}: DeliveryEnvironment): Required<Pick<ChangeOptions, 'readBlockUses'>> {
  return {
    // Only a release that drops a block needs the token, which the team of another repository does not have.
    async readBlockUses() {
      const access = { backendUrl: storefront.backendUrl, token: adminToken(dataDir) };
      return (await requestAdmin(access, 'content/blocks', blockUsesSchema)).blocks;
    },
  };
}

/** `release watch`: exits with a code that tells the verdicts apart. */
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
    rollBack: (judged) => rollBackHarmful(store, judged),
    check: () => lastVerdict(store, environment, app, canary),
    log: (line) => console.log(line),
    now: () => Date.now(),
    pause: (ms) => pause(ms),
  });
  console.log(RESULT_MESSAGES[result.kind](app));
  process.exitCode = EXIT_CODES[result.kind];
}

/** Returns the last verdict of the watcher; without a running watcher, or before its first check, checks itself. */
async function lastVerdict(
  store: ReleaseStore,
  environment: DeliveryEnvironment,
  app: AppName,
  version: string,
): Promise<JudgedCanary | null> {
  const verdict = await watchersVerdict(store, { app, version }, Date.now());
  const readHealth = (since: Date) => healthSince(environment, since, app);
  return verdict
    ? { ...verdict, byWatcher: true }
    : checkCanary({ store, app, readHealth, now: () => Date.now() });
}

const RESULT_MESSAGES = {
  'rolled-back': (app: string) =>
    `The canary of ${app} was rolled back automatically. See the history for the reason.`,
  promoted: (app: string) => `The canary of ${app} was promoted: the watch ends.`,
  'canary-removed': (app: string) => `The canary of ${app} was removed: the watch ends.`,
  'no-harm-found': (app: string) =>
    `No harm was found. The canary of ${app} is still running: promote it, roll it back, or watch it again.`,
  undecided: (app: string) =>
    `Undecided: the canary of ${app} has had too few page loads to tell. It is still running: watch it again, give it more visitors or time, or roll it back.`,
};

function healthSince(
  { storefront, dataDir }: DeliveryEnvironment,
  since: Date,
  app?: string,
): Promise<readonly VersionHealth[]> {
  const { backendUrl } = storefront;
  return readHealth({
    backendUrl,
    token: adminToken(dataDir),
    since,
    ...(app === undefined ? {} : { app }),
  });
}
