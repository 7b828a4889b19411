import { isEqualSecret } from '@storefront/server-kit/equal-secret';
import { faultQuerySchema } from '@storefront/shared/api/fault-report.schema';
import { telemetryQuerySchema } from '@storefront/shared/api/telemetry.schema';
import type { FastifyInstance } from 'fastify';

import type { ShopSettings } from '../config/shop-settings';
import { readFaultGroups } from '../fault-reports/read-fault-groups';
import { parseInput } from '../http/parse-input';
import { exportPersonalData } from '../people/export-personal-data';
import { erasePersonalData, expirePersonalData } from '../people/personal-data';
import { ApiError } from '../http/api-error';
import { readPageVitals } from '../telemetry/page-vitals';
import { readTelemetry } from '../telemetry/read-telemetry';
import { readTrend } from '../telemetry/read-trend';

import { registerBookings } from './booking-routes';
import { registerContent, type ContentAdminDeps } from './content-routes';

export interface AdminDeps extends ContentAdminDeps {
  readonly token: string;
  readonly dataDir: string;
  readonly shop: ShopSettings;
}

/** Routes of the owner's commands. They need a token and are not for browsers. */
export function adminRoutes({ token, invalidatePages, dataDir, storefrontUrl, shop, ...deps }: AdminDeps) {
  const { db, clock } = deps;

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isEqualSecret(request.headers.authorization ?? '', `Bearer ${token}`))
        throw new ApiError(401, 'no-token', 'The token is missing or wrong.');
    });
    registerContent(app, { ...deps, storefrontUrl, invalidatePages });
    app.get('/fault-reports', (request) => readFaultGroups(db, parseInput(faultQuerySchema, request.query)));
    app.get('/telemetry', (request) => readTelemetry(db, parseInput(telemetryQuerySchema, request.query)));
    app.get('/telemetry/trend', (request) => readTrend(db, parseInput(telemetryQuerySchema, request.query)));
    app.get('/telemetry/pages', (request) =>
      readPageVitals(db, parseInput(telemetryQuerySchema, request.query)),
    );
    app.get<{ Params: { reference: string } }>('/personal-data/:reference', async (request) => {
      const found = await exportPersonalData(db, request.params.reference);
      if (!found) throw new ApiError(404, 'unknown-reference', 'There is no booking with this reference.');
      return found;
    });
    app.delete<{ Params: { reference: string } }>('/personal-data/:reference', async (request) => {
      const isErased = await erasePersonalData(db, dataDir, request.params.reference);
      if (!isErased) throw new ApiError(404, 'unknown-reference', 'There is no booking with this reference.');
      return { erased: true };
    });
    registerBookings(app, { db, clock, shop });
    app.post('/personal-data/expire', async () => ({ erased: await expirePersonalData(db, dataDir, clock) }));
    done();
  };
}
