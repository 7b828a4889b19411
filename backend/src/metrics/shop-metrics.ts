import { errorMessage } from '@storefront/server-kit/error-text';
import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import type { Clock } from '@storefront/shared/platform/time/clock';
import { Gauge, type Registry } from 'prom-client';

import type { Database } from '../db/open-database';

interface MeasuredShop {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Adds the state of the shop, read from the database once for each scrape: payments, orders, refunds and mails by state, and
 * the age in seconds of the oldest payment, refund and mail that is not finished (0 without one). While the database is
 * away `shop_database_up` is 0 and the others have no value.
 */
export function measureShop(registry: Registry, { db, clock }: MeasuredShop): void {
  const scrapes = createRequestDeduplication<ShopState | null>();
  // All gauges are collected at the same time.
  const read = () => scrapes.run('scrape', () => readState(db));
  const addCounts = (name: string, help: string, table: (typeof COUNTED)[number]) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const state = await read();
        this.reset();
        for (const row of state?.counts ?? [])
          if (row.table === table) this.set({ state: row.state }, row.count);
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

interface ShopState {
  readonly counts: readonly StateCount[];
  readonly open: readonly { readonly kind: string; readonly since: Date | null }[];
}

/** Returns `null` while the database is away. */
async function readState(db: Database): Promise<ShopState | null> {
  try {
    const [counts, open] = await Promise.all([countsByState(db), openSince(db)]);
    return { counts, open };
  } catch (error) {
    console.error(`metrics: ${errorMessage(error)}`);
    return null;
  }
}

const COUNTED = ['attempts', 'orders', 'refunds', 'outbox'] as const;

interface StateCount {
  readonly table: (typeof COUNTED)[number];
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
    db
      .selectFrom('outbox')
      .select(({ fn }) => fn.min('next_try_at').as('since'))
      .where('state', 'in', ['queued', 'sending'])
      .executeTakeFirst(),
  ]);
  return [
    { kind: 'payment', since: payment?.since ?? null },
    { kind: 'refund', since: refund?.since ?? null },
    { kind: 'mail', since: mail?.since ?? null },
  ];
}
