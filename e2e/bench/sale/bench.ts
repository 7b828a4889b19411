/*
 * A sale morning against nginx, two sites, two backends, PostgreSQL and an S3-compatible store, with a restart of each in the
 * middle: `npm run bench -- sale`. docs/capacity.md has the model and the figures of past runs.
 */
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { hourlyRates, mapKinds, type PerKind } from '@storefront/tooling/capacity/load-model';
import { MEASURED_COSTS } from '@storefront/tooling/capacity/measured-costs';
import { ORDINARY_HOUR, SALE_TIMES } from '@storefront/tooling/capacity/sale-traffic';
import { workOfRun } from '@storefront/tooling/capacity/work';
import { z } from 'zod';

import { JOURNEY_KEYS } from '../../support/journey-keys';

import { letArrive, seededRandom } from './arrivals';
import { checkBookings } from './check-bookings';
import { computedTable, tierTable } from './compare-with-model';
import { startFleet, type Fleet } from './fleet';
import { costSource, measureCosts } from './measure-costs';
import { MemoryMeter } from './memory-meter';
import { outcomeTable, percentile, problemList } from './report';
import { Shopping, type Outcome } from './shopping';
import { TierTimes } from './tier-times';
import { WorkCounter } from './work-counter';

const IDLE_SECONDS = 10;
/** The prices of the day are computed first; a backend without requests uses less than this. */
const QUIET_CORES = 0.1;
const QUIET_ATTEMPTS = 60;
const SAMPLE_MS = 5_000;
/** Between two restarts, so that each meets traffic of its own. */
const BETWEEN_MS = 4_000;
const DATABASE_AWAY_MS = 2_000;
const OVERLOAD_SECONDS = 30;
const OVERLOAD_TIMES = 20;
/** More bookings than in the model: a restart would otherwise meet none of them at this share. */
const BOOKING_TIMES = 20;
/** Background jobs settle open payments within a minute. */
const SETTLE_MS = 10_000;

const settings = z
  .object({
    SALE_MINUTES: z.coerce.number().positive().default(30),
    /** Of the traffic of the sale: what one small machine carries. */
    SALE_SHARE: z.coerce.number().positive().max(1).default(0.05),
    /** `measure`: also measures each unit of work, before the run. `model`: the run is compared with measured-costs.ts only. */
    SALE_COSTS: z.enum(['measure', 'model']).default('model'),
    SALE_OVERLOAD: z.enum(['on', 'off']).default('on'),
    JOURNEY_RELEASES: z.string(),
  })
  .parse(process.env);

const interrupted = new Promise<never>((_resolve, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => reject(new Error(`stopped by ${signal}`)));
});
const fleet = await startFleet({ releases: settings.JOURNEY_RELEASES, keys: JOURNEY_KEYS });
try {
  await Promise.race([run(fleet), interrupted]);
} finally {
  await fleet.stop();
}
process.exit(0);

async function run(on: Fleet): Promise<void> {
  const random = seededRandom(1);
  const seconds = settings.SALE_MINUTES * 60;
  console.log(
    `${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}; the visitors and the simulated supplier run on the same cores`,
  );
  const opening = new TierTimes(on);
  opening.read();
  const shopping = await Shopping.open(on, random);
  await untilQuiet(opening);
  const rates = mapKinds(
    hourlyRates(ORDINARY_HOUR, SALE_TIMES),
    (rate, kind) => rate * settings.SALE_SHARE * (kind === 'booking' || kind === 'quote' ? BOOKING_TIMES : 1),
  );
  const measured = settings.SALE_COSTS === 'measure' ? await measureCosts(on, shopping) : null;
  if (measured) console.log(`\nfor measured-costs.ts\n\n${costSource(measured)}\n`);

  const outcomes: Outcome[] = [];
  const [meter, times, counter] = [new MemoryMeter(on), new TierTimes(on), new WorkCounter(on)];
  const before = await counter.read();
  const startedAt = performance.now();
  meter.start(SAMPLE_MS);
  times.read();
  const restarts = restartAll(on, seconds * 0.4 * 1000, async () => {
    times.read();
    await counter.read();
  });
  await letArrive(shopping, { rates, seconds, random, startedAt }, (outcome) => outcomes.push(outcome));
  console.log(await restarts);
  meter.stop();
  const spent = times.read();
  const tookSeconds = (performance.now() - startedAt) / 1000;
  const after = await counter.read();
  console.log(
    `\n${settings.SALE_MINUTES} minutes at ${settings.SALE_SHARE} of the sale\n\n${outcomeTable(outcomes, rates, seconds)}\n`,
  );
  printProblems(outcomes);
  const processes = { site: on.sites.length, backend: on.backends.length };
  // Visitors arrive for `seconds`; the last of them, or the last restart, may need longer.
  const arrived = mapKinds(rates, (rate) => (rate * seconds) / tookSeconds);
  const work = workOfRun(arrived, shopping.kept, processes, {
    seconds: tookSeconds,
    starts: { ...processes, balancerAndDatabase: 1 },
  });
  console.log(`\n${computedTable(work, before, after)}\n`);
  console.log(`\ncosts of measured-costs.ts\n\n${tierTable(work, MEASURED_COSTS, spent, tookSeconds)}\n`);
  if (measured)
    console.log(`costs measured before the run\n\n${tierTable(work, measured, spent, tookSeconds)}\n`);
  console.log(`\n${meter.memoryTable()}\n`);
  if (settings.SALE_OVERLOAD === 'on') await overload(on, shopping, rates, random, outcomes);
  await pause(SETTLE_MS);
  const references = outcomes.flatMap(({ booked }) => booked?.reference ?? []);
  const check = await checkBookings(on.postgres.url, references);
  const repeated = outcomes.reduce((sum, { booked }) => sum + (booked?.repeated ?? 0), 0);
  const failed = outcomes.filter(({ kind, result }) => kind === 'booking' && result !== 'ok').length;
  console.log(
    `bookings: ${references.length} confirmed, ${failed} failed, ${check.doubled} doubled, ${check.lost.length} lost, ` +
      `${check.chargedWithoutOrder} charged without an order; ${repeated} of their requests were sent again`,
  );
}

