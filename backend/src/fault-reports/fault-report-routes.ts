import { faultReportSchema } from '@storefront/shared/api/fault-report.schema';
import type { Clock } from '@storefront/shared/platform/time/clock';
import type { FastifyInstance } from 'fastify';

import type { TelemetrySettings } from '../config/environment';
import type { Database } from '../db/open-database';
import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';
import { readPageView } from '../telemetry/read-page-view';

import { storeFaultReport } from './store-fault-report';

/** A page sends ten reports at most; a report with 20 frames and a token has less than 14 kB. */
const LIMIT = {
  bodyLimit: 16 * 1024,
  config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
};

/** `POST /api/fault-reports`: groups errors of pages, without data about their readers. */
export function faultReportRoutes({
  db,
  clock,
  origins,
  telemetry,
}: {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** Origins of the shop; reports from other origins are rejected. */
  readonly origins: readonly string[];
  readonly telemetry: Pick<TelemetrySettings, 'secret'>;
}) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    app.post('/fault-reports', LIMIT, async (request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && !origins.includes(origin))
        throw new ApiError(403, 'other-origin', 'Only pages of the shop may report errors.');
      const { token, ...report } = parseInput(faultReportSchema, request.body);
      const now = clock.now();
      const { view } = readPageView(token, telemetry.secret, report, now);
      await storeFaultReport(db, { ...report, view }, now);
      return reply.status(202).send({ success: true });
    });
    done();
  };
}
