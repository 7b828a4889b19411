/*
 * A sale morning against nginx, two sites, two backends, PostgreSQL and an S3-compatible store, with a restart of each in the
 * middle: `npm run bench -- sale [minutes] [share]`. docs/capacity.md has the model and the figures of past runs.
 */
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import {
  coresInUse,
  hourlyRates,
  mapKinds,
  TIERS,
  type PerKind,
} from '@storefront/tooling/capacity/load-model';
import { MEASURED_COSTS } from '@storefront/tooling/capacity/measured-costs';
import { ORDINARY_HOUR, SALE_TIMES } from '@storefront/tooling/capacity/sale-traffic';
import { z } from 'zod';

import { JOURNEY_KEYS } from '../../support/journey-keys';

import { letArrive, seededRandom } from './arrivals';
import { checkBookings } from './check-bookings';
import { startFleet, type Fleet } from './fleet';
import { costTable, measureCosts, sharedCosts, tierTimes } from './measure-costs';
import { outcomeTable, percentile, problemList } from './report';
import { Shopping, type Outcome } from './shopping';
import { UsageMeter } from './usage-meter';

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
    /** `measure`: also measures each kind of request alone, before the run. `model`: the run is compared with the model only. */
    SALE_COSTS: z.enum(['measure', 'model']).default('model'),
    SALE_OVERLOAD: z.enum(['on', 'off']).default('on'),
    JOURNEY_RELEASES: z.string(),
  })
  .parse(process.env);

const interrupted = new Promise<never>((_resolve, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => reject(new Error(`stopped by ${signal}`)));
});
const fleet = await startFleet(settings.JOURNEY_RELEASES, JOURNEY_KEYS);
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
  const shopping = await Shopping.open(on, random);
  const idle = await measureIdle(on);
  const rates = mapKinds(
    hourlyRates(ORDINARY_HOUR, SALE_TIMES),
    (rate, kind) => rate * settings.SALE_SHARE * (kind === 'booking' || kind === 'quote' ? BOOKING_TIMES : 1),
  );
  const alone =
    settings.SALE_COSTS === 'measure' ? await measureCosts(on, shopping, { rates, random, idle }) : null;
  if (alone) console.log(`\neach kind alone\n\n${costTable(alone)}\n`);

  const outcomes: Outcome[] = [];
  const meter = new UsageMeter(on);
  const startedAt = performance.now();
  meter.start(SAMPLE_MS);
  const restarts = restartAll(on, seconds * 0.4 * 1000);
  await letArrive(shopping, { rates, seconds, random, startedAt }, (outcome) => outcomes.push(outcome));
  console.log(await restarts);
  meter.stop();
  const tookSeconds = (performance.now() - startedAt) / 1000;
  console.log(
    `\n${settings.SALE_MINUTES} minutes at ${settings.SALE_SHARE} of the sale\n\n${outcomeTable(outcomes, rates, seconds)}\n`,
  );
  printProblems(outcomes);
  printTiers(coresInUse(rates, MEASURED_COSTS), meter.spent(), idle, tookSeconds);
  if (alone) {
    const shared = sharedCosts(alone, { rates, idle, spent: meter.spent(), seconds: tookSeconds });
    console.log(`\nin the run, for measured-costs.ts\n\n${costTable(shared)}\n`);
  }
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

/** Processor milliseconds per second that each tier uses without requests, once the backends have computed their prices. */
async function measureIdle(on: Fleet): Promise<Readonly<Record<string, number>>> {
  for (let attempt = 1; ; attempt += 1) {
    const before = tierTimes(on);
    await pause(IDLE_SECONDS * 1000);
    const after = tierTimes(on);
    const idle = Object.fromEntries(
      Object.entries(after).map(([tier, ms]) => [tier, (ms - (before[tier] ?? 0)) / IDLE_SECONDS]),
    );
    const cores = (idle['backend'] ?? 0) / 1000;
    if (cores < QUIET_CORES) return idle;
    if (attempt === QUIET_ATTEMPTS) {
      console.log(`the backends use ${cores.toFixed(2)} cores without requests`);
      return idle;
    }
  }
}

/** Replaces every process in turn, and restarts the database. @returns lines that state how long each took */
async function restartAll(on: Fleet, afterMs: number): Promise<string> {
  await pause(afterMs);
  const lines: string[] = [];
  for (const member of [...on.backends, ...on.sites]) {
    const seconds = await member.replace();
    lines.push(`${member.name} replaced, ready after ${seconds.toFixed(1)} s`);
    await pause(BETWEEN_MS);
  }
  on.nginx.reload();
  lines.push('nginx: new worker processes');
  await pause(BETWEEN_MS);
  const halted = performance.now();
  await on.postgres.halt('fast');
  await pause(DATABASE_AWAY_MS);
  await on.postgres.resume();
  const away = (performance.now() - halted) / 1000;
  const readyAfter = await untilReady(on);
  lines.push(`database away for ${away.toFixed(1)} s; a backend is ready ${readyAfter.toFixed(1)} s later`);
  return lines.join('\n');
}

async function untilReady({ backendUrl }: Fleet): Promise<number> {
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

function printTiers(
  model: Readonly<Record<string, number>>,
  spent: Readonly<Record<string, number>>,
  idle: Readonly<Record<string, number>>,
  seconds: number,
): void {
  console.log('\n| tier | cores, model | cores, measured | measured ÷ model |\n| --- | --- | --- | --- |');
  for (const tier of TIERS) {
    // The model of a tier is its requests and what it does without any.
    const expected = (model[tier] ?? 0) + (idle[tier] ?? 0) / 1000;
    const measured = (spent[tier] ?? 0) / 1000 / seconds;
    console.log(
      `| ${tier} | ${expected.toFixed(3)} | ${measured.toFixed(3)} | ${(measured / expected).toFixed(2)} |`,
    );
  }
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
