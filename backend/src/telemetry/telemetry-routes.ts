import { telemetryRequestSchema } from '@storefront/shared/api/telemetry.schema';
import type { Clock } from '@storefront/shared/platform/time/clock';
import type { FastifyInstance } from 'fastify';

import type { TelemetrySettings } from '../config/environment';
import type { Database } from '../db/open-database';
import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';

import { countView } from './count-view';
import { readPageView } from './read-page-view';
import { isLoopback, reportSource } from './report-source';

const LIMIT = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

interface TelemetryDeps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** Origins of the shop; reports from other origins are rejected. */
  readonly origins: readonly string[];
  readonly telemetry: TelemetrySettings;
}

/**
 * `POST /api/telemetry`: counts events by hour, app and version. Stores no address: of the sender only a salted hash
 * is kept for a day, so that one sender counts for little.
 */
export function telemetryRoutes({ db, clock, origins, telemetry }: TelemetryDeps) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    // `sendBeacon` sends text/plain: an unloading page has no time for a preflight request.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    app.post('/telemetry', LIMIT, async (request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && !origins.includes(origin))
        throw new ApiError(403, 'other-origin', 'Only pages of the shop are counted.');
      const { token, events, ...subject } = parseInput(telemetryRequestSchema, request.body);
      const now = clock.now();
      const view = readPageView(token, telemetry.secret, subject, now);
      // On one machine all browsers have the same address.
      const isOwnSource = telemetry.localViewsAreSources && isLoopback(request.ip);
      const source = await reportSource(db, isOwnSource ? view.view : request.ip, now);
      await countView(db, { view, subject, events, source, now });
      return reply.status(202).send({ success: true });
    });
    done();
  };
}
