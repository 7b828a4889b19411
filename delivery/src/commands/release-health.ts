import { setTimeout as pause } from 'node:timers/promises';

import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';
import type { PartName } from '@storefront/tooling/build/parts';

import type { DeliveryEnvironment } from '../config/environment';
import { ownerToken } from '../health/admin-token';
import { HealthUnknown, readHealth } from '../health/read-health';
import { canaryRecord } from '../registry/release-records';
import { partMark, ReleaseRefused } from '../release/swap-app-records';
import { rollBack } from '../release/roll-back';
import type { ReleaseStore } from '../store/release-store';
import { watchCanary } from '../watch/watch-canary';

/** Chance that a canary that is no worse is taken back at all (docs/releasing.md). */
const ALPHA = 0.001;
const DAY_MS = 86_400_000;

/** What pages reported in the last day; without an answer, why not. */
export async function healthFor(
  environment: DeliveryEnvironment,
): Promise<{ readonly health: readonly VersionHealth[] | null; readonly words: string | null }> {
  try {
    return { health: await healthSince(environment, new Date(Date.now() - DAY_MS)), words: null };
  } catch (error) {
    if (error instanceof HealthUnknown)
      return { health: null, words: `Health is not known: ${error.message}` };
    throw error;
  }
}

/** `release watch`: ends with 2 when it had to take the canary back, so that a pipeline stops there. */
export async function watch(options: {
  readonly store: ReleaseStore;
  readonly environment: DeliveryEnvironment;
  readonly part: PartName;
  readonly everySeconds: number;
  readonly forMinutes: number;
}): Promise<void> {
  const { store, environment, part, everySeconds, forMinutes } = options;
  const canary = canaryRecord(await store.registry(), part)?.metadata.version;
  if (canary === undefined) throw new ReleaseRefused(`No canary of ${part} is running.`);
  console.log(`Watching ${part} ${canary}, a look every ${everySeconds} s for ${forMinutes} min.`);
  const end = await watchCanary({
    store,
    part,
    readHealth: (since) => healthSince(environment, since, part),
    everyMs: everySeconds * 1_000,
    untilMs: Date.now() + forMinutes * 60_000,
    alpha: ALPHA,
    async rollBack(why) {
      const registry = await store.registry();
      // Whoever promoted it or took it back in this moment has decided; only what was judged is taken back.
      if (canaryRecord(registry, part)?.metadata.version !== canary) return;
      await rollBack(store, part, null, { why, by: 'release watch', seen: partMark(registry, part) });
    },
    say: (line) => console.log(line),
    now: () => Date.now(),
    pause: (ms) => pause(ms),
  });
  console.log(ENDINGS[end.kind](part));
  if (end.kind === 'rolled-back') process.exitCode = 2;
}

const ENDINGS = {
  'rolled-back': (part: string) => `The canary of ${part} was taken back by itself. The history says why.`,
  ended: (part: string) => `The canary of ${part} was promoted: nothing to watch any more.`,
  'canary-gone': (part: string) => `The canary of ${part} is gone: nothing to watch any more.`,
  'time-over': (part: string) =>
    `No harm was seen. The canary of ${part} runs on: promote it, take it back, or watch on.`,
};

function healthSince(
  { storefront, dataDir }: DeliveryEnvironment,
  since: Date,
  part?: PartName,
): Promise<readonly VersionHealth[]> {
  const { backendUrl } = storefront;
  return readHealth({
    backendUrl,
    token: ownerToken(dataDir),
    since,
    ...(part === undefined ? {} : { part }),
  });
}
