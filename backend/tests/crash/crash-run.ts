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
import { backendProgram } from './backend-process';
import { spread, type CrashReport } from './crash-report';
import { letMinutePass, readEndState } from './end-state';
import { History, type Outcome } from './history';
import { BackendLives, carryOut } from './kill-loop';
import { killPlan } from './kill-plan';
import { readMails } from './mail-log';
import { ShopCalls } from './shop-calls';
import { bookHoliday } from './shopper';
import { startSimulator, type Simulator } from './simulator/simulator';

/** How large a crash test is, and where it runs. */
export interface CrashOptions {
  readonly bookings: number;
  /** Shoppers at the same time. */
  readonly inFlight: number;
  readonly kills: number;
  /** The same seed gives the same shoppers, the same bank and the same deaths. */
  readonly seed: number;
  /** An empty PostgreSQL database; `null` for the embedded one. */
  readonly databaseUrl: string | null;
  /** An empty folder. */
  readonly dataDir: string;
  /** Moves the stored times back rather than waiting a minute for what is retried after one. */
  readonly hurry?: boolean;
}

/** A shopper who waits longer than this for one booking has found a fault. */
const PATIENCE_MS = 300_000;
const DRAIN_LIMIT_MS = 180_000;

/**
 * Books holidays through the public calls while the backend is killed again and again, and holds what the
 * shoppers were told, what the bank has taken and what is stored against each other.
 */
export async function runCrashTest(options: CrashOptions): Promise<CrashReport> {
  const startedAt = Date.now();
  const { dataDir, databaseUrl, seed } = options;
  const history = new History(join(dataDir, 'history.jsonl'));
  const mailLog = join(dataDir, 'mails.jsonl');
  const program = await backendProgram(join(dataDir, 'program'));
  const simulator = await startSimulator(seed);
  const port = await freePort();
  const lives = new BackendLives({
    program,
    port,
    dataDir,
    databaseUrl,
    simulatorUrl: simulator.url,
    mailLog,
  });
  try {
    await lives.start();
    const base = `http://127.0.0.1:${port}`;
    await bookAll(options, base, history, lives);
    if (options.hurry) {
      await lives.stop();
      await letMinutePass({ dataDir, databaseUrl });
      await lives.start();
    }
    await drained(base);
    await lives.stop();
    const state = await readEndState({ dataDir, databaseUrl });
    const evidence = {
      history,
      charges: simulator.ledger.entries,
      state,
      mails: readMails(mailLog),
      mailsPutBack: lives.mailsPutBack,
    };
    return reportOf(evidence, simulator, lives, Date.now() - startedAt);
  } finally {
    await lives.kill();
    await simulator.close();
  }
}

async function bookAll(
  { bookings, inFlight, kills, seed }: CrashOptions,
  base: string,
  history: History,
  lives: BackendLives,
): Promise<void> {
  const references = await findPackages(base);
  let begun = 0;
  let finished = 0;
  let killing = true;
  let failed = false;
  const shopUntilDone = async () => {
    // The last deaths need somebody to die on: there are shoppers for as long as there are kills to come.
    while (!failed && (begun < bookings || killing)) {
      const booking = begun;
      begun += 1;
      const address = `10.${(booking >> 16) & 255}.${(booking >> 8) & 255}.${booking & 255}`;
      const limit = Date.now() + PATIENCE_MS;
      const calls = new ShopCalls(base, address, () => failed || Date.now() > limit);
      await bookHoliday({ seed, booking, calls, history, references });
      finished += 1;
    }
  };
  const shoppers = Promise.all(Array.from({ length: inFlight }, shopUntilDone));
  try {
    await carryOut(killPlan(kills, seed), lives, bookings, () => finished);
  } catch (error) {
    failed = true;
    throw error;
  } finally {
    killing = false;
    await shoppers;
  }
}

async function findPackages(base: string): Promise<readonly string[]> {
  const search =
    'destinationId=101&departureId=-1&dateMin=2027-06-10&dateMax=2027-06-12&durationMin=7&durationMax=7&adultsRoom1=2';
  const answer = await (await fetch(`${base}/supplier/dpSearch.php?${search}`)).text();
  const references = [...answer.matchAll(/<Result reference="([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  if (references.length === 0) throw new Error('there is no package to book');
  return references;
}

const waitingSchema = z.object({
  attempts: z.array(z.object({ state: z.string() })),
  mails: z.array(z.object({ state: z.string() })),
});

/** Until nothing waits for the reconciler or the mail worker. What is left after the limit, the checks will name. */
async function drained(base: string): Promise<void> {
  const limit = Date.now() + DRAIN_LIMIT_MS;
  while (Date.now() < limit) {
    const asked = await requestJson(`${base}/demo/state`, waitingSchema, { timeoutMs: 15_000 });
    if (asked.ok && isIdle(asked.value)) return;
    await pause(500);
  }
}

function isIdle({ attempts, mails }: z.output<typeof waitingSchema>): boolean {
  const open = attempts.some(({ state }) => state === 'created' || state === 'pending');
  return !open && mails.every(({ state }) => state !== 'queued' && state !== 'sending');
}

function reportOf(
  evidence: Evidence,
  simulator: Simulator,
  lives: BackendLives,
  tookMs: number,
): CrashReport {
  const { history, state, mails } = evidence;
  const taken = succeeded(evidence.charges);
  const outcomes = (wanted: Outcome) =>
    history.all('finished').filter(({ outcome }) => outcome === wanted).length;
  return {
    bookings: history.all('finished').length + history.all('fault').length,
    paymentsAcknowledged: new Set(history.all('paid').map(({ paymentId }) => paymentId)).size,
    ordersAcknowledged: new Set(history.all('ordered').map(({ orderId }) => orderId)).size,
    paymentsDeclined: new Set(history.all('declined').map(({ paymentId }) => paymentId)).size,
    declined: outcomes('declined'),
    left: outcomes('left'),
    orders: state.orders.length,
    kills: lives.killed,
    lost: lostBookings(evidence),
    doubled: doubledBookings(evidence),
    torn: tornBookings(evidence),
    mailFaults: faultyMails(evidence),
    otherFaults: [
      ...history.all('fault').map(({ booking, what }) => `booking ${booking}: ${what}`),
      ...simulator.ledger.complaints,
      ...lives.faults,
    ],
    charges: taken.length,
    charged: sumOf(taken.map(({ amount }) => amount)),
    paid: sumOf(state.orders.map(({ paid }) => paid)),
    answersLost: simulator.counts.lost,
    answersRefused: simulator.counts.refused,
    mails: mails.length,
    mailsRepeated: countRepeated(mails),
    mailsPutBack: evidence.mailsPutBack,
    readyMs: spread(lives.readyAfter),
    tookMs,
  };
}
