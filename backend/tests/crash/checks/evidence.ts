import type { EndState } from '../end-state';
import type { History } from '../history';
import type { SentMail } from '../mail-log';
import type { LedgerEntry } from '../bank/bank-ledger';

/** Everything that is known when a run is over, from three sides that do not know of each other. */
export interface Evidence {
  /** Messages that shoppers received. */
  readonly history: Pick<History, 'all'>;
  /** What the bank has. */
  readonly charges: readonly LedgerEntry[];
  /** What the shop has. */
  readonly state: EndState;
  readonly mails: readonly SentMail[];
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

export const succeeded = (charges: readonly LedgerEntry[]) =>
  charges.filter(({ state }) => state === 'succeeded');
