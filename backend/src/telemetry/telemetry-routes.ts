import { telemetryRequestSchema, type TelemetryRequest } from '@storefront/shared/api/telemetry.schema';
import type { Clock } from '@storefront/shared/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';
import { parseInput } from '../http/parse-input';
import { ApiError } from '../http/api-error';

import { startOfHour } from './start-of-hour';

const LIMIT = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };
/** Further reports of an hour are dropped: real apps never produce as many rows, invented versions do. */
const MAX_ROWS_PER_HOUR = 2_000;

/** `POST /api/telemetry`: counts events by hour, app and version, without data about the sender. */
export function telemetryRoutes({
  db,
  clock,
  origins,
}: {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** Origins of the shop; reports from other origins are rejected. */
  readonly origins: readonly string[];
}) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    // `sendBeacon` sends text/plain: an unloading page has no time for a preflight request.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    app.post('/telemetry', LIMIT, async (request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && !origins.includes(origin))
        throw new ApiError(403, 'other-origin', 'Only pages of the shop are counted.');
      await countEvents(db, parseInput(telemetryRequestSchema, request.body), clock.now());
      return reply.status(202).send({ success: true });
    });
    done();
  };
}

async function countEvents(
  db: Database,
  { part, version, events }: TelemetryRequest,
  now: number,
): Promise<void> {
  const hour = startOfHour(now);
  const { rows } = await db
    .selectFrom('telemetry')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('hour', '=', hour)
    .executeTakeFirstOrThrow();
  if (Number(rows) >= MAX_ROWS_PER_HOUR) return;
  for (const one of sumByEvent(events)) {
    await sql`
      insert into telemetry (hour, part, version, event, name, count, total)
      values (${hour}, ${part}, ${version}, ${one.event}, ${one.name}, ${one.count}, ${one.total})
      on conflict (hour, part, version, event, name) do update set
        count = telemetry.count + excluded.count, total = telemetry.total + excluded.total`.execute(db);
  }
}

function sumByEvent(events: TelemetryRequest['events']) {
  const sums = new Map<string, { event: string; name: string; count: number; total: number }>();
  for (const event of events) {
    const name = event.event === 'vital' ? event.name : '';
    const key = `${event.event} ${name}`;
    const sum = sums.get(key) ?? { event: event.event, name, count: 0, total: 0 };
    sum.count += 1;
    sum.total += event.event === 'vital' ? event.value : 0;
    sums.set(key, sum);
  }
  return sums.values();
}
