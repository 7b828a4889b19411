import type { FastifyInstance } from 'fastify';

import { isIsolated } from '../../registry/live-registry';

import { REPORTS_PATH } from '../security-headers';

import { policyReportsSchema, type PolicyReport } from './policy-report';

const MAX_BODY_BYTES = 64 * 1024;
const WINDOW_MS = 60_000;
/** Anyone can send reports: further ones in the same window are only counted. */
const MAX_LINES_PER_WINDOW = 30;

export interface ReportSink {
  readonly log: (event: object, message: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Receives the policy violation reports of browsers. Logs each kind of violation at most once per minute. Stores
 * nothing, and reads nothing about the visitor.
 */
export function serveReports(app: FastifyInstance, sink: ReportSink): void {
  const log = createRateLimitedLog(sink, 'policy violation on a page');
  // A limit of its own: reports about other pages must not hide these (PCI DSS 11.6.1).
  const logPayment = createRateLimitedLog(sink, 'policy violation on the payment page');
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, parsed) => {
        try {
          parsed(null, JSON.parse(String(body)));
        } catch {
          parsed(Object.assign(new Error('not JSON'), { statusCode: 400 }));
        }
      },
    );
    scope.post(REPORTS_PATH, (request, reply) => {
      const reports = policyReportsSchema.safeParse(request.body);
      if (!reports.success) return reply.status(400).send({ error: 'not a report' });
      for (const report of reports.data) {
        if (isPaymentPage(report.page)) logPayment(report);
        else log(report);
      }
      return reply.status(204).send();
    });
    done();
  });
}

/** With or without a trailing slash, as its document is served. An encoded spelling has none: it redirects. */
function isPaymentPage(path: string): boolean {
  return !path.includes('%') && isIsolated(path);
}

function createRateLimitedLog({ log, now }: ReportSink, message: string): (report: PolicyReport) => void {
  let windowEnds = 0;
  let dropped = 0;
  const seen = new Map<string, number>();

  return (report) => {
    if (now() >= windowEnds) {
      if (dropped > 0) log({ dropped }, 'policy violation reports dropped by the rate limit');
      windowEnds = now() + WINDOW_MS;
      dropped = 0;
      seen.clear();
    }
    const kind = `${report.directive} ${report.blocked} ${report.page}`;
    const times = (seen.get(kind) ?? 0) + 1;
    if (times > 1 || seen.size >= MAX_LINES_PER_WINDOW) dropped += 1;
    if (times === 1 && seen.size < MAX_LINES_PER_WINDOW) log({ report }, message);
    if (times > 1 || seen.size < MAX_LINES_PER_WINDOW) seen.set(kind, times);
  };
}
