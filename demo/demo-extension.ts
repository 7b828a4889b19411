import { describeCalls } from '@storefront/backend/api-description/describe-calls';
import type { AppExtension } from '@storefront/backend/app';
import type { Database } from '@storefront/backend/db/open-database';
import { hotelPhotographs } from '@storefront/backend/media/library/hotel-photographs';
import type { FastifyInstance } from 'fastify';

import type { DemoEnvironment } from './environment';
import { demoRoutes } from './fault-switches/demo-routes';
import { enquiryPage } from './fault-switches/enquiry-page';
import { Faults } from './fault-switches/faults';
import type { Sandbox } from './payment-sandbox/sandbox-provider';
import { supplierRoutes } from './supplier-simulator/http/supplier-routes';
import type { Market } from './supplier-simulator/market/market';
import type { SearchEngine } from './supplier-simulator/search/search-engine';

export interface DemoExtensionDeps {
  readonly environment: DemoEnvironment;
  readonly db: Database;
  /** The simulated supplier; `null` where there is another one. */
  readonly simulated: { readonly market: Market; readonly engine: SearchEngine } | null;
  readonly sandbox: Sandbox | null;
}

/** Adds the supplier simulator, the fault switches, the outbox viewer and the API documentation to the backend. */
export function demoExtension({ environment, db, simulated, sandbox }: DemoExtensionDeps): AppExtension {
  const { clock, dataDir } = environment;
  const faults = new Faults();
  return {
    extendApi: async (api) => {
      injectFaults(api, faults);
      if (!simulated) return;
      const { market, engine } = simulated;
      const photographsOf = hotelPhotographs(db, environment.publicUrl);
      await api.register(supplierRoutes(market, clock.today, engine, photographsOf), { prefix: '/supplier' });
    },
    extendApp: async (app) => {
      await describeCalls(app, environment);
      await app.register(demoRoutes({ db, faults, sandbox, dataDir, clock, environment }));
      await app.register(enquiryPage(environment));
    },
  };
}

function injectFaults(api: FastifyInstance, faults: Faults): void {
  api.addHook('preClose', async () => faults.release());
  api.addHook('preHandler', async (request, reply) => {
    if (await faults.inject(request, reply)) return reply;
    return undefined;
  });
  api.addHook('onSend', async (request, reply, payload) => {
    if (faults.dropsResponse(request)) reply.raw.destroy();
    return payload;
  });
}
