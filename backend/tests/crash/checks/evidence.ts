import type { EndState } from '../end-state';
import type { History } from '../history';
import type { SentMail } from '../mail-log';
import type { LedgerEntry, LedgerRefund } from '../bank/bank-ledger';

/** Everything that is known when a run is over, from three sides that do not know of each other. */
export interface Evidence {
  /** Messages that shoppers received. */
  readonly history: Pick<History, 'all'>;
  /** What the bank has. */
  readonly charges: readonly LedgerEntry[];
  readonly refunds: readonly LedgerRefund[];
  /** What the shop has. */
  readonly state: EndState;
  readonly mails: readonly SentMail[];
  readonly sellerEmail: string;
  /** Mails that a backend announced to send again. */
  readonly mailsPutBack: number;
}

/** The rows under each value of a key. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Pence. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

export function succeeded<Row extends { readonly state: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ state }) => state === 'succeeded');
}

/** Returns a function that finds the order to which a payment belongs: the one that it made, or whose balance it pays. */
export function orderFinder({ orders, attempts }: EndState) {
  const ids = new Map(orders.map((order) => [order.id, order]));
  const made = new Map(orders.map((order) => [order.attemptId, order]));
  const balances = new Map(attempts.map(({ id, orderId }) => [id, ids.get(orderId ?? '')]));
  return (paymentId: string) => made.get(paymentId) ?? balances.get(paymentId);
}
