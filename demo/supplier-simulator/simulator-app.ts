import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { createServiceApp } from '@storefront/server-kit/service/create-service-app';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { FastifyInstance } from 'fastify';

import { supplierRoutes } from './http/supplier-routes';
import type { Market } from './market/market';
import { sameThreadSearch, type SearchEngine } from './search/search-engine';

export interface SimulatorOptions {
  readonly market: Market;
  readonly today: () => IsoDate;
  readonly storefrontOrigins: readonly string[];
  /** Computes the searches; by default in this thread. */
  readonly engine?: SearchEngine;
}

/** Creates the supplier simulator as a server of its own; its calls are below `/supplier`. */
export async function simulatorApp({
  market,
  today,
  storefrontOrigins,
  engine = sameThreadSearch(market),
}: SimulatorOptions): Promise<FastifyInstance> {
  const app = createServiceApp({ origins: storefrontOrigins });
  await app.register(cors, { origin: [...storefrontOrigins], methods: ['GET', 'POST'], maxAge: 600 });
  await app.register(compress, { threshold: 1024 });
  await app.register(supplierRoutes(market, today, engine), { prefix: '/supplier' });
  return app;
}
