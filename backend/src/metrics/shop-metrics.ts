import { setTimeout as pause } from 'node:timers/promises';

import { errorMessage } from '@storefront/server-kit/error-text';
import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import type { Clock } from '@storefront/shared/platform/time/clock';
import { Gauge, type Registry } from 'prom-client';

import type { ConnectionCounts, Database } from '../db/open-database';
import { firstDueAt } from '../mail/back-off';

interface MeasuredShop {
  readonly db: Database;
  readonly clock: Clock;
  /** Connections of this process; absent where nobody counts them. */
  readonly connections?: (() => ConnectionCounts) | undefined;
  /** A database that takes longer is away; default: {@link READ_LIMIT_MS}. */
  readonly limitMs?: number;
}

/** Below the ten seconds in which Prometheus gives a scrape up: a database that hangs must not hide all other metrics. */
const READ_LIMIT_MS = 3_000;

/**
 * Adds the state of the shop, read from the database once for each scrape: payments, orders, refunds and mails by state, and
 * the age in seconds of the oldest payment, refund and mail that is not finished (0 without one). Every state has a value
 * from the start, because a series that begins with its first failure has not grown. While the database is away
 * `shop_database_up` is 0 and the others have no value.
 */
export function measureShop(
  registry: Registry,
  { db, clock, connections, limitMs = READ_LIMIT_MS }: MeasuredShop,
): void {
  // The first of all: what the scrape reads waits for connections itself.
  if (connections) measureConnections(registry, connections);
  const scrapes = createRequestDeduplication<ShopState | null>();
  // All gauges are collected at the same time.
  const read = () => scrapes.run('scrape', () => readState(db, limitMs));
  const addCounts = (name: string, help: string, table: CountedTable) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const state = await read();
        this.reset();
        if (state === null) return;
        for (const one of STATES[table]) this.set({ state: one }, 0);
        for (const row of state.counts) if (row.table === table) this.set({ state: row.state }, row.count);
      },
    });
  addCounts('shop_payments', 'Payment attempts', 'attempts');
  addCounts('shop_orders', 'Orders', 'orders');
  addCounts('shop_refunds', 'Refunds', 'refunds');
  addCounts('shop_mails', 'Mails', 'outbox');
  new Gauge({
    name: 'shop_oldest_open_seconds',
    help: 'Age of the oldest that is not finished',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const state = await read();
      this.reset();
      for (const { kind, since } of state?.open ?? [])
        this.set({ kind }, since === null ? 0 : Math.max(0, clock.now() - since.getTime()) / 1000);
    },
  });
  new Gauge({
    name: 'shop_database_up',
    help: '1 while the database responds',
    registers: [registry],
    async collect() {
      this.set((await read()) === null ? 0 : 1);
    },
  });
}

function measureConnections(registry: Registry, connections: () => ConnectionCounts): void {
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of this process to the database that are used and idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

interface ShopState {
  readonly counts: readonly StateCount[];
  readonly open: readonly { readonly kind: string; readonly since: Date | null }[];
}

/** Returns `null` while the database is away. */
async function readState(db: Database, limitMs: number): Promise<ShopState | null> {
  const limit = new AbortController();
  const late = pause(limitMs, null, { signal: limit.signal }).catch(() => null);
  const read = Promise.all([countsByState(db), openSince(db)]).then(
    ([counts, open]) => ({ counts, open }),
    (error: unknown) => {
      console.error(`metrics: ${errorMessage(error)}`);
      return null;
    },
  );
  const state = await Promise.race([read, late]);
  limit.abort();
  return state;
}

const STATES = {
  attempts: ['created', 'pending', 'succeeded', 'failed', 'cancelled', 'expired'],
  orders: ['confirmed', 'cancelled'],
  refunds: ['pending', 'succeeded', 'failed'],
  outbox: ['queued', 'sending', 'sent', 'failed'],
} as const;

type CountedTable = keyof typeof STATES;
const COUNTED: readonly CountedTable[] = ['attempts', 'orders', 'refunds', 'outbox'];

interface StateCount {
  readonly table: CountedTable;
  readonly state: string;
  readonly count: number;
}

async function countsByState(db: Database): Promise<readonly StateCount[]> {
  const counts = await Promise.all(
    COUNTED.map(async (table) => {
      const rows = await db
        .selectFrom(table)
        .select(({ fn }) => ['state', fn.countAll<string | number>().as('count')])
        .groupBy('state')
        .execute();
      return rows.map(({ state, count }) => ({ table, state, count: Number(count) }));
    }),
  );
  return counts.flat();
}

/** Returns when the oldest unfinished payment, refund and mail became due. */
async function openSince(db: Database) {
  const [payment, refund, mail] = await Promise.all([
    db
      .selectFrom('attempts')
      .select(({ fn }) => fn.min('created_at').as('since'))
      .where('state', 'in', ['created', 'pending'])
      .executeTakeFirst(),
    db
      .selectFrom('refunds')
      .select(({ fn }) => fn.min('created_at').as('since'))
      .where('state', '=', 'pending')
      .executeTakeFirst(),
    oldestMail(db),
  ]);
  return [
    { kind: 'payment', since: payment?.since ?? null },
    { kind: 'refund', since: refund?.since ?? null },
    { kind: 'mail', since: mail },
  ];
}

/** Returns when the oldest unsent mail was due for the first time: each failed try moves `next_try_at` forward. */
async function oldestMail(db: Database): Promise<Date | null> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', 'tries', fn.min('next_try_at').as('nextTryAt')])
    .where('state', 'in', ['queued', 'sending'])
    .groupBy(['state', 'tries'])
    .execute();
  const due = rows.map(({ state, tries, nextTryAt }) =>
    firstDueAt({ isClaimed: state === 'sending', tries, nextTryAt }),
  );
  return due.length === 0 ? null : new Date(Math.min(...due));
}