/** Waits until the backends have computed the prices of the day. */
async function untilQuiet(times: TierTimes): Promise<void> {
  let last = times.read().backend;
  for (let attempt = 1; attempt <= QUIET_ATTEMPTS; attempt += 1) {
    await pause(IDLE_SECONDS * 1000);
    const next = times.read().backend;
    const cores = (next - last) / 1000 / IDLE_SECONDS;
    last = next;
    if (cores < QUIET_CORES) {
      console.log(
        `prices of the day, with the first requests: ${(next / 1000).toFixed(1)} s of processor time of the backends`,
      );
      return;
    }
  }
  console.log('the backends did not become quiet');
}

/** Replaces every process in turn, and restarts the database. @returns lines that state how long each took */
async function restartAll(on: Fleet, afterMs: number, beforeEach: () => Promise<void>): Promise<string> {
  await pause(afterMs);
  const lines: string[] = [];
  for (const member of [...on.backends, ...on.sites]) {
    await beforeEach();
    const seconds = await member.replace();
    lines.push(`${member.name} replaced, ready after ${seconds.toFixed(1)} s`);
    await pause(BETWEEN_MS);
  }
  on.nginx.reload();
  lines.push('nginx: new worker processes');
  await pause(BETWEEN_MS);
  await beforeEach();
  const halted = performance.now();
  await on.postgres.halt('fast');
  await pause(DATABASE_AWAY_MS);
  await on.postgres.resume();
  const away = (performance.now() - halted) / 1000;
  const readyAfter = await untilReady(on);
  lines.push(`database away for ${away.toFixed(1)} s; a backend is ready ${readyAfter.toFixed(1)} s later`);
  return lines.join('\n');
}

async function untilReady({ backendUrls: [backendUrl = ''] }: Fleet): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const response = await fetch(`${backendUrl}/ready`).catch(() => null);
    if (response?.ok) return (performance.now() - startedAt) / 1000;
    await pause(100);
  }
}

function printProblems(outcomes: readonly Outcome[]): void {
  const pages = outcomes.filter(({ kind, result }) => kind.endsWith('page') && result === 'failed');
  console.log(`failed page requests: ${pages.length}`);
  for (const line of problemList(outcomes).slice(0, 20)) console.log(`  ${line}`);
}

/** Far more visitors than the machine can serve, then the time until pages are as fast as before. */
async function overload(
  on: Fleet,
  shopping: Shopping,
  rates: PerKind,
  random: () => number,
  before: readonly Outcome[],
): Promise<void> {
  const usual = percentile(
    before.filter(({ kind, result }) => kind === 'kept page' && result === 'ok').map(({ ms }) => ms),
    0.95,
  );
  const outcomes: Outcome[] = [];
  // Bookings are not multiplied: each would go on for a minute.
  const many = mapKinds(rates, (rate, kind) => (kind === 'booking' ? rate : rate * OVERLOAD_TIMES));
  const startedAt = performance.now();
  await letArrive(shopping, { rates: many, seconds: OVERLOAD_SECONDS, random, startedAt }, (outcome) =>
    outcomes.push(outcome),
  );
  console.log(
    `overload: ${OVERLOAD_TIMES} times the rates for ${OVERLOAD_SECONDS} s\n\n${outcomeTable(outcomes, many, OVERLOAD_SECONDS)}\n`,
  );
  for (const line of problemList(outcomes).slice(0, 12)) console.log(`  ${line}`);
  const begun = performance.now();
  for (;;) {
    const times: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const outcome = await shopping.arrive('kept page', begun);
      times.push(outcome.result === 'ok' ? outcome.ms : Infinity);
    }
    const seconds = (performance.now() - begun) / 1000;
    if (percentile(times, 0.95) <= usual * 1.5) {
      console.log(`recovered: kept pages as fast as before ${seconds.toFixed(1)} s after the last response`);
      break;
    }
    if (seconds > 120) {
      console.log('not recovered within 120 s');
      break;
    }
  }
  console.log(`a backend is ready ${(await untilReady(on)).toFixed(1)} s later\n`);
}
