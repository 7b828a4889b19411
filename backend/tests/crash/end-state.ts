import { sql } from 'kysely';

import { openDatabase, type Database } from '../../src/db/open-database';

/** The stored data at the end of a crash test. Amounts in pence. */
export interface EndState {
  readonly attempts: readonly {
    readonly id: string;
    readonly quoteId: string;
    /** The order whose balance it pays; `null` for the payment that makes an order. */
    readonly orderId: string | null;
    readonly amount: number;
    readonly state: string;
  }[];
  readonly orders: readonly {
    readonly id: string;
    readonly reference: string;
    readonly attemptId: string;
    readonly quoteId: string;
    readonly total: number;
    readonly paid: number;
    readonly balance: number;
    readonly quoted: number;
    readonly state: string;
    readonly refunded: number;
  }[];
  readonly refunds: readonly {
    readonly id: string;
    readonly orderId: string;
    readonly attemptId: string;
    readonly amount: number;
    readonly cause: string;
    readonly state: string;
  }[];
  /** Cancellations that were made. */
  readonly cancellations: readonly {
    readonly quoteId: string;
    readonly orderId: string;
    readonly charge: number;
    readonly refund: number;
  }[];
  readonly outbox: readonly {
    readonly orderId: string | null;
    readonly kind: string;
    readonly cause: string;
    readonly messageId: string;
    readonly state: string;
  }[];
  readonly ledger: readonly {
    readonly subjectId: string;
    readonly event: string;
    readonly amount: number | null;
  }[];
}

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** Reads the stored data. No backend may run, since the embedded database belongs to one process. */
export async function readEndState(place: Place): Promise<EndState> {
  return opened(place, async (db) => ({
    attempts: await db
      .selectFrom('attempts')
      .select(['id', 'quote_id as quoteId', 'order_id as orderId', 'amount', 'state'])
      .execute(),
    orders: await db
      .selectFrom('orders')
      .innerJoin('quotes', 'quotes.id', 'orders.quote_id')
      .select([
        'orders.id',
        'orders.reference',
        'orders.attempt_id as attemptId',
        'orders.quote_id as quoteId',
        'orders.total',
        'orders.paid',
        'orders.balance',
        'quotes.total as quoted',
        'orders.state',
        'orders.refunded',
      ])
      .execute(),
    refunds: await db
      .selectFrom('refunds')
      .select(['id', 'order_id as orderId', 'attempt_id as attemptId', 'amount', 'cause', 'state'])
      .execute(),
    cancellations: await db
      .selectFrom('cancellation_quotes')
      .select(['id as quoteId', 'order_id as orderId', 'charge', 'refund'])
      .where('accepted_at', 'is not', null)
      .execute(),
    outbox: await db
      .selectFrom('outbox')
      .select(['order_id as orderId', 'kind', 'cause', 'message_id as messageId', 'state'])
      .execute(),
    ledger: await db.selectFrom('ledger').select(['subject_id as subjectId', 'event', 'amount']).execute(),
  }));
}

/**
 * Moves stored times back, for the retries of claimed mails and refunds and of payments unknown to the provider. No
 * backend may run.
 */
export async function letMinutePass(place: Place): Promise<void> {
  await opened(place, async (db) => {
    await sql`update attempts set created_at = created_at - interval '61 seconds'
      where state in ('created', 'pending')`.execute(db);
    await sql`update outbox set next_try_at = next_try_at - interval '121 seconds'
      where state in ('queued', 'sending')`.execute(db);
    await sql`update refunds set next_try_at = next_try_at - interval '31 seconds'
      where state = 'pending'`.execute(db);
  });
}

async function opened<T>({ dataDir, databaseUrl }: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(dataDir, databaseUrl, 1);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
