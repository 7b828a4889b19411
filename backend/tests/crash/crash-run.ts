import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '@storefront/server-kit/ports';
import { requestJson } from '@storefront/shared/platform/http/request-json';
import { z } from 'zod';

import { doubledBookings } from './checks/doubled';
import { succeeded, sumOf, type Evidence } from './checks/evidence';
import { lostBookings } from './checks/lost';
import { countRepeated, faultyMails } from './checks/mails';
import { tornBookings } from './checks/torn';
import { manageBooking } from './booked-shopper';
import { spread, type CrashReport } from './crash-report';
import { letMinutePass, readEndState } from './end-state';
import { History, type Outcome } from './history';
import { BackendRestarts, runKillPlan } from './backend-restarts';
import { killPlan } from './kill-plan';
import { readMails } from './mail-log';
import { readDemoEnvironment } from '../support/demo-services';
import { ShopClient } from './shop-client';
import { bookHoliday } from './simulated-shopper';
import { startBankSimulator, type BankSimulator } from './bank/bank-simulator';

/** Size and location of a crash test. */
export interface CrashOptions {
  readonly bookings: number;
  /** Concurrent shoppers. */
  readonly inFlight: number;
  readonly kills: number;
  /** The same seed gives the same shoppers, bank faults and kills. */
  readonly seed: number;
  /** An empty PostgreSQL database; `null` for the embedded one. */
  readonly databaseUrl: string | null;
  /** An empty folder. */
  readonly dataDir: string;
  /** Moves stored times back by a minute instead of waiting for retries. */
  readonly hurry?: boolean;
}

/** A booking that takes longer counts as a fault. */
const BOOKING_LIMIT_MS = 300_000;
const DRAIN_LIMIT_MS = 180_000;

/**
 * Books holidays, pays their balances and cancels them through the public API while the backend is killed repeatedly, then compares the responses of the
 * shoppers, the charges of the bank and the stored data.
 */
export async function runCrashTest(options: CrashOptions): Promise<CrashReport> {
  const startedAt = Date.now();
  const { dataDir, databaseUrl, seed } = options;
  const history = new History(join(dataDir, 'history.jsonl'));
  const mailLog = join(dataDir, 'mails.jsonl');
  const simulator = await startBankSimulator(seed);
  const port = await freePort();
  const backend = new BackendRestarts({
    port,
    dataDir,
    databaseUrl,
    simulatorUrl: simulator.url,
    mailLog,
  });
  try {
    await backend.start();
    const base = `http://127.0.0.1:${port}`;
    await bookAll(options, base, history, backend);
    simulator.endFaults();
    if (options.hurry) {
      await backend.stop();
      await letMinutePass({ dataDir, databaseUrl });
      await backend.start();
    }
    await waitUntilIdle(base);
    await backend.stop();
    const state = await readEndState({ dataDir, databaseUrl });
    const evidence = {
      history,
      charges: simulator.ledger.entries,
      refunds: simulator.ledger.refunds,
      state,
      mails: readMails(mailLog),
      sellerEmail: readDemoEnvironment({ DATA_DIR: dataDir }).seller.email,
      mailsPutBack: backend.mailsPutBack,
    };
    return reportOf(evidence, simulator, backend, Date.now() - startedAt);
  } finally {
    await backend.kill();
    await simulator.close();
  }
}

async function bookAll(
  { bookings, inFlight, kills, seed }: CrashOptions,
  base: string,
  history: History,
  backend: BackendRestarts,
): Promise<void> {
  const references = await findPackages(base);
  let started = 0;
  let finished = 0;
  let killing = true;
  let failed = false;
  const shopUntilDone = async () => {
    // Kill points are only reached while shoppers book, so booking continues until the last kill.
    while (!failed && (started < bookings || killing)) {
      const booking = started;
      started += 1;
      const address = `10.${(booking >> 16) & 255}.${(booking >> 8) & 255}.${booking & 255}`;
      const limit = Date.now() + BOOKING_LIMIT_MS;
      const calls = new ShopClient(base, address, () => failed || Date.now() > limit);
      await bookHoliday({ seed, booking, calls, history, references, afterBooking: manageBooking });
      finished += 1;
    }
  };
  const shoppers = Promise.all(Array.from({ length: inFlight }, shopUntilDone));
  try {
    await runKillPlan(killPlan(kills, seed), backend, bookings, () => finished);
  } catch (error) {
    failed = true;
    throw error;
  } finally {
    killing = false;
    await shoppers;
  }
}

