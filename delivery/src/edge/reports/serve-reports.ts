import type { FastifyInstance } from 'fastify';

import { REPORTS_PATH } from '../security-headers';

import { policyReportsSchema, type PolicyReport } from './policy-report';

const MOST_BYTES = 64 * 1024;
const WINDOW_MS = 60_000;
/** Anyone may send reports: beyond this they are counted and not written down. */
const MOST_LINES = 30;

export interface ReportSink {
  readonly note: (event: object, message: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Where browsers say what the policy of a page refused. Each kind of refusal is logged once a minute with its
 * count so far; nothing is stored, and nothing of the visitor is looked at.
 */
export function serveReports(app: FastifyInstance, sink: ReportSink): void {
  const log = boundedLog(sink);
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: MOST_BYTES },
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
      for (const report of reports.data) log(report);
      return reply.status(204).send();
    });
    done();
  });
}

function boundedLog({ note, now }: ReportSink): (report: PolicyReport) => void {
  let windowEnds = 0;
  let left = 0;
  const seen = new Map<string, number>();

  return (report) => {
    if (now() >= windowEnds) {
      if (left > 0) note({ left }, 'more refusals of the policy than are written down');
      windowEnds = now() + WINDOW_MS;
      left = 0;
      seen.clear();
    }
    const kind = `${report.directive} ${report.blocked} ${report.page}`;
    const times = (seen.get(kind) ?? 0) + 1;
    if (times > 1 || seen.size >= MOST_LINES) left += 1;
    if (times === 1 && seen.size < MOST_LINES) note({ report }, 'the policy of a page refused something');
    if (times > 1 || seen.size < MOST_LINES) seen.set(kind, times);
  };
}
