import type { ResponseCounts } from './load-balancer';

/** Result of an outage run. For a correct shop all lists are empty. */
export interface OutageReport extends ResponseCounts {
  readonly deaths: readonly string[];
  readonly bookings: number;
  readonly orders: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly torn: readonly string[];
  readonly faults: readonly string[];
  readonly mails: number;
  readonly mailsMissing: readonly string[];
  readonly mailsRepeated: number;
  /** The slowest exit after SIGTERM, in milliseconds. */
  readonly stopMs: number;
  readonly tookMs: number;
}

/** Returns the report as a table, followed by everything that went wrong. */
export function outageTable(report: OutageReport): string {
  const { deaths, lost, doubled, torn, faults, others, mailsMissing } = report;
  const rows = {
    requests: report.requests,
    successes: report.successes,
    '503 with Retry-After': report.unavailable,
    'connections reset': report.resets,
    'other responses': others.length,
    'process deaths': deaths.length,
    'bookings finished': report.bookings,
    orders: report.orders,
    'bookings lost': lost.length,
    'bookings doubled': doubled.length,
    'bookings torn': torn.length,
    'other faults': faults.length,
    'mails accepted': report.mails,
    'mails missing': mailsMissing.length,
    'mails repeated': report.mailsRepeated,
    'slowest exit after SIGTERM': `${(report.stopMs / 1000).toFixed(1)} s`,
    took: `${(report.tookMs / 1000).toFixed(0)} s`,
  };
  return [
    ...Object.entries(rows).map(([name, value]) => `${name.padEnd(28)} ${value}`),
    ...[deaths, lost, doubled, torn, faults, others, mailsMissing].flat().slice(0, 40),
  ].join('\n');
}