/** Returns the references of packages that can be booked. */
export async function findPackages(base: string): Promise<readonly string[]> {
  const search =
    'destinationId=101&departureId=-1&dateMin=2027-06-10&dateMax=2027-06-12&durationMin=7&durationMax=7&adultsRoom1=2';
  const response = await (await fetch(`${base}/supplier/dpSearch.php?${search}`)).text();
  const references = [...response.matchAll(/<Result reference="([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  if (references.length === 0) throw new Error('the search found no package');
  return references;
}

const waitingSchema = z.object({
  attempts: z.array(z.object({ state: z.string() })),
  mails: z.array(z.object({ state: z.string() })),
  refunds: z.array(z.object({ state: z.string() })),
});

/** Waits until the reconciler, the refunds and the mail worker have no work. The checks report what remains after the limit. */
async function waitUntilIdle(base: string): Promise<void> {
  const limit = Date.now() + DRAIN_LIMIT_MS;
  while (Date.now() < limit) {
    const response = await requestJson(`${base}/demo/state`, waitingSchema, { timeoutMs: 15_000 });
    if (response.ok && isIdle(response.value)) return;
    await pause(500);
  }
}

function isIdle({ attempts, mails, refunds }: z.output<typeof waitingSchema>): boolean {
  const open = [...attempts, ...refunds].some(({ state }) => state === 'created' || state === 'pending');
  return !open && mails.every(({ state }) => state !== 'queued' && state !== 'sending');
}

function reportOf(
  evidence: Evidence,
  simulator: BankSimulator,
  backend: BackendRestarts,
  tookMs: number,
): CrashReport {
  const { history, state, mails } = evidence;
  const taken = succeeded(evidence.charges);
  const outcomes = (expected: Outcome) =>
    history.all('finished').filter(({ outcome }) => outcome === expected).length;
  return {
    bookings: history.all('finished').length + history.all('fault').length,
    paymentsAcknowledged: new Set(history.all('paid').map(({ paymentId }) => paymentId)).size,
    ordersAcknowledged: new Set(history.all('ordered').map(({ orderId }) => orderId)).size,
    balancesAcknowledged: history.all('balance-paid').length,
    cancellationsAcknowledged: history.all('cancelled').length,
    paymentsDeclined: new Set(history.all('declined').map(({ paymentId }) => paymentId)).size,
    declined: outcomes('declined'),
    left: outcomes('left'),
    orders: state.orders.length,
    refunds: state.refunds.length,
    kills: backend.killed,
    lost: lostBookings(evidence),
    doubled: doubledBookings(evidence),
    torn: tornBookings(evidence),
    mailFaults: faultyMails(evidence),
    otherFaults: [
      ...history.all('fault').map(({ booking, what }) => `booking ${booking}: ${what}`),
      ...simulator.ledger.complaints,
      ...backend.faults,
    ],
    charges: taken.length,
    charged: sumOf(taken.map(({ amount }) => amount)),
    paid: sumOf(state.orders.map(({ paid }) => paid)),
    returned: sumOf(succeeded(evidence.refunds).map(({ amount }) => amount)),
    refunded: sumOf(state.orders.map(({ refunded }) => refunded)),
    responsesLost: simulator.counts.lost,
    requestsRejected: simulator.counts.refused,
    letters: state.outbox.length,
    mails: mails.length,
    mailsRepeated: countRepeated(mails),
    mailsPutBack: evidence.mailsPutBack,
    readyMs: spread(backend.readyAfter),
    tookMs,
  };
}
