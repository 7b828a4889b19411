/*
 * Replaces the services of a previous release one by one by those of this checkout while visitors browse and book, and then rolls
 * them back: `npm run bench -- rolling-release`. It fails when a request failed, or a booking was lost or doubled.
 */
import { setTimeout as pause } from 'node:timers/promises';

import { hourlyRates, mapKinds } from '@storefront/tooling/capacity/load-model';
import { ORDINARY_HOUR, SALE_TIMES } from '@storefront/tooling/capacity/sale-traffic';
import { z } from 'zod';

import { JOURNEY_KEYS } from '../../support/journey-keys';
import { letArrive, seededRandom } from '../sale/arrivals';
import { checkBookings } from '../sale/check-bookings';
import { startFleet, type Fleet } from '../sale/fleet';
import type { Member } from '../sale/member';
import { outcomeTable, problemList } from '../sale/report';
import { Shopping, type Outcome } from '../sale/shopping';

import { buildPreviousRelease, type PreviousRelease } from './previous-release';
import { stateTable, type FleetState } from './state-table';

const settings = z
  .object({
    /** Commit of the previous release; default: the one that recorded the schema of the release that is live. */
    ROLLING_FROM: z.string().min(1).optional(),
    /** Between two replacements, so that each mixture of releases has visitors. */
    ROLLING_STEP_SECONDS: z.coerce.number().positive().default(20),
    /** Of the traffic of the sale: what one small machine carries. */
    SALE_SHARE: z.coerce.number().positive().max(1).default(0.05),
  })
  .parse(process.env);

/** More bookings than in the model, so that each step has some. */
const BOOKING_TIMES = 100;
const LIMIT_SECONDS = 3_600;
/** Background jobs settle open payments within a minute. */
const SETTLE_MS = 10_000;

const interrupted = new Promise<never>((_resolve, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => reject(new Error(`stopped by ${signal}`)));
});
const previous = buildPreviousRelease(settings.ROLLING_FROM ?? null, JOURNEY_KEYS);
const fleet = await startFleet({
  // The apps that are live are those of the previous release; they have releases of their own.
  releases: previous.releases,
  keys: JOURNEY_KEYS,
  programs: previous.programs,
});
let isFlawless = false;
try {
  isFlawless = await Promise.race([rehearse(fleet, previous), interrupted]);
} finally {
  await fleet.stop();
}
process.exit(isFlawless ? 0 : 1);

async function rehearse(on: Fleet, { commit, programs }: PreviousRelease): Promise<boolean> {
  console.log(`from ${commit.slice(0, 12)} to the sources of this checkout, and back`);
  const random = seededRandom(1);
  const shopping = await Shopping.open(on, random);
  const rates = mapKinds(
    hourlyRates(ORDINARY_HOUR, SALE_TIMES),
    (rate, kind) => rate * settings.SALE_SHARE * (kind === 'booking' ? BOOKING_TIMES : 1),
  );
  const outcomes: Outcome[] = [];
  const states: FleetState[] = [];
  const replaced = new AbortController();
  const startedAt = performance.now();
  const arrivals = letArrive(
    shopping,
    { rates, seconds: LIMIT_SECONDS, random, startedAt, signal: replaced.signal },
    (outcome) => outcomes.push(outcome),
  );
  const enter = async (label: string) => {
    states.push({ label, from: performance.now() - startedAt });
    await pause(settings.ROLLING_STEP_SECONDS * 1000);
  };
  const replace = async (members: readonly Member[], release: string) => {
    for (const member of members) {
      states.push({ label: `${member.name} is replaced`, from: performance.now() - startedAt });
      const seconds = await member.replace();
      console.log(`${member.name}: ${release} release, ready after ${seconds.toFixed(1)} s`);
      await enter(`${member.name} of the ${release} release`);
    }
  };
  await enter('all of the previous release');
  // Backends first: sites and apps of a release may use calls that the backends before do not have.
  const order = [...on.backends, ...on.sites];
  on.deploy(on.programs);
  await replace(order, 'new');
  on.deploy(programs);
  await replace(order.toReversed(), 'previous');
  replaced.abort();
  await arrivals;
  const seconds = (performance.now() - startedAt) / 1000;

  console.log(`\n${outcomeTable(outcomes, rates, seconds)}\n\n${stateTable(states, outcomes, seconds)}\n`);
  for (const line of problemList(outcomes)) console.log(`  ${line}`);
  await pause(SETTLE_MS);
  const booked = outcomes.flatMap((outcome) => outcome.booked ?? []);
  const check = await checkBookings(
    on.postgres.url,
    booked.map(({ reference }) => reference),
  );
  const failed = outcomes.filter(({ result }) => result === 'failed').length;
  const repeated = booked.reduce((sum, one) => sum + one.repeated, 0);
  console.log(
    `requests: ${outcomes.length}, ${failed} failed; bookings: ${booked.length} confirmed, ${check.doubled} doubled, ` +
      `${check.lost.length} lost, ${check.chargedWithoutOrder} charged without an order; ${repeated} of their requests were sent again`,
  );
  return failed + check.doubled + check.lost.length + check.chargedWithoutOrder === 0;
}
