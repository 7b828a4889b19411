/*
 * Rehearses a restore of the database to a moment, and the loss of a zone: `npm run bench -- recovery`. Bookings are made by the real
 * backends; docs/operations.md has the commands for a shop, and the figures of past rehearsals.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { z } from 'zod';

import { JOURNEY_KEYS } from '../../support/journey-keys';
import { seededRandom } from '../sale/arrivals';
import { checkBookings } from '../sale/check-bookings';
import { startFleet, type Fleet } from '../sale/fleet';
import { Shopping } from '../sale/shopping';

import { Cluster } from './cluster';
import { openDatabaseAddress } from './database-address';

const BOOKINGS = 6;
const { JOURNEY_RELEASES } = z.object({ JOURNEY_RELEASES: z.string() }).parse(process.env);
const startedAt = performance.now();
const archive = join(mkdtempSync(join(tmpdir(), 'archive-')), 'wal');

const primary = await timed('an empty primary with a log archive', async () => {
  const cluster = await Cluster.create(archive);
  await cluster.start();
  return cluster;
});
const clusters = [primary];
const address = await openDatabaseAddress(primary.port);
const fleet = await timed('nginx, two sites and two backends on it', () =>
  startFleet({
    releases: JOURNEY_RELEASES,
    keys: JOURNEY_KEYS,
    startDatabase: async () => ({
      url: address.url,
      version: '',
      pid: () => primary.pid,
      halt: () => primary.stop(),
      resume: () => primary.start(),
      stop: async () => {},
    }),
  }),
);
const interrupted = new Promise<never>((_resolve, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => reject(new Error(`stopped by ${signal}`)));
});
try {
  await Promise.race([rehearse(), interrupted]);
} finally {
  await fleet.stop();
  await address.close();
  for (const cluster of clusters) await cluster.remove();
  rmSync(join(archive, '..'), { recursive: true, force: true });
}
process.exit(0);

async function rehearse(): Promise<void> {
  const shopping = await Shopping.open(fleet, seededRandom(1));
  await rehearseRestore(fleet, shopping);
  await rehearseLossOfZone(fleet, shopping);
}

/** A base backup, bookings after it, a mistake, and a restore to the moment before the mistake. */
async function rehearseRestore(on: Fleet, shopping: Shopping): Promise<void> {
  console.log('\nRestore to a moment');
  const before = await timed(`${BOOKINGS} bookings`, () => bookings(shopping, BOOKINGS));
  const restored = await timed('base backup (pg_basebackup)', () => Cluster.copyOf(primary, false));
  clusters.push(restored);
  const after = await timed(`${BOOKINGS} more bookings`, () => bookings(shopping, BOOKINGS));
  const [moment] = await primary.query('select clock_timestamp()::text as at');
  await pause(50);
  await primary.query('delete from outbox');
  await primary.query(`update orders set reference = 'lost-' || id`);
  log(`a mistake: all references of orders are overwritten, after ${String(moment?.['at'])}`);
  await timed('the archive has the log of the mistake', async () => {
    const [last] = await primary.query('select pg_walfile_name(pg_switch_wal()) as file');
    const archived = async () =>
      (
        await primary.query(
          `select last_archived_wal >= '${String(last?.['file'])}' as done from pg_stat_archiver`,
        )
      )[0]?.['done'];
    while ((await archived()) !== true) await pause(200);
  });
  await timed('restore: recovery from the archive to that moment, until it accepts writes', async () => {
    restored.recover(archive, String(moment?.['at']));
    await restored.start();
    await restored.untilWritable();
  });
  const check = await checkBookings(restored.url, [...before, ...after]);
  log(
    `${check.orders} orders restored; of ${before.length + after.length} confirmed bookings ${check.lost.length} lost, ${check.doubled} doubled`,
  );
  address.moveTo(restored.port);
  await timed('backends ready on the restored database', () => ready(on));
  await timed('the first booking after the restore', () => bookings(shopping, 1));
}

/** One site, one backend and the primary of the database are lost at once; a standby takes over. */
async function rehearseLossOfZone(on: Fleet, shopping: Shopping): Promise<void> {
  console.log('\nLoss of a zone');
  const [, restored] = clusters;
  if (restored === undefined) throw new Error('There is no restored database.');
  const standby = await timed('a standby of the primary, which confirms each transaction', async () => {
    const copy = await Cluster.copyOf(restored, true);
    clusters.push(copy);
    await copy.start();
    await restored.query(`alter system set synchronous_standby_names = '*'`);
    await restored.query('select pg_reload_conf()');
    while (
      (await restored.query(`select 1 from pg_stat_replication where sync_state in ('sync', 'quorum')`))
        .length === 0
    )
      await pause(100);
    return copy;
  });
  const before = await timed(`${BOOKINGS} bookings`, () => bookings(shopping, BOOKINGS));
  const inFlight = bookings(shopping, BOOKINGS);
  const lostAt = performance.now();
  const pages = watchPages(shopping);
  await Promise.all([on.sites[0]?.kill(), on.backends[0]?.kill(), restored.lose()]);
  log('lost without a signal: site 1, backend 1, primary');
  await timed('promotion of the standby (pg_ctl promote), and its address', async () => {
    standby.promote();
    await standby.untilWritable();
    // The standby of the lost primary must not wait for a standby of its own.
    await standby.query(`alter system set synchronous_standby_names = ''`);
    await standby.query('select pg_reload_conf()');
    address.moveTo(standby.port);
  });
  const during = await inFlight;
  log(`the ${BOOKINGS} bookings in flight are complete ${since(lostAt)} s after the loss`);
  const first = await bookings(shopping, 1);
  log(`a new booking is complete ${since(lostAt)} s after the loss`);
  const { requests, failed } = await pages.stop();
  log(`pages meanwhile: ${requests} requested, ${failed} failed`);
  await timed('site 1 and backend 1 started again', async () => {
    await Promise.all([on.sites[0]?.start(), on.backends[0]?.start()]);
  });
  const check = await checkBookings(standby.url, [...before, ...during, ...first]);
  log(
    `of ${before.length + during.length + first.length} confirmed bookings ${check.lost.length} lost, ${check.doubled} doubled, ` +
      `${check.chargedWithoutOrder} charged without an order`,
  );
}

async function bookings(shopping: Shopping, count: number): Promise<readonly string[]> {
  const outcomes = await Promise.all(
    Array.from({ length: count }, () => shopping.arrive('booking', startedAt)),
  );
  return outcomes.map(({ booked, detail }) => {
    if (!booked) throw new Error(`a booking failed: ${detail}`);
    return booked.reference;
  });
}

/** Requests pages one after the other until it is stopped. */
function watchPages(shopping: Shopping) {
  let [requests, failed, isOver] = [0, 0, false];
  const finished = (async () => {
    while (!isOver) {
      const { result, detail } = await shopping.arrive('kept page', startedAt);
      requests += 1;
      if (result === 'ok') continue;
      failed += 1;
      log(`  page: ${detail}`);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await finished;
      return { requests, failed };
    },
  };
}

async function ready({ backendUrls: [backendUrl = ''] }: Fleet): Promise<void> {
  for (;;) {
    const response = await fetch(`${backendUrl}/ready`).catch(() => null);
    if (response?.ok) return;
    await pause(100);
  }
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  log(`${what}: ${since(begun)} s`);
  return result;
}

function since(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}

function log(line: string): void {
  console.log(`  ${line}`);
}
