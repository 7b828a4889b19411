import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';

import type { Kill } from './kill-plan';

/** Result of a crash test. For a correct shop all lists of faults are empty. Amounts in pence. */
export interface CrashReport {
  /** Started bookings; more than configured when the last kills took longer. */
  readonly bookings: number;
  /** Payments and orders whose success a shopper received. */
  readonly paymentsAcknowledged: number;
  readonly ordersAcknowledged: number;
  readonly balancesAcknowledged: number;
  readonly cancellationsAcknowledged: number;
  readonly paymentsDeclined: number;
  /** Shoppers whose payment was declined. */
  readonly declined: number;
  /** Shoppers who did not wait for the response. */
  readonly left: number;
  readonly orders: number;
  readonly refunds: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly torn: readonly string[];
  readonly mailFaults: readonly string[];
  /** Impossible responses, kill points that were not reached, and timeouts. */
  readonly otherFaults: readonly string[];
  readonly charges: number;
  readonly charged: number;
  readonly paid: number;
  /** What the bank has returned. */
  readonly returned: number;
  /** What the shop has counted as returned. */
  readonly refunded: number;
  readonly responsesLost: number;
  readonly requestsRejected: number;
  /** Mails that the shop queued. */
  readonly letters: number;
  readonly mails: number;
  /** Mails that were sent more than once with the same Message-ID. */
  readonly mailsRepeated: number;
  /** Mails whose failed sending a backend logged. */
  readonly mailsPutBack: number;
  /** Time from the exit of a backend to the first response of the next one. */
  readonly readyMs: { readonly median: number; readonly worst: number };
  readonly tookMs: number;
}

/** Returns the name of a kill in the report. */
export function nameOf(kill: Kill): string {
  return kill.how === 'point' ? kill.point : kill.how === 'moment' ? 'any moment' : 'while starting';
}

/** Returns whether the report has no faults. */
export function isSound(report: CrashReport): boolean {
  const { lost, doubled, torn, mailFaults, otherFaults } = report;
  return [lost, doubled, torn, mailFaults, otherFaults].every((faults) => faults.length === 0);
}

/** @returns `median` and `worst` of waits in milliseconds; 0 when there was none */
export function spread(waits: readonly number[]): CrashReport['readyMs'] {
  const sorted = waits.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

/** Returns the report as a table, followed by all faults. */
export function tableOf(report: CrashReport): string {
  const rows: readonly (readonly [string, string | number])[] = [
    ['bookings started', report.bookings],
    ['payments acknowledged', report.paymentsAcknowledged],
    ['orders acknowledged', report.ordersAcknowledged],
    ['balances acknowledged', report.balancesAcknowledged],
    ['cancellations acknowledged', report.cancellationsAcknowledged],
    ['payments declined', report.paymentsDeclined],
    ['bookings declined', report.declined],
    ['left without waiting', report.left],
    ['orders stored', report.orders],
    ['refunds stored', report.refunds],
    ...Object.entries(report.kills).map(([name, count]) => [`killed: ${name}`, count] as const),
    ['lost', report.lost.length],
    ['doubled', report.doubled.length],
    ['torn', report.torn.length],
    ['mail faults', report.mailFaults.length],
    ['other faults', report.otherFaults.length],
    ['charges that took money', report.charges],
    ['charged', formatPence(pence(report.charged))],
    ['paid for orders', formatPence(pence(report.paid))],
    ['returned', formatPence(pence(report.returned))],
    ['refunded on orders', formatPence(pence(report.refunded))],
    ['responses the bank dropped', report.responsesLost],
    ['requests the bank rejected', report.requestsRejected],
    ['mails sent', report.mails],
    ['mails repeated', report.mailsRepeated],
    ['mails put back', report.mailsPutBack],
    ['median time to ready', seconds(report.readyMs.median)],
    ['worst time to ready', seconds(report.readyMs.worst)],
    ['took', seconds(report.tookMs)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const { lost, doubled, torn, mailFaults, otherFaults } = report;
  return [
    ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
    ...[lost, doubled, torn, mailFaults, otherFaults].flat(),
  ].join('\n');
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
