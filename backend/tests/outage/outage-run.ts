import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { ThrowAwayPostgres } from '@storefront/server-kit/postgres/throw-away-postgres';
import pg from 'pg';

import { startBankSimulator } from '../crash/bank/bank-simulator';
import { doubledBookings } from '../crash/checks/doubled';
import { grouped } from '../crash/checks/evidence';
import { lostBookings } from '../crash/checks/lost';
import { tornBookings } from '../crash/checks/torn';
import { findPackages } from '../crash/crash-run';
import { letMinutePass, readEndState, type EndState } from '../crash/end-state';
import { History } from '../crash/history';
import { ShopClient } from '../crash/shop-client';
import { bookHoliday } from '../crash/simulated-shopper';

import { BackendFleet } from './backend-fleet';
import { startLoadBalancer, type LoadBalancer } from './load-balancer';
import type { OutageReport } from './outage-report';
import { startSlowMailServer, type SlowMailServer } from './slow-mail-server';

export interface OutageOptions {
  readonly postgres: ThrowAwayPostgres;
  /** Number of times that the connections are closed, the database is stopped and crashed, and each backend replaced. */
  readonly rounds: number;
  readonly clients: number;
  readonly seed: number;
  /** An empty folder. */
  readonly dataDir: string;
}

const BACKENDS = 2;
/** Slower than the bookings, so that mails wait whenever a backend stops. */
const MAIL_DELAY_MS = 400;
const DOWN_MS = 800;
const BOOKING_LIMIT_MS = 120_000;
const DRAIN_LIMIT_MS = 90_000;
/** Bookings that must succeed between two outages. */
const BOOKINGS_BETWEEN = 5;

/** Books holidays while the database and the backends are stopped repeatedly, then compares all records. */
export async function runOutages(options: OutageOptions): Promise<OutageReport> {
  const { postgres, seed, dataDir } = options;
  const startedAt = Date.now();
  const place = { dataDir, databaseUrl: postgres.url };
  const bank = await startBankSimulator(seed);
  const mails = await startSlowMailServer(MAIL_DELAY_MS, 'mail');
  const fleet = await BackendFleet.create(BACKENDS, { ...place, bankUrl: bank.url, smtpUrl: mails.url });
  const balancer = await startLoadBalancer(fleet.ports);
  try {
    await fleet.startAll();
    const history = await book(options, balancer, fleet);
    mails.delayMs = 0;
    await settle(place, fleet);
    const state = await readEndState(place);
    const evidence = { history, charges: bank.ledger.entries, refunds: bank.ledger.refunds, state };
    return {
      ...balancer.counts,
      deaths: fleet.deaths,
      bookings: history.all('finished').length,
      orders: state.orders.length,
      lost: lostBookings(evidence),
      doubled: doubledBookings(evidence),
      torn: tornBookings({ state }),
      faults: [...history.all('fault').map(({ what }) => what), ...bank.ledger.complaints],
      ...mailsOf(state, mails),
      stopMs: Math.max(...fleet.stopMs),
      tookMs: Date.now() - startedAt,
    };
  } catch (error) {
    throw new Error(`the run failed: ${fleet.output().slice(-8_000)}`, { cause: error });
  } finally {
    await fleet.killAll();
    await Promise.all([balancer.close(), bank.close(), mails.close()]);
  }
}

/** Lets the clients book until the last outage is over. */
async function book(
  { clients, seed, dataDir, ...options }: OutageOptions,
  balancer: LoadBalancer,
  fleet: BackendFleet,
): Promise<History> {
  const history = new History(join(dataDir, 'history.jsonl'));
  const references = await findPackages(balancer.url);
  let booking = 0;
  let isOver = false;
  const bookUntilOver = async () => {
    while (!isOver) {
      booking += 1;
      const limit = Date.now() + BOOKING_LIMIT_MS;
      const calls = new ShopClient(
        balancer.url,
        `10.0.${booking >> 8}.${booking & 255}`,
        () => Date.now() > limit,
      );
      await bookHoliday({ seed, booking, calls, history, references });
    }
  };
  const shoppers = Promise.all(Array.from({ length: clients }, bookUntilOver));
  try {
    const moreBookings = async () => {
      const target = history.all('ordered').length + BOOKINGS_BETWEEN;
      while (history.all('ordered').length < target && fleet.deaths.length === 0) await pause(20);
    };
    for (let round = 0; round < options.rounds; round += 1)
      await causeOutages(options.postgres, fleet, moreBookings);
  } finally {
    isOver = true;
    await shoppers;
  }
  return history;
}

async function causeOutages(
  postgres: ThrowAwayPostgres,
  fleet: BackendFleet,
  moreBookings: () => Promise<void>,
): Promise<void> {
  await moreBookings();
  await terminateConnections(postgres.url);
  for (const mode of ['fast', 'immediate'] as const) {
    await moreBookings();
    await postgres.halt(mode);
    await pause(DOWN_MS);
    await postgres.resume();
  }
  for (const index of fleet.ports.keys()) {
    await moreBookings();
    await fleet.replace(index);
  }
}

/** Closes all connections of the backends, as a failover does. */
async function terminateConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'storefront-backend'`,
  );
  await client.end();
}

/** Waits until no payment is open and no mail is queued. The checks report what remains after the limit. */
async function settle(place: { dataDir: string; databaseUrl: string }, fleet: BackendFleet): Promise<void> {
  await fleet.stopAll();
  await letMinutePass(place);
  await fleet.startAll();
  const limit = Date.now() + DRAIN_LIMIT_MS;
  while (Date.now() < limit) {
    const { attempts, outbox } = await readEndState(place);
    const isOpen = attempts.some(({ state }) => state === 'created' || state === 'pending');
    if (!isOpen && outbox.every(({ state }) => state === 'sent')) break;
    await pause(300);
  }
  await fleet.stopAll();
}

function mailsOf({ outbox }: EndState, { accepted }: SlowMailServer) {
  const copies = grouped(accepted, (messageId) => messageId);
  return {
    mails: accepted.length,
    mailsMissing: outbox.map(({ messageId }) => messageId).filter((messageId) => !copies.has(messageId)),
    mailsRepeated: accepted.length - copies.size,
  };
}
