import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';

import type { Kill } from './kill-plan';

/** What a crash test found. A sound shop has nothing in any of the lists of faults. Amounts in pence. */
export interface CrashReport {
  /** Bookings that were begun; some more than asked for when the last kills were waited for. */
  readonly bookings: number;
  /** Payments and orders that a shopper was told of. */
  readonly paymentsAcknowledged: number;
  readonly ordersAcknowledged: number;
  readonly paymentsDeclined: number;
  /** Shoppers who ended without a holiday. */
  readonly declined: number;
  /** Shoppers who did not wait for the answer. */
  readonly left: number;
  readonly orders: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly torn: readonly string[];
  readonly mailFaults: readonly string[];
  /** Answers that no sound shop gives, points that were never reached, waits that did not end. */
  readonly otherFaults: readonly string[];
  readonly charges: number;
  readonly charged: number;
  readonly paid: number;
  readonly answersLost: number;
  readonly answersRefused: number;
  readonly mails: number;
  /** Mails that were sent more than once, under the same Message-ID. */
  readonly mailsRepeated: number;
  /** Mails that a backend could not send, or not note down as sent, and said so. */
  readonly mailsPutBack: number;
  /** From the end of a killed backend until the next one answers. */
  readonly readyMs: { readonly median: number; readonly worst: number };
  readonly tookMs: number;
}

/** Name of a kill in the report. */
export function nameOf(kill: Kill): string {
  return kill.how === 'point' ? kill.point : kill.how === 'moment' ? 'any moment' : 'while starting';
}

/** Whether nothing at all is wrong. */
export function isSound(report: CrashReport): boolean {
  const { lost, doubled, torn, mailFaults, otherFaults } = report;
  return [lost, doubled, torn, mailFaults, otherFaults].every((faults) => faults.length === 0);
}

/** @returns `median` and `worst` of waits in milliseconds; 0 when there was none */
export function spread(waits: readonly number[]): CrashReport['readyMs'] {
  const sorted = waits.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

/** The report as a table, with every fault by name below it. */
export function tableOf(report: CrashReport): string {
  const rows: readonly (readonly [string, string | number])[] = [
    ['bookings begun', report.bookings],
    ['payments acknowledged', report.paymentsAcknowledged],
    ['orders acknowledged', report.ordersAcknowledged],
    ['payments declined', report.paymentsDeclined],
    ['bookings declined', report.declined],
    ['left without waiting', report.left],
    ['orders stored', report.orders],
    ...Object.entries(report.kills).map(([name, count]) => [`killed: ${name}`, count] as const),
    ['lost', report.lost.length],
    ['doubled', report.doubled.length],
    ['torn', report.torn.length],
    ['mail faults', report.mailFaults.length],
    ['other faults', report.otherFaults.length],
    ['charges that took money', report.charges],
    ['charged', formatPence(pence(report.charged))],
    ['paid for orders', formatPence(pence(report.paid))],
    ['answers the bank lost', report.answersLost],
    ['calls the bank refused', report.answersRefused],
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
